import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { ScoreTeam, ScoreTeamSkeleton, type ScoreStar } from './ScoreTeam.tsx';
import * as css from './Scoreboard.css.ts';

export const scoreForms = ['figures', 'long'] as const;
export type ScoreForm = (typeof scoreForms)[number];

export interface ScoreboardBack {
  readonly href: string;
  readonly label: string;
  /** The player follows it; what prevents that leads elsewhere. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface ScoreboardProps extends RootProps<HTMLElement> {
  /** Home and away. A race, or a field without two sides, has none. */
  teams?: readonly [home: string, away: string] | undefined;
  /** Name of a contest without two sides: "Grand Prix of Basilea". */
  name?: string | undefined;
  /** Pictures of the sides; a side without one shows its initials. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** It stands among cards at every width; else it is the head of the page on phones. @default false */
  amongCards?: boolean | undefined;
  /** Stars of the sides that can be followed. */
  stars?: readonly [home: ScoreStar | undefined, away: ScoreStar | undefined] | undefined;
  /** Place of the match in the outline of the page. @default 1 */
  level?: 1 | 2 | undefined;
  /** Name of the competition, over the match. */
  title?: string | undefined;
  /** Where "back" leads, and its words. */
  back?: ScoreboardBack | undefined;
  /** Icon buttons at the end of the top line. */
  actions?: ReactNode;
  /** Score of home and away. */
  score?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** One or two figures a side, or more of them: "112", "184/6". @default 'figures' */
  scoreForm?: ScoreForm | undefined;
  /** Live play in words: "63' · 2nd half". */
  live?: ReactNode;
  /** Words under the score when play is over or stands: "Full time". */
  status?: string | undefined;
  /** Start of an upcoming match: day and time. */
  start?: { readonly day: string; readonly time: string } | undefined;
  /** A second line under it: "After extra time", "Aggregate 4–3". */
  note?: string | undefined;
  /** Cards, corners and other facts of both sides: `ScoreFacts`. */
  facts?: ReactNode;
  /** What the kind of sport adds: `ScoreParts`, `ScoreMaps`, `ScoreInnings`, `ScoreBases`, `ScoreKicks`, `ScoreRanking`, `ScoreCountdown`. */
  parts?: ReactNode;
}

/** Head of a match's page: teams, score, live play. Renders a `header`, its heading names the match. */
export function Scoreboard({
  teams,
  name,
  crests = [undefined, undefined],
  stars = [undefined, undefined],
  level = 1,
  amongCards = false,
  title,
  back,
  actions,
  score,
  scoreForm = 'figures',
  live,
  status,
  start,
  note,
  facts,
  parts,
  ...rest
}: ScoreboardProps) {
  const { link: Link } = useUi();
  const Title = `h${level}` as const;
  return (
    <header {...rest} className={css.root} data-card={amongCards ? '' : undefined}>
      <div className={css.top}>
        {back && (
          <Link href={back.href} aria-label={back.label} onClick={back.onFollow} className={css.back}>
            <Icon name="back" />
          </Link>
        )}
        {title !== undefined && (
          <span className={css.title}>
            <bdi>{title}</bdi>
          </span>
        )}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      <Title>
        <VisuallyHidden>{teams ? teams.join(' – ') : name}</VisuallyHidden>
      </Title>
      <div className={css.match}>
        {teams && <ScoreTeam name={teams[0]} picture={crests[0]} star={stars[0]} />}
        <div className={css.middle}>
          {name !== undefined && (
            <span aria-hidden="true" className={css.contest}>
              <bdi>{name}</bdi>
            </span>
          )}
          {score && (
            // Each figure stands on the side of its team, so it follows the direction of the page.
            <div className={css.score} data-form={scoreForm}>
              <bdi>{score[0]}</bdi>
              <span aria-hidden="true" className={css.dash} />
              <bdi>{score[1]}</bdi>
            </div>
          )}
          {start && (
            <span className={css.start}>
              <bdi dir="ltr">{start.time}</bdi>
            </span>
          )}
          {live !== undefined && <LiveBadge ground="header">{live}</LiveBadge>}
          {start && <span className={css.day}>{start.day}</span>}
          {status !== undefined && <span className={css.day}>{status}</span>}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </div>
        {teams && <ScoreTeam name={teams[1]} picture={crests[1]} star={stars[1]} />}
      </div>
      {facts}
      {parts}
    </header>
  );
}

/** The place of the head while the match loads. Renders a `div` that readers pass over. */
export function ScoreboardSkeleton({ amongCards = false }: Pick<ScoreboardProps, 'amongCards'>) {
  return (
    <div aria-hidden="true" className={css.root} data-card={amongCards ? '' : undefined}>
      <div className={css.top} />
      <div className={css.match}>
        <ScoreTeamSkeleton />
        <div className={css.middle}>
          <Skeleton shape="disc" />
        </div>
        <ScoreTeamSkeleton />
      </div>
    </div>
  );
}
