import { answer, playerApi } from '../../platform/api/api.ts';
import { favorites, takeFavorites } from './favorites.store.ts';
import type { Favorite, FavoritesChange } from './favorites.types.ts';

const PATH = '/web-api/favorites';

/** Changes of an account on their way, one after another: the order of touches is the order of changes. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Brings the account's list to this device; what a guest followed here joins it first.
 * @throws ApiError when no answer came, or when the account would have more than it may; the list stays as it is
 */
export function joinAccount(playerId: string): Promise<void> {
  return inTurn(playerId, { add: favorites.owner === null ? favorites.items : [], remove: [] });
}

/**
 * Keeps a change with the account.
 * @throws ApiError when it could not be kept; the list is then as the account has it, where that can be had
 */
export async function keepChange(playerId: string, change: FavoritesChange): Promise<void> {
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
      // What was touched meanwhile is on its way, and its answer holds this one too.
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
