import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PairedBar } from '../MatchStatistics/PairedBar.tsx';
import * as css from './HeadToHead.css.ts';

/** Past match between the two sides. */
export interface HeadToHeadMeeting {
  /** Id of the match. */
  readonly id: string;
  /** Formatted date, for example “14 Mar 2026”. */
  readonly day: string;
  /** Name of the competition, for example “Coastal League”. */
  readonly competition: string;
  readonly teams: readonly [home: string, away: string];
  readonly score: readonly [home: string, away: string];
  /** Index of the winner: 0 home, 1 away. */
  readonly winner?: 0 | 1 | undefined;
  /** URL of the match's page. */
  readonly href?: string | undefined;
}

/** One of the three summary figures above the meetings. */
export interface HeadToHeadFigure {
  /** Value of the figure. */
  readonly count: number;
  /** Formatted figure with its label, for example “12 wins”. */
  readonly label: string;
}

export interface HeadToHeadProps extends RootProps<HTMLElement> {
  /** Accessible name of the section, for example “Head to head”. */
  label: string;
  teams: readonly [home: string, away: string];
  /** Wins of the first side, draws, wins of the second. Omit `draws` for sports without draws. */
  wins: readonly [home: HeadToHeadFigure, away: HeadToHeadFigure];
  draws?: HeadToHeadFigure | undefined;
  /** Past matches, latest first. */
  meetings: readonly HeadToHeadMeeting[];
  /** Form of each side: `FormChips`. */
  forms?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Title of the empty state when the sides have never met. */
  emptyTitle: string;
}

/** Results of past matches between two sides. Renders a `section`. */
export function HeadToHead({
  label,
  teams,
  wins,
  draws,
  meetings,
  forms,
  emptyTitle,
  ...rest
}: HeadToHeadProps) {
  const { link: Link } = useUi();
  if (meetings.length === 0) {
    return (
      <section {...rest} aria-label={label} className={css.root}>
        <EmptyState icon="history" title={emptyTitle} />
      </section>
    );
  }
  return (
    <section {...rest} aria-label={label} className={css.root}>
      <div className={css.summary}>
        {teams.map((team, side) => (
          <div key={team} className={css.side}>
            <bdi className={css.team}>{team}</bdi>
            {forms?.[side]}
          </div>
        ))}
      </div>
      <div className={css.bar}>
        <PairedBar home={wins[0].count} middle={draws?.count} away={wins[1].count} />
        <p className={css.figures}>
          <span>{wins[0].label}</span>
          {draws && <span>{draws.label}</span>}
          <span>{wins[1].label}</span>
        </p>
      </div>
      <ul>
        {meetings.map((meeting) => {
          const [home, away] = meeting.teams;
          const words = (
            <>
              <span className={css.when}>
                {meeting.day} · {meeting.competition}
              </span>
              <span className={css.match}>
                <bdi className={css.homeName} data-won={meeting.winner === 0 ? '' : undefined}>
                  {home}
                </bdi>
                <bdi translate="no" className={css.score}>
                  {meeting.score[0]}–{meeting.score[1]}
                </bdi>
                <bdi className={css.awayName} data-won={meeting.winner === 1 ? '' : undefined}>
                  {away}
                </bdi>
              </span>
            </>
          );
          return (
            <li key={meeting.id} className={css.meeting}>
              {meeting.href === undefined ? (
                words
              ) : (
                <Link href={meeting.href} className={css.link}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
