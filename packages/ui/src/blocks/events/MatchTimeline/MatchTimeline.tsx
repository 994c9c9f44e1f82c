import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './MatchTimeline.css.ts';

export interface TimelineMoment {
  /** Identity of the moment. */
  readonly id: string;
  /** When: "63'". */
  readonly minute: string;
  /** What happened, in words: "Goal, J. Penhallow". */
  readonly label: string;
  /** More of it: "Penalty", "for T. Brackenbury". */
  readonly detail?: string | undefined;
  readonly icon: IconName;
  /** Whose it is: 0 home, 1 away; none for the end of a half. */
  readonly side?: 0 | 1 | undefined;
  /** The score after it: "2–1". */
  readonly score?: string | undefined;
  /** It weighs on the match: a goal, a red card. */
  readonly grave?: boolean | undefined;
}

export interface MatchTimelineProps extends RootProps<HTMLElement> {
  /** Name of the part: "Course of the match". */
  label: string;
  teams: readonly [home: string, away: string];
  /** Moments, the latest first or last, as handed in. */
  moments: readonly TimelineMoment[];
  /** What is said before anything happened. */
  emptyTitle: string;
}

/** What happened in a match, minute by minute, each moment on its side and in words. Renders a `section` with an `ol`. */
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
                <bdi dir="ltr" className={css.minute}>
                  {moment.minute}
                </bdi>
                <span className={css.icon} data-grave={moment.grave ? '' : undefined}>
                  <Icon name={moment.icon} size="sm" />
                </span>
                <span className={css.words}>
                  <span className={css.label} data-grave={moment.grave ? '' : undefined}>
                    {moment.label}
                  </span>
                  {moment.detail !== undefined && <span className={css.detail}>{moment.detail}</span>}
                </span>
                {moment.score !== undefined && <bdi className={css.score}>{moment.score}</bdi>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
