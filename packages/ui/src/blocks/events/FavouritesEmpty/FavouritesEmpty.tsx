import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import * as css from './FavouritesEmpty.css.ts';

/** Team or competition that many players follow. */
export interface FavouriteSuggestion {
  readonly id: string;
  readonly name: string;
  /** Sport and country, for example “Football · Coastland”. */
  readonly detail?: string | undefined;
  readonly crest?: string | undefined;
  /** Slug of a team's sport, from which its crest is drawn. Without it only an image is shown. */
  readonly sport?: string | undefined;
  /** Mark of a competition, in place of a crest. */
  readonly mark?: ReactNode;
  readonly favourite?: boolean | undefined;
}

export interface FavouritesEmptyProps extends RootProps<HTMLElement> {
  /** Title in one sentence, for example “No favourites yet.” */
  title: string;
  /** Instructions, for example “Touch the star of a match, a team or a competition.” */
  detail: string;
  /** Action: a link to the matches. */
  action?: ReactNode;
  /** Title of the suggestions. */
  suggestionsTitle?: string | undefined;
  /**
   * Heading level of the suggestions' title.
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** Teams and competitions that can be added directly. */
  suggestions?: readonly FavouriteSuggestion[] | undefined;
  /** Label of a favourite button, for example “Favourite: Harbour City”. */
  favouriteLabel?: ((name: string) => string) | undefined;
  /** Called when the player toggles a suggestion. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
}

/** Empty state of the favourites, with suggestions. Renders a `section`. */
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
            {suggestions.map(({ id, name, detail: what, crest, sport, mark, favourite = false }) => (
              <li key={id} className={css.row}>
                {mark}
                {(sport ?? crest) !== undefined && <TeamCrest name={name} image={crest} sport={sport} />}
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
