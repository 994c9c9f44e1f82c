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

export interface ScoreboardLink {
  readonly href: string;
  /** Accessible name of the link. */
  readonly label: string;
}

export interface ScoreboardBack extends ScoreboardLink {
  /** Called when the player follows the link. Prevent the default to navigate elsewhere. */
  readonly onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface ScoreboardProps extends RootProps<HTMLElement> {
  /** Names of home and away. Undefined for a race or a field without two sides. */
  teams?: readonly [home: string, away: string] | undefined;
  /** Name of an event without two sides, for example “Grand Prix of Basilea”. */
  name?: string | undefined;
  /** URLs of the sides' crests; a side without one has a drawn crest. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /**
   * Whether the scoreboard is a card at every width. Otherwise it is the page header on phones.
   * @default false
   */
  amongCards?: boolean | undefined;
  /** URLs of the sides' pages. */
  teamHrefs?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Favourite buttons of the sides. */
  stars?: readonly [home: ScoreStar | undefined, away: ScoreStar | undefined] | undefined;
  /**
   * Heading level of the match.
   * @default 1
   */
  level?: 1 | 2 | undefined;
  /** Name of the competition, above the match. */
  title?: string | undefined;
  /** Flag before the competition's name: `CountryFlag` of the size `sm`. */
  flag?: ReactNode;
  /** Link of the competition's name; its label contains the name. */
  titleLink?: ScoreboardLink | undefined;
  /** Back link with its label. */
  back?: ScoreboardBack | undefined;
  /** Icon buttons at the end of the top line: `ScoreTool` and `IconButton`. */
  actions?: ReactNode;
  /** Accessible name of the buttons' group. */
  actionsLabel?: string | undefined;
  /** Score of home and away. */
  score?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Score for screen-reader users, for example “2 to 1”; without it they have the two figures. */
  scoreLabel?: string | undefined;
  /**
   * Width of the score: one or two digits per side, or more (“112”, “184/6”).
   * @default 'figures'
   */
  scoreForm?: ScoreForm | undefined;
  /** Live state, for example “63' · 2nd half”. */
  live?: ReactNode;
  /** Label below the score of a finished or interrupted match, for example “Full time”. */
  status?: string | undefined;
  /** Date and time of an upcoming match. */
  start?: { readonly day: string; readonly time: string } | undefined;
  /** Second line below the score, for example “After extra time” or “Aggregate 4–3”. */
  note?: string | undefined;
  /** Cards, corners and other figures of both sides: `ScoreDetails`. */
  details?: ReactNode;
  /**
   * Sport-specific content: `ScoreParts`, `ScoreMaps`, `ScoreInnings`, `ScoreBases`, `ScoreKicks`, `ScoreRanking`,
   * `ScoreCountdown`.
   */
  parts?: ReactNode;
  /** `MomentumChart` of a match in play, below everything else. */
  momentum?: ReactNode;
  /** `GoalMoment` over the scoreboard while it is shown; the line of the title stays in front of it. */
  moment?: ReactNode;
}

/** Header of a match's page: teams, score, live state. Renders a `header` whose heading names the match. */
export function Scoreboard({
  teams,
  name,
  crests = [undefined, undefined],
  sport,
  teamHrefs = [undefined, undefined],
  stars = [undefined, undefined],
  level = 1,
  amongCards = false,
  title,
  flag,
  titleLink,
  back,
  actions,
  actionsLabel,
  score,
  scoreLabel,
  scoreForm = 'figures',
  live,
  status,
  start,
  note,
  details,
  parts,
  momentum,
  moment,
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
        {title !== undefined &&
          (titleLink ? (
            <Link href={titleLink.href} aria-label={titleLink.label} className={css.title}>
              {flag}
              <bdi className={css.titleText}>{title}</bdi>
            </Link>
          ) : (
            <span className={css.title}>
              {flag}
              <bdi className={css.titleText}>{title}</bdi>
            </span>
          ))}
        {actions !== undefined && (
          <div
            role={actionsLabel === undefined ? undefined : 'group'}
            aria-label={actionsLabel}
            className={css.actions}
          >
            {actions}
          </div>
        )}
      </div>
      <Title>
        <VisuallyHidden>{teams ? teams.join(' – ') : name}</VisuallyHidden>
      </Title>
      <div className={css.match}>
        {teams && (
          <ScoreTeam
            name={teams[0]}
            side="home"
            href={teamHrefs[0]}
            image={crests[0]}
            sport={sport}
            star={stars[0]}
          />
        )}
        <div className={css.middle}>
          {name !== undefined && (
            <span aria-hidden="true" className={css.contest}>
              <bdi>{name}</bdi>
            </span>
          )}
          {score && scoreLabel !== undefined && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
          {score && (
            // The order of the figures follows the page's writing direction, like that of the teams.
            <div
              translate="no"
              className={css.score}
              data-form={scoreForm}
              aria-hidden={scoreLabel !== undefined}
            >
              <bdi>{score[0]}</bdi>
              <span aria-hidden="true" className={css.dash} />
              <bdi>{score[1]}</bdi>
            </div>
          )}
          {start && (
            <span className={css.start}>
              <bdi dir="ltr" translate="no">
                {start.time}
              </bdi>
            </span>
          )}
          {live !== undefined && <LiveBadge ground="header">{live}</LiveBadge>}
          {start && <span className={css.day}>{start.day}</span>}
          {status !== undefined && <span className={css.day}>{status}</span>}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </div>
        {teams && (
          <ScoreTeam
            name={teams[1]}
            side="away"
            href={teamHrefs[1]}
            image={crests[1]}
            sport={sport}
            home={teams[0]}
            star={stars[1]}
          />
        )}
      </div>
      {details}
      {parts}
      {momentum !== undefined && <div className={css.momentum}>{momentum}</div>}
      {moment}
    </header>
  );
}

/** Placeholder of the scoreboard while the match loads. Renders a `div` hidden from screen readers. */
export function ScoreboardSkeleton({ amongCards = false }: Pick<ScoreboardProps, 'amongCards'>) {
  return (
    <div aria-hidden="true" className={css.root} data-card={amongCards ? '' : undefined}>
      <div className={css.top} />
      <div className={css.match}>
        <ScoreTeamSkeleton side="home" />
        <div className={css.middle}>
          <Skeleton shape="disc" />
        </div>
        <ScoreTeamSkeleton side="away" />
      </div>
    </div>
  );
}
