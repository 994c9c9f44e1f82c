import { useSyncExternalStore } from 'react';
import { isFavorite, watchFavorites } from './favorites.store.ts';
import type { FavoriteKind } from './favorites.types.ts';

const never = () => false;

/** Returns whether it is a favourite; renders again only when that changes. */
export function useFavorite(kind: FavoriteKind, id: number): boolean {
  const read = () => isFavorite(kind, id);
  return useSyncExternalStore(watchFavorites, read, never);
}
