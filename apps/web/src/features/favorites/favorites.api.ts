import { answer, playerApi } from '../../platform/api/api.ts';
import { favorites, takeFavorites } from './favorites.store.ts';
import type { Favorite, FavoritesChange } from './favorites.types.ts';

const PATH = '/web-api/favorites';

/** Queue of changes to the account, so that they are sent in the order of the clicks. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Loads the account's list to this device, after adding a guest's favourites to it.
 * @throws ApiError when no answer came, or the account would exceed its maximum; the list stays unchanged
 */
export function joinAccount(playerId: string): Promise<void> {
  return inTurn(playerId, { add: favorites.owner === null ? favorites.items : [], remove: [] });
}

/**
 * Stores a change with the account.
 * @throws ApiError when it could not be stored; the list is then reloaded from the account if possible
 */
export async function storeChange(playerId: string, change: FavoritesChange): Promise<void> {
  try {
    await inTurn(playerId, change);
  } catch (error) {
    await inTurn(playerId, { add: [], remove: [] }).catch(() => undefined);
    throw error;
  }
}

function inTurn(playerId: string, change: FavoritesChange): Promise<void> {
  waiting += 1;
  const turn = last.then(async () => {
    try {
      const { items } = await send(change);
      // Later changes are already queued, and the answer to the last one includes this one.
      if (waiting === 1) takeFavorites(playerId, items);
    } finally {
      waiting -= 1;
    }
  });
  last = turn.catch(() => undefined);
  return turn;
}

function send({ add, remove }: FavoritesChange): Promise<{ items: Favorite[] }> {
  if (add.length + remove.length === 0) return answer(playerApi.GET(PATH));
  return answer(
    playerApi.POST(PATH, { body: { add: add.map((item) => ({ ...item })), remove: [...remove] } }),
  );
}
