import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './WatchRow.css.ts';

export interface WatchRowProps extends RootProps<HTMLElement> {
  /** URL of the match, with its tracker open where the row has a thumbnail. */
  href: string;
  teams: readonly [home: string, away: string];
  /** URLs of the sides' crests; a side without one has a drawn crest. */
  crests?: readonly [home: string | undefined, away: string | undefined] | undefined;
  /** Slug of the sport, from which crests are drawn. */
  sport?: string | undefined;
  /**
   * Whether the sides have crests.
   * @default true
   */
  decorated?: boolean | undefined;
  /** Score of home and away. */
  scores?: readonly [home: ReactNode, away: ReactNode] | undefined;
  /** Score for screen-reader users, for example “2 to 1”; without it they have the two figures. */
  scoreLabel?: string | undefined;
  /** `MatchThumbnail` of its tracker. */
  thumbnail?: ReactNode;
  /** Minute or period above the sides, for rows without a thumbnail. */
  live?: ReactNode;
  /** Competition, after the minute. */
  place?: string | undefined;
  /**
   * Whether the page is that of the match.
   * @default false
   */
  current?: boolean | undefined;
}

/** Match in play with the thumbnail of its tracker or with its minute; the whole row is the link. Renders an `article`. */
export function WatchRow({
  href,
  teams,
  crests = [undefined, undefined],
  sport,
  decorated = true,
  scores,
  scoreLabel,
  thumbnail,
  live,
  place,
  current = false,
  ...rest
}: WatchRowProps) {
  const { link: Link } = useUi();
  const isSaid = scoreLabel !== undefined;
  return (
    <article aria-label={teams.join(' – ')} {...rest} className={css.root}>
      <Link href={href} aria-current={current ? 'page' : undefined} className={css.link}>
        <span className={css.sides}>
          {live !== undefined && (
            <span className={css.status}>
              <LiveBadge>{live}</LiveBadge>
              {place !== undefined && (
                <bdi translate="no" className={css.place}>
                  {place}
                </bdi>
              )}
            </span>
          )}
          {teams.map((team, side) => (
            <span key={team} className={css.side}>
              {decorated && (
                <TeamCrest name={team} image={crests[side]} sport={sport} home={teams[side - 1]} />
              )}
              <bdi className={css.name}>{team}</bdi>
              {scores && (
                <bdi aria-hidden={isSaid || undefined} dir="ltr" translate="no" className={css.score}>
                  {scores[side]}
                </bdi>
              )}
            </span>
          ))}
        </span>
        {isSaid && <VisuallyHidden>{scoreLabel}</VisuallyHidden>}
        {thumbnail}
      </Link>
    </article>
  );
}
