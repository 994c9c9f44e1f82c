import { queryOptions } from '@tanstack/react-query';
import type { ListedGame, MyCasino } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import type { Reader } from './catalogue.api.ts';
import { withFavourite } from './withFavourite.ts';

// Keys that begin with `player` are cleared when the player changes.
const MINE = ['player', 'casino', 'mine'] as const;

/** The player's unfinished, recent, favourite and recommended games. */
export function myCasinoQuery(reader: Reader) {
  return queryOptions({
    queryKey: [...MINE, reader],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/casino/mine', { params: { query: { ...reader } }, signal })),
    // A game that was just left is the first of the recent ones.
    staleTime: 5_000,
  });
}

/** Queue of changes, so that they reach the account in the order of the presses. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Adds a game to the favourites or removes it: on the page at once, then with the account. A failure undoes it.
 * @throws ApiError
 */
export async function changeFavourite(game: ListedGame, isFavourite: boolean): Promise<void> {
  await queryClient.cancelQueries({ queryKey: MINE });
  show(game, isFavourite);
  const stored = last.then(() =>
    answer(
      playerApi.PUT('/web-api/casino/favourites/{gameId}', {
        params: { path: { gameId: game.id } },
        body: { isFavourite },
      }),
    ),
  );
  last = stored.catch(() => undefined);
  try {
    await stored;
  } catch (error) {
    show(game, !isFavourite);
    // The former place in the list is known by the account only.
    void queryClient.invalidateQueries({ queryKey: MINE });
    throw error;
  }
}

function show(game: ListedGame, isFavourite: boolean): void {
  queryClient.setQueriesData<MyCasino>(
    { queryKey: MINE },
    (mine) => mine && { ...mine, favourites: withFavourite(mine.favourites, game, isFavourite) },
  );
}
