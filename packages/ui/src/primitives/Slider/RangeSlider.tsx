import { useState } from 'react';
import { SliderFrame, type SliderBase } from './SliderFrame.tsx';

/** Lower and upper bound of a range. */
export type SliderRange = readonly [from: number, to: number];

export interface RangeSliderProps extends SliderBase {
  /** Accessible names of the two thumbs, for example “Lowest price” and “Highest price”. */
  thumbLabels: readonly [from: string, to: string];
  /** Selected range (controlled). */
  value?: SliderRange | undefined;
  /**
   * Initial range, when uncontrolled.
   * @default the whole range
   */
  defaultValue?: SliderRange | undefined;
  /** Called while the player moves a thumb. */
  onValueChange?: ((value: SliderRange) => void) | undefined;
  /** Called when the player releases a thumb. */
  onValueCommit?: ((value: SliderRange) => void) | undefined;
}

/**
 * Slider with two thumbs for selecting a range. Renders a `div` with the label, the value and two elements with the
 * role `slider`; `data-disabled` while disabled.
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
