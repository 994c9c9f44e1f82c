import { useState } from 'react';
import { SliderFrame, type SliderBase } from './SliderFrame.tsx';

/** From and to. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderBase {
  /** Names of the two thumbs for readers: "Lowest price", "Highest price". */
  thumbLabels: readonly [from: string, to: string];
  /** The range. */
  value?: SliderRange | undefined;
  /** The range at first, when nobody holds `value`. @default the whole */
  defaultValue?: SliderRange | undefined;
  /** The player moves an end of it. */
  onValueChange?: ((value: SliderRange) => void) | undefined;
  /** The player let go of it. */
  onValueCommit?: ((value: SliderRange) => void) | undefined;
}

/**
 * A range between two ends. Renders a `div` with the label, the range and two elements with the role of a slider;
 * `data-disabled` when they can't be moved.
 */
export function RangeSlider({
  thumbLabels,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...rest
}: RangeSliderProps) {
  const [own, setOwn] = useState<SliderRange>(defaultValue ?? [rest.min ?? 0, rest.max ?? 100]);
  const range = ([from, to]: readonly number[], report: (range: SliderRange) => void) => {
    if (from !== undefined && to !== undefined) report([from, to]);
  };
  return (
    <SliderFrame
      {...rest}
      thumbs={thumbLabels}
      values={value ?? own}
      onValuesChange={(values) =>
        range(values, (next) => {
          setOwn(next);
          onValueChange?.(next);
        })
      }
      onValuesCommit={(values) => range(values, (next) => onValueCommit?.(next))}
    />
  );
}
