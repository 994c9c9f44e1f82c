import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DateStrip.css.ts';

export interface DateStripDay {
  /** The day as `2026-11-21`. */
  readonly value: string;
  /** Its name in short: "Today", "Sat". */
  readonly name: string;
  /** Its number, and the month where it turns: "21", "1 Dec". */
  readonly date: string;
  /** The day in full, for readers: "Saturday, 21 November". */
  readonly label: string;
  /** How many matches, formatted. */
  readonly count?: string | undefined;
  /** Nothing is played on it. */
  readonly disabled?: boolean | undefined;
}

export interface DateStripProps extends RootProps<HTMLDivElement> {
  /** What the days choose: "Day of play". */
  label: string;
  /** Days in order. */
  days: readonly DateStripDay[];
  /** The day in use; none while another filter is. */
  value?: string | undefined;
  /** The player chose a day. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Days in one line that scrolls sideways. Renders a group of buttons, one pressed. */
export function DateStrip({ label, days, value, onValueChange, ...rest }: DateStripProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.root}>
      {days.map((day) => (
        <button
          key={day.value}
          type="button"
          aria-pressed={day.value === value}
          disabled={day.disabled}
          onClick={() => onValueChange?.(day.value)}
          className={css.day}
        >
          <VisuallyHidden>{day.label}</VisuallyHidden>
          <span aria-hidden="true" className={css.name}>
            {day.name}
          </span>
          <span aria-hidden="true" className={css.date}>
            {day.date}
          </span>
          {day.count !== undefined && <span className={css.count}>{day.count}</span>}
        </button>
      ))}
    </div>
  );
}
