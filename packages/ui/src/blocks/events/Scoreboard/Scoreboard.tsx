import type { ReactNode } from 'react';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import * as css from './Scoreboard.css.ts';

export interface ScoreboardProps extends RootProps<HTMLElement> {
  /** Home and away. */
  teams: readonly [home: string, away: string];
  /** Name of the competition, over the match. */
  title?: string | undefined;
  /** Where "back" leads, and its words. */
  back?: { readonly href: string; readonly label: string } | undefined;
  /** Icon buttons at the end of the top line. */
  actions?: ReactNode;
  /** Score of home and away. */
  score?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Live play in words: "63' · 2nd half". */
  live?: ReactNode;
  /** Words under the score when play is over or stands: "Full time". */
  status?: string | undefined;
  /** Start of an upcoming match: day and time. */
  start?: { readonly day: string; readonly time: string } | undefined;
  /** Score by sets, quarters or maps: `ScoreParts`. */
  parts?: ReactNode;
}

/** Head of a match's page: teams, score, live play. Renders a `header`, its heading names the match. */
export function Scoreboard({
  teams,
  title,
  back,
  actions,
  score,
  live,
  status,
  start,
  parts,
  ...rest
}: ScoreboardProps) {
  const { link: Link } = useUi();
  const [home, away] = teams;
  return (
    <header {...rest} className={css.root}>
      <div className={css.top}>
        {back && (
          <Link href={back.href} aria-label={back.label} className={css.back}>
            <Icon name="back" />
          </Link>
        )}
        {title !== undefined && <span className={css.title}>{title}</span>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      <h1>
        <VisuallyHidden>{`${home} – ${away}`}</VisuallyHidden>
      </h1>
      <div className={css.match}>
        <Team name={home} />
        <div className={css.middle}>
          {score && (
            // Each figure stands on the side of its team, so it follows the direction of the page.
            <div className={css.score}>
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
        </div>
        <Team name={away} />
      </div>
      {parts}
    </header>
  );
}

function Team({ name }: { name: string }) {
  return (
    <div className={css.team}>
      <Avatar name={name} tone="header" />
      <span className={css.name}>
        <bdi>{name}</bdi>
      </span>
    </div>
  );
}

/** The place of the head while the match loads. Renders a `div` that readers pass over. */
export function ScoreboardSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      <div className={css.top} />
      <div className={css.match}>
        <div className={css.team}>
          <Skeleton shape="disc" />
          <Skeleton width="half" />
        </div>
        <div className={css.middle}>
          <Skeleton shape="disc" />
        </div>
        <div className={css.team}>
          <Skeleton shape="disc" />
          <Skeleton width="half" />
        </div>
      </div>
    </div>
  );
}
