import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
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
  side: 'home' | 'away';
  /** URL of the side's page. */
  href?: string | undefined;
  /** URL of the crest; without one it is drawn. */
  image?: string | undefined;
  /** Slug of the sport, from which a crest is drawn. */
  sport?: string | undefined;
  /** Name of the home side, for the guests. */
  home?: string | undefined;
  /** Favourite button. Without it the side can't be a favourite. */
  star?: ScoreStar | undefined;
}

/** Side of a scoreboard: crest, a star below or beside it, and the name as a link. Renders a `div`. */
export function ScoreTeam({ name, side, href, image, sport, home, star }: ScoreTeamProps) {
  const { link: Link } = useUi();
  const label = <bdi className={css.label}>{name}</bdi>;
  return (
    <div className={css.team} data-side={side}>
      <span className={css.crest} data-star={star ? '' : undefined}>
        <LargeCrest {...{ name, image, sport, home }} size="board" tone="header" />
        {star && (
          <button
            type="button"
            aria-label={star.favouriteLabel}
            title={star.favouriteLabel}
            aria-pressed={star.favourite}
            onClick={() => star.onFavouriteChange(!star.favourite)}
            className={css.star}
          >
            <Icon name={star.favourite ? 'star-filled' : 'star'} size="xs" />
          </button>
        )}
      </span>
      {href === undefined ? (
        <span className={css.name}>{label}</span>
      ) : (
        <Link href={href} title={name} className={css.name}>
          {label}
        </Link>
      )}
    </div>
  );
}

/** Placeholder of a side while the match loads. Renders a `div`. */
export function ScoreTeamSkeleton({ side }: Pick<ScoreTeamProps, 'side'>) {
  return (
    <div className={css.team} data-side={side}>
      <span className={css.crest} data-star="">
        <LargeCrestSkeleton size="board" />
      </span>
      <span className={css.name}>
        <Skeleton />
      </span>
    </div>
  );
}
