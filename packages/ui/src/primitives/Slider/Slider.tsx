import { useState } from 'react';
import { SliderFrame, type SliderBase } from './SliderFrame.tsx';

export interface SliderProps extends SliderBase {
  /** The value. */
  value?: number | undefined;
  /** The value at first, when nobody holds `value`. @default the least */
  defaultValue?: number | undefined;
  /** The player moves it. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The player let go of it. */
  onValueCommit?: ((value: number) => void) | undefined;
}

/**
 * A value between two ends that need not be exact. Renders a `div` with the label, the value and an element with the
 * role of a slider; `data-disabled` when it can't be moved.
 */
export function Slider({ value, defaultValue, onValueChange, onValueCommit, ...rest }: SliderProps) {
  const [own, setOwn] = useState(defaultValue ?? rest.min ?? 0);
  return (
    <SliderFrame
      {...rest}
      values={[value ?? own]}
      onValuesChange={([next]) => {
        if (next === undefined) return;
        setOwn(next);
        onValueChange?.(next);
      }}
      onValuesCommit={([next]) => next !== undefined && onValueCommit?.(next)}
    />
  );
}
