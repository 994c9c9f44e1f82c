import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './FavouritesEmpty.css.ts';

/** A team or a competition that many players follow. */
export interface FavouriteSuggestion {
  readonly id: string;
  readonly name: string;
  /** What it is: "Football · Coastland". */
  readonly detail?: string | undefined;
  readonly crest?: string | undefined;
  readonly favourite?: boolean | undefined;
}

export interface FavouritesEmptyProps extends RootProps<HTMLElement> {
  /** One sentence: "No favourites yet." */
  title: string;
  /** How a favourite is made: "Touch the star of a match, a team or a competition." */
  detail: string;
  /** One way on: a link to the matches. */
  action?: ReactNode;
  /** Title over the suggestions. */
  suggestionsTitle?: string | undefined;
  /** Place of that title in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Teams and competitions that can be starred at once. */
  suggestions?: readonly FavouriteSuggestion[] | undefined;
  /** Words of a star: "Favourite: Harbour City". */
  favouriteLabel?: ((name: string) => string) | undefined;
  /** The player starred or unstarred a suggestion. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
}

/** A list of favourites that holds nothing, and what could be in it. Renders a `section`. */
export function FavouritesEmpty({
  title,
  detail,
  action,
  suggestionsTitle,
  level = 2,
  suggestions = [],
  favouriteLabel,
  onFavouriteChange,
  ...rest
}: FavouritesEmptyProps) {
  const Title = `h${level}` as const;
  return (
    <section {...rest} className={css.root}>
      <EmptyState icon="star" title={title} detail={detail} action={action} />
      {suggestions.length > 0 && (
        <div>
          {suggestionsTitle !== undefined && <Title className={css.title}>{suggestionsTitle}</Title>}
          <ul>
            {suggestions.map(({ id, name, detail: what, crest, favourite = false }) => (
              <li key={id} className={css.row}>
                <TeamCrest name={name} picture={crest} />
                <span className={css.words}>
                  <bdi className={css.name}>{name}</bdi>
                  {what !== undefined && <span className={css.detail}>{what}</span>}
                </span>
                {favouriteLabel && (
                  <IconButton
                    label={favouriteLabel(name)}
                    icon={favourite ? 'star-filled' : 'star'}
                    tone="muted"
                    pressed={favourite}
                    onClick={() => onFavouriteChange?.(id, !favourite)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
