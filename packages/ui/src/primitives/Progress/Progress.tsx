import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import * as css from './Progress.css.ts';

export const progressTones = ['neutral', 'success', 'warning', 'danger', 'boost'] as const;
export type ProgressTone = (typeof progressTones)[number];

export const progressSizes = ['sm', 'md'] as const;
export type ProgressSize = (typeof progressSizes)[number];

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** Accessible name: what is used up or done. */
  label: string;
  /** Progress from 0 to `max`; without it the bar is indeterminate. */
  value?: number | undefined;
  /**
   * Maximum value.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Value as text for screen readers, such as an amount.
   * @default the share in per cent
   */
  valueText?: string | undefined;
  /**
   * Whether label and value are shown above the bar.
   * @default false
   */
  labelled?: boolean | undefined;
  /**
   * Meaning of the progress, which sets the colour.
   * @default 'neutral'
   */
  tone?: ProgressTone | undefined;
  /**
   * Thickness of the bar.
   * @default 'md'
   */
  size?: ProgressSize | undefined;
}

/**
 * Progress of a process, or a share of a whole. Renders a `div` with the role `progressbar`; `data-state` is
 * `loading`, `complete` or `indeterminate`.
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  labelled = false,
  tone = 'neutral',
  size = 'md',
  ...rest
}: ProgressProps) {
  const { direction } = useUi();
  const whole = max > 0 ? max : 1;
  const part = value === undefined || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const away = (1 - part) * (direction === 'rtl' ? 100 : -100);
  const state = value === undefined ? 'indeterminate' : part === 1 ? 'complete' : 'loading';
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={whole}
      {...(value !== undefined && {
        'aria-valuenow': part * whole,
        'aria-valuetext': valueText ?? `${Math.round(part * 100)}%`,
      })}
      data-state={state}
      className={css.root}
    >
      {labelled && (
        <div className={css.head}>
          <span className={css.label}>{label}</span>
          {valueText !== undefined && <span className={css.figure}>{valueText}</span>}
        </div>
      )}
      <div className={classes(css.track, css.sizes[size])}>
        <div
          data-state={state}
          className={classes(css.bar, css.tones[tone])}
          // Inline style, because the share is data.
          {...(value !== undefined && { style: { transform: `translateX(${away}%)` } })}
        />
      </div>
    </div>
  );
}
