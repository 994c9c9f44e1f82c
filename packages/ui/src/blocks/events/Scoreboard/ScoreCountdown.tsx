import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreCountdown.css.ts';

export interface ScoreCountdownProps extends RootProps<HTMLDivElement> {
  /** Label of the countdown, for example “Starts in”. */
  label: string;
  /** Remaining time, largest unit first, for example “2” “h”, “14” “min”. */
  remaining: readonly { readonly value: string; readonly unit: string }[];
}

/** Time until the start, updated by its props only. Renders a `div` with `role="timer"`. */
export function ScoreCountdown({ label, remaining, ...rest }: ScoreCountdownProps) {
  return (
    <div {...rest} role="timer" aria-label={label} className={css.root}>
      <span className={css.label}>{label}</span>
      {remaining.map(({ value, unit }) => (
        <span key={unit} className={css.part}>
          <bdi dir="ltr" translate="no" className={css.value}>
            {value}
          </bdi>
          {unit}
        </span>
      ))}
    </div>
  );
}
