import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ActivityTimeline.css.ts';

export const activityTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type ActivityTone = (typeof activityTones)[number];

export interface ActivityEntry {
  readonly id: string;
  /** Name of the event in a few words; a link if it has a page. */
  readonly title: ReactNode;
  /** Formatted time. */
  readonly time: string;
  /** Values, author or reason. */
  readonly detail?: ReactNode;
  /**
   * Meaning, which sets the colour of the dot; the title says it in words.
   * @default 'neutral'
   */
  readonly tone?: ActivityTone | undefined;
}

export interface ActivityTimelineProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the list. */
  label: string;
  /** Entries, newest first. */
  entries: readonly ActivityEntry[];
}

/** Events of an account in order of time, joined by a line. Renders an `ol` with `data-tone` on each entry. */
export function ActivityTimeline({ label, entries, ...rest }: ActivityTimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={css.root}>
      {entries.map(({ id, title, time, detail, tone = 'neutral' }) => (
        <li key={id} data-tone={tone} className={css.entry}>
          <span className={css.head}>
            <span className={css.title}>{title}</span>
            <span className={css.time}>{time}</span>
          </span>
          {detail !== undefined && <span className={css.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
