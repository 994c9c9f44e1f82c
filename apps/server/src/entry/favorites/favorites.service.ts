import { type Db, ProblemError } from '../../kernel/index.ts';
import {
  deleteFavorites,
  deletePlayed,
  favoritesOf,
  insertFavorites,
  type Favorite,
  type FavoriteRef,
} from './favorites.store.ts';

/** Maximum number of favourites of a player. */
export const MOST_FAVORITES = 500;

/** Time after the start of a match, and after it was added, at which it is removed from the favourites, ms. */
const PLAYED = 3 * 86_400_000;

export interface FavoritesChange {
  readonly add: readonly Favorite[];
  readonly remove: readonly FavoriteRef[];
}

/**
 * Adds and removes favourites in one transaction.
 * @returns all favourites afterwards, last added first
 * @throws ProblemError 422 `TOO_MANY_FAVORITES` if there would be more than 500; then nothing is changed
 */
export function changeFavorites(
  db: Db,
  playerId: bigint,
  { add, remove, now }: FavoritesChange & { readonly now: Date },
): Promise<Favorite[]> {
  return db.transaction().execute(async (trx) => {
    // Locks the player, so that simultaneous changes of two devices are counted one after the other.
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
    await deletePlayed(trx, playerId, new Date(now.getTime() - PLAYED));
    await deleteFavorites(trx, playerId, remove);
    await insertFavorites(trx, playerId, { items: add, now });
    const items = await favoritesOf(trx, playerId);
    if (items.length <= MOST_FAVORITES) return items;
    throw new ProblemError(
      422,
      'TOO_MANY_FAVORITES',
      `You can have up to ${MOST_FAVORITES} favourites: remove one first.`,
    );
  });
}
