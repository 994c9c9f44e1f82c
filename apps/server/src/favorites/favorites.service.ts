import type { Db } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import {
  deleteFavorites,
  deletePlayed,
  favoritesOf,
  insertFavorites,
  type Favorite,
  type FavoriteRef,
} from './favorites.store.ts';

/** As many favourites as a player may have. */
export const MOST_FAVORITES = 500;

/** A match that began, and was followed, this long ago is followed no more, ms. */
const PLAYED = 3 * 86_400_000;

export interface FavoritesChange {
  readonly add: readonly Favorite[];
  readonly remove: readonly FavoriteRef[];
}

/**
 * Adds favourites and takes others away, in one transaction.
 * @returns all of them afterwards, the last one added first
 * @throws ProblemError 422 `TOO_MANY_FAVORITES` when there would be more than 500; then nothing has changed
 */
export function changeFavorites(
  db: Db,
  playerId: bigint,
  { add, remove, now }: FavoritesChange & { readonly now: Date },
): Promise<Favorite[]> {
  return db.transaction().execute(async (trx) => {
    // Two devices at once: the second counts what the first has added.
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
    await deletePlayed(trx, playerId, new Date(now.getTime() - PLAYED));
    await deleteFavorites(trx, playerId, remove);
    await insertFavorites(trx, playerId, { items: add, now });
    const items = await favoritesOf(trx, playerId);
    if (items.length <= MOST_FAVORITES) return items;
    throw new ProblemError(
      422,
      'TOO_MANY_FAVORITES',
      `You can follow ${MOST_FAVORITES} competitions, teams and matches at most: take one away first.`,
    );
  });
}
