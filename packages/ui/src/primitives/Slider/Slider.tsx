import { useState } from 'react';
import { SliderFrame, type SliderBase } from './SliderFrame.tsx';

export interface SliderProps extends SliderBase {
  /** Current value (controlled). */
  value?: number | undefined;
  /**
   * Initial value, when uncontrolled.
   * @default the minimum
   */
  defaultValue?: number | undefined;
  /** Called while the player moves the thumb. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called when the player releases the thumb. */
  onValueCommit?: ((value: number) => void) | undefined;
}

/**
 * Slider for an approximate value. Renders a `div` with the label, the value and an element with the role `slider`;
 * `data-disabled` while disabled.
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
