import { useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventScores, type EventScorePart } from '../EventRow/EventScores.tsx';
import { EventTeams } from '../EventRow/EventTeams.tsx';
import * as css from './ResultRow.css.ts';

/** Line of an expanded result's details. */
export interface ResultDetail {
  /** Id of the line. */
  readonly id: string;
  /** Label of the line, for example “1st half” or “Corners”. */
  readonly label: string;
  /** Value of the line, for example “1–0”. */
  readonly value: string;
}

export interface ResultRowProps extends RootProps<HTMLElement> {
  /** URL of the match's page. */
  href: string;
  teams: readonly [home: string, away: string];
  /** Date of the match, for example “14 Nov”; `time` for example “21:00”. */
  day: string;
  time?: string | undefined;
  /** Type of ending other than regular time, for example “After extra time” or “Cancelled”. */
  status?: string | undefined;
  /** Score of home and away. Undefined for a match that wasn't played. */
  scores?: readonly [home: string, away: string] | undefined;
  /** Partial scores: sets, halves or periods. */
  parts?: readonly EventScorePart[] | undefined;
  /** Full score for screen-reader users. */
  scoreLabel?: string | undefined;
  winner?: 0 | 1 | undefined;
  /** URLs of the sides' crests; a side without one has a drawn crest. Without this prop no crests are shown. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /** Details of the expanded row. Without them the row can't be expanded. */
  details?: readonly ResultDetail[] | undefined;
  /**
   * Whether the details are shown.
   * @default false
   */
  expanded?: boolean | undefined;
  /** Label of the expand button. */
  expandLabel?: string | undefined;
  /** Called when the player expands or collapses the row. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined;
}

/** Result of a match in a `CompetitionCard`. Renders an `article`. */
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
  sport,
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
        {time !== undefined && (
          <bdi dir="ltr" translate="no">
            {time}
          </bdi>
        )}
        {status !== undefined && <span className={css.status}>{status}</span>}
      </div>
      <EventTeams {...{ href, teams, crests, sport, winner }} marks={undefined} />
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
              <bdi dir="ltr" translate="no">
                {detail.value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Placeholder of a result while it loads. Renders a `div` hidden from screen readers. */
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
