import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DateStrip.css.ts';

export interface DateStripDay {
  /** Date, for example `2026-11-21`. */
  readonly value: string;
  /** Short name of the day, for example “Today” or “Sat”. */
  readonly name: string;
  /** Day of the month, with the month on its first day. Examples: “21”, “1 Dec”. */
  readonly date: string;
  /** Full date for screen-reader users, for example “Saturday, 21 November”. */
  readonly label: string;
  /** Formatted number of matches. */
  readonly count?: string | undefined;
  /** Whether the day has no matches. */
  readonly disabled?: boolean | undefined;
}

export interface DateStripProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group, for example “Day of play”. */
  label: string;
  /** Days in display order. */
  days: readonly DateStripDay[];
  /** Selected day. Undefined while another filter is active. */
  value?: string | undefined;
  /** Called when the player selects a day. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Days in a horizontally scrolling line. Renders a group of toggle buttons, one of them pressed. */
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
