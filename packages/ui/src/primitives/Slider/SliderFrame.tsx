import { useId } from 'react';
import { Slider as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Slider.css.ts';

export interface SliderBase extends RootProps<HTMLDivElement> {
  /** What is set. */
  label: string;
  /** The least. @default 0 */
  min?: number | undefined;
  /** The most. @default 100 */
  max?: number | undefined;
  /** From one value to the next. @default 1 */
  step?: number | undefined;
  /** A value in words, such as an amount; shown and read out. @default the plain figure */
  formatValue?: ((value: number) => string) | undefined;
  /** Label and value stand elsewhere and are for readers only. @default false */
  labelHidden?: boolean | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** Can't be moved now. @default false */
  disabled?: boolean | undefined;
}

interface SliderFrameProps extends SliderBase {
  values: readonly number[];
  /** Names of the thumbs; the label names a single one. */
  thumbs?: readonly string[] | undefined;
  onValuesChange: (values: readonly number[]) => void;
  onValuesCommit: (values: readonly number[]) => void;
}

/** The parts that a slider with one thumb and a slider with two share. */
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
