import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';
import { useFavorite } from '../../../features/favorites/useFavorite.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';

export interface Star {
  readonly favourite: boolean;
  readonly favouriteLabel: string;
  readonly onFavouriteChange: () => void;
}

/**
 * Favourite button of a competition, a team or a match, for the kit.
 * @param item its subject
 * @param name of the subject in the label
 */
export function useStar(item: Favorite, name = item.name): Star {
  const { t } = useTranslation('common');
  const toggle = useToggleStar();
  return {
    favourite: useFavorite(item.kind, item.id),
    favouriteLabel: t('favorites.star', { name }),
    onFavouriteChange: useCallback(() => toggle(item), [toggle, item]),
  };
}

/** Adds or removes a favourite; notifies the player when the list is full. */
export function useToggleStar(): (item: Favorite) => void {
  const { t } = useTranslation('common');
  return useCallback(
    (item) => {
      if (toggleFavorite(item) === 'full')
        notify({
          kind: 'warning',
          title: t('favorites.full'),
          text: t('favorites.fullText'),
        });
    },
    [t],
  );
}
