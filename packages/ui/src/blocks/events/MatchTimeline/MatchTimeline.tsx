import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './MatchTimeline.css.ts';

export interface Incident {
  /** Id of the incident. */
  readonly id: string;
  /** Minute of the incident, for example “63'”. */
  readonly minute: string;
  /** Description of the incident, for example “Goal, J. Penhallow”. */
  readonly label: string;
  /** Additional detail, for example “Penalty” or “for T. Brackenbury”. */
  readonly detail?: string | undefined;
  readonly icon: IconName;
  /** Card that was shown, which has its real colour. */
  readonly card?: 'yellow' | 'red' | undefined;
  /** Index of the side: 0 home, 1 away. Undefined for neutral incidents such as the end of a half. */
  readonly side?: 0 | 1 | undefined;
  /** Score after the incident, for example “2–1”. */
  readonly score?: string | undefined;
  /** Whether the incident is emphasised: a goal or a red card. */
  readonly emphasised?: boolean | undefined;
}

export interface MatchTimelineProps extends RootProps<HTMLElement> {
  /** Accessible name of the section, for example “Course of the match”. */
  label: string;
  teams: readonly [home: string, away: string];
  /** Incidents, displayed in the given order. */
  moments: readonly Incident[];
  /** Title of the empty state. */
  emptyTitle: string;
}

/**
 * Incidents of a match by minute along a line in the middle: home at the start, guests at the end. Renders a `section`
 * with an `ol`.
 */
export function MatchTimeline({ label, teams, moments, emptyTitle, ...rest }: MatchTimelineProps) {
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {moments.length === 0 ? (
        <EmptyState icon="clock" title={emptyTitle} />
      ) : (
        <>
          <p className={css.teams}>
            <bdi className={css.team}>{teams[0]}</bdi>
            <bdi className={css.team}>{teams[1]}</bdi>
          </p>
          <ol>
            {moments.map((moment) => (
              <li key={moment.id} className={css.moment} data-side={moment.side}>
                <span
                  className={css.icon}
                  data-grave={moment.emphasised ? '' : undefined}
                  data-card={moment.card}
                >
                  <Icon name={moment.icon} size="sm" />
                </span>
                <span className={css.words}>
                  <span className={css.label} data-grave={moment.emphasised ? '' : undefined}>
                    <span>{moment.label}</span>
                    {moment.score !== undefined && (
                      <>
                        {' '}
                        <bdi translate="no" className={css.score}>
                          {moment.score}
                        </bdi>
                      </>
                    )}
                  </span>
                  <Detail {...moment} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Minute and additional detail of an incident. */
function Detail({ minute, detail }: Incident) {
  if (minute === '' && detail === undefined) return null;
  return (
    <span className={css.detail}>
      <bdi dir="ltr" translate="no">
        {minute}
      </bdi>
      {minute !== '' && detail !== undefined && <span> · </span>}
      {detail !== undefined && <span>{detail}</span>}
    </span>
  );
}
