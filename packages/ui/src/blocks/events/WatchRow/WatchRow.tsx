import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './WatchRow.css.ts';

export interface WatchRowProps extends RootProps<HTMLElement> {
  /** URL of the match with its tracker open. */
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
  thumbnail: ReactNode;
}

/** Match in play with the thumbnail of its tracker; the whole row is the link. Renders an `article`. */
export function WatchRow({
  href,
  teams,
  crests = [undefined, undefined],
  sport,
  decorated = true,
  scores,
  scoreLabel,
  thumbnail,
  ...rest
}: WatchRowProps) {
  const { link: Link } = useUi();
  const isSaid = scoreLabel !== undefined;
  return (
    <article aria-label={teams.join(' – ')} {...rest} className={css.root}>
      <Link href={href} className={css.link}>
        <span className={css.sides}>
          {teams.map((team, side) => (
            <span key={team} className={css.side}>
              {decorated && (
                <TeamCrest name={team} image={crests[side]} sport={sport} home={teams[side - 1]} />
              )}
              <bdi className={css.name}>{team}</bdi>
              {scores && (
                <bdi aria-hidden={isSaid || undefined} dir="ltr" className={css.score}>
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
