import { useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventScores, type EventScorePart } from '../EventRow/EventScores.tsx';
import { EventTeams } from '../EventRow/EventTeams.tsx';
import * as css from './ResultRow.css.ts';

/** One line of what is shown when a result is opened. */
export interface ResultDetail {
  /** Identity of the line. */
  readonly id: string;
  /** "1st half", "Corners". */
  readonly label: string;
  /** "1–0". */
  readonly value: string;
}

export interface ResultRowProps extends RootProps<HTMLElement> {
  /** Page of the match. */
  href: string;
  teams: readonly [home: string, away: string];
  /** When it was played: "14 Nov", "21:00". */
  day: string;
  time?: string | undefined;
  /** How it ended, where that isn't the whole time: "After extra time", "Cancelled". */
  status?: string | undefined;
  /** Score of home and away; none for a match that was not played. */
  scores?: readonly [home: string, away: string] | undefined;
  /** Score by sets, halves or periods. */
  parts?: readonly EventScorePart[] | undefined;
  /** The whole score in words, for readers. */
  scoreLabel?: string | undefined;
  winner?: 0 | 1 | undefined;
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** What is shown when it is opened. Without it the row doesn't open. */
  details?: readonly ResultDetail[] | undefined;
  /** Details are in sight. @default false */
  expanded?: boolean | undefined;
  /** Words of the button that opens it. */
  expandLabel?: string | undefined;
  /** The player opened or closed it. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
}

/** How one match ended, in a `CompetitionCard`. Renders an `article`. */
export function ResultRow({
  href,
  teams,
  day,
  time,
  status,
  scores,
  parts,
  scoreLabel,
  winner,
  crests,
  details = [],
  expanded = false,
  expandLabel,
  onExpandedChange,
  ...rest
}: ResultRowProps) {
  const detailsId = useId();
  return (
    <article {...rest} className={css.root}>
      <div className={css.line}>
        <span>{day}</span>
        {time !== undefined && <bdi dir="ltr">{time}</bdi>}
        {status !== undefined && <span className={css.status}>{status}</span>}
      </div>
      <EventTeams {...{ href, teams, crests, winner }} marks={undefined} />
      <EventScores {...{ scores, parts, scoreLabel, winner }} />
      {details.length > 0 && expandLabel !== undefined && (
        <button
          type="button"
          aria-label={expandLabel}
          aria-expanded={expanded}
          aria-controls={detailsId}
          onClick={() => onExpandedChange?.(!expanded)}
          className={css.expand}
        >
          <Icon name={expanded ? 'up' : 'down'} size="sm" />
        </button>
      )}
      <dl id={detailsId} hidden={!expanded} className={css.details}>
        {details.map((detail) => (
          <div key={detail.id} className={css.detail}>
            <dt>{detail.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr">{detail.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The place of a result while it loads. Renders a `div` that readers pass over. */
export function ResultRowSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.line}>
        <Skeleton width="third" />
      </div>
      <div className={css.ghosts}>
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </div>
  );
}
