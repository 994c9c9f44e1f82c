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

/** The star of a competition, a team or a match, for a block of the kit. @param item what the star is of */
export function useStar(item: Favorite): Star {
  const { t } = useTranslation('common');
  const toggle = useToggleStar();
  return {
    favourite: useFavorite(item.kind, item.id),
    favouriteLabel: t('favorites.star', { name: item.name }),
    onFavouriteChange: useCallback(() => toggle(item), [toggle, item]),
  };
}

/** Follows one that isn't followed, and the other way round; says so when there is no room for more. */
export function useToggleStar(): (item: Favorite) => void {
  const { t } = useTranslation('common');
  return useCallback(
    (item) => {
      if (toggleFavorite(item) === 'full')
        notify({ kind: 'warning', title: t('favorites.full'), text: t('favorites.fullText') });
    },
    [t],
  );
}
