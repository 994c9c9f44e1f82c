import { Button, NoticeBar } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favorites, onFavoritesChange, toggleFavorite } from '../../../features/favorites/favorites.store.ts';
import type { Favorite } from '../../../features/favorites/favorites.types.ts';

/** Shows the favourite removed last, while this page is open, and restores it. */
export function UndoRemoval() {
  const { t } = useTranslation(['favorites', 'common']);
  const removed = useLastRemoved();
  const [dismissed, dismiss] = useState<Favorite>();
  if (!removed || removed === dismissed) return null;
  return (
    <NoticeBar
      icon="star"
      action={
        <Button size="sm" onClick={() => toggleFavorite(removed)}>
          {t('undo')}
        </Button>
      }
      dismissLabel={t('common:kit.dismiss')}
      onDismiss={() => dismiss(removed)}
    >
      {t('removed', { name: removed.name })}
    </NoticeBar>
  );
}

/** Favourite that was removed last; undefined once another one is added, or it is restored. */
function useLastRemoved(): Favorite | undefined {
  const [removed, setRemoved] = useState<Favorite>();
  useEffect(() => {
    let before: readonly Favorite[] = favorites.items;
    return onFavoritesChange(({ add, remove }) => {
      const [ref] = remove;
      setRemoved(
        add.length > 0 ? undefined : before.find(({ kind, id }) => kind === ref?.kind && id === ref.id),
      );
      before = favorites.items;
    });
  }, []);
  return removed;
}
