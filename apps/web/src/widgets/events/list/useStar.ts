import { useCallback } from 'react';
import { toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useSay } from '../../../platform/i18n/useWord.ts';

export interface Star {
  readonly favourite: boolean;
  readonly favouriteLabel: string;
  readonly onFavouriteChange: () => void;
}

/**
 * Favourite button of a competition, a team or a match, for the kit.
 * @param item its subject
 */
export function useStar(item: Favorite): Star {
  const say = useSay();
  const toggle = useToggleStar();
  return {
    favourite: useFavorite(item.kind, item.id),
    favouriteLabel: say('common', 'favorites.star', { name: item.name }),
    onFavouriteChange: useCallback(() => toggle(item), [toggle, item]),
  };
}

/** Adds or removes a favourite; notifies the player when the list is full. */
export function useToggleStar(): (item: Favorite) => void {
  const say = useSay();
  return useCallback(
    (item) => {
      if (toggleFavorite(item) === 'full')
        notify({
          kind: 'warning',
          title: say('common', 'favorites.full'),
          text: say('common', 'favorites.fullText'),
        });
    },
    [say],
  );
}
