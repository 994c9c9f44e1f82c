import { useId } from 'react';
import { Slider as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Slider.css.ts';

export interface SliderBase extends RootProps<HTMLDivElement> {
  /** Label of the slider. */
  label: string;
  /**
   * Minimum value.
   * @default 0
   */
  min?: number | undefined;
  /**
   * Maximum value.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Step between values.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Formats a value, for example as an amount, for display and for screen readers.
   * @default the plain number
   */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * Whether label and value are visually hidden because they are shown elsewhere.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

interface SliderFrameProps extends SliderBase {
  values: readonly number[];
  /** Accessible names of the thumbs; a single thumb is named by the label. */
  thumbs?: readonly string[] | undefined;
  onValuesChange: (values: readonly number[]) => void;
  onValuesCommit: (values: readonly number[]) => void;
}

/** Shared parts of `Slider` and `RangeSlider`. */
export function SliderFrame({
  label,
  values,
  thumbs,
  onValuesChange,
  onValuesCommit,
  min = 0,
  max = 100,
  step = 1,
  formatValue = String,
  labelHidden = false,
  name,
  disabled = false,
  ...rest
}: SliderFrameProps) {
  const labelId = useId();
  const head = (
    <>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <span aria-hidden="true" className={css.figure}>
        {values.map(formatValue).join(' – ')}
      </span>
    </>
  );
  return (
    <div
      {...(thumbs ? { role: 'group', 'aria-labelledby': labelId } : {})}
      {...rest}
      data-disabled={disabled ? '' : undefined}
      className={css.root}
    >
      {labelHidden ? <VisuallyHidden>{head}</VisuallyHidden> : <div className={css.head}>{head}</div>}
      <Behaviour.Root
        value={[...values]}
        {...(name === undefined ? {} : { name })}
        onValueChange={onValuesChange}
        onValueCommit={onValuesCommit}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        className={css.control}
      >
        <Behaviour.Track className={css.track}>
          <Behaviour.Range className={css.range} />
        </Behaviour.Track>
        {values.map((value, place) => (
          <Behaviour.Thumb
            key={thumbs?.[place] ?? label}
            {...(thumbs ? { 'aria-label': thumbs[place] } : { 'aria-labelledby': labelId })}
            aria-valuetext={formatValue(value)}
            aria-disabled={disabled || undefined}
            className={css.thumb}
          />
        ))}
      </Behaviour.Root>
    </div>
  );
}
