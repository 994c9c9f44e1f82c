import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreCountdown.css.ts';

export interface ScoreCountdownProps extends RootProps<HTMLDivElement> {
  /** What it counts down to: "Starts in". */
  label: string;
  /** What is left, largest unit first: "2" "h", "14" "min". */
  left: readonly { readonly value: string; readonly unit: string }[];
}

/** How long till the start, as it is handed in; it doesn't tick by itself. Renders a `div` with the role of a timer. */
export function ScoreCountdown({ label, left, ...rest }: ScoreCountdownProps) {
  return (
    <div {...rest} role="timer" aria-label={label} className={css.root}>
      <span className={css.label}>{label}</span>
      {left.map(({ value, unit }) => (
        <span key={unit} className={css.part}>
          <bdi dir="ltr" className={css.value}>
            {value}
          </bdi>
          {unit}
        </span>
      ))}
    </div>
  );
}
