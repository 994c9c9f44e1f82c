import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './ScoreTeam.css.ts';

/** The star of a side. */
export interface ScoreStar {
  /** Among the player's favourites. */
  readonly favourite: boolean;
  /** Words of the star: "Favourite: Harbour City". */
  readonly favouriteLabel: string;
  /** The player starred or unstarred the side. */
  readonly onFavouriteChange: (favourite: boolean) => void;
}

export interface ScoreTeamProps {
  name: string;
  /** Crest; without one the side shows its initials. */
  picture?: string | undefined;
  /** Without it the side can't be followed. */
  star?: ScoreStar | undefined;
}

/** One side of a scoreboard; where it can be followed, a button lies over its crest. Renders a `div`. */
export function ScoreTeam({ name, picture, star }: ScoreTeamProps) {
  return (
    <div className={css.team}>
      <span className={css.crest}>
        <TeamCrest name={name} picture={picture} size="md" tone="header" />
        {star && (
          <button
            type="button"
            aria-label={star.favouriteLabel}
            title={star.favouriteLabel}
            aria-pressed={star.favourite}
            onClick={() => star.onFavouriteChange(!star.favourite)}
            className={css.follow}
          >
            <span className={css.star}>
              <Icon name={star.favourite ? 'star-filled' : 'star'} size="xs" />
            </span>
          </button>
        )}
      </span>
      <span className={css.name}>
        <bdi>{name}</bdi>
      </span>
    </div>
  );
}

/** The place of a side while the match loads. Renders a `div`. */
export function ScoreTeamSkeleton() {
  return (
    <div className={css.team}>
      <Skeleton shape="disc" />
      <Skeleton width="half" />
    </div>
  );
}
