import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { LargeCrest, LargeCrestSkeleton } from '../LargeCrest/LargeCrest.tsx';
import * as css from './ScoreTeam.css.ts';

/** Favourite button of a side. */
export interface ScoreStar {
  /** Whether the side is a favourite of the player. */
  readonly favourite: boolean;
  /** Label of the button, for example “Favourite: Harbour City”. */
  readonly favouriteLabel: string;
  /** Called when the player toggles the favourite. */
  readonly onFavouriteChange: (favourite: boolean) => void;
}

export interface ScoreTeamProps {
  name: string;
  /** URL of the crest; without one it is drawn. */
  image?: string | undefined;
  /** Slug of the sport, from which a crest is drawn. */
  sport?: string | undefined;
  /** Name of the home side, for the guests. */
  home?: string | undefined;
  /** Favourite button. Without it the side can't be a favourite. */
  star?: ScoreStar | undefined;
}

/** Side of a scoreboard; with `star`, a button covers its crest. Renders a `div`. */
export function ScoreTeam({ name, image, sport, home, star }: ScoreTeamProps) {
  return (
    <div className={css.team}>
      <span className={css.crest}>
        <LargeCrest {...{ name, image, sport, home }} size="board" tone="header" />
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

/** Placeholder of a side while the match loads. Renders a `div`. */
export function ScoreTeamSkeleton() {
  return (
    <div className={css.team}>
      <LargeCrestSkeleton size="board" />
      <Skeleton width="half" />
    </div>
  );
}
