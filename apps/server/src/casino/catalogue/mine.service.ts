import { toWire } from '@touchline/betting';
import type { ListedGame, MyCasino } from '@touchline/contract';
import { MOST_FAVOURITE_GAMES } from '@touchline/contract/casino';
import { type Db, ProblemError, seconds } from '../../kernel/index.ts';
import type { ListDeps } from './gameList.ts';
import { gamesByIds } from './lobby.service.ts';
import { listedGame } from './listedGames.ts';
import { noSuchGame } from './noSuchGame.ts';
import { mayRecommend } from './mayRecommend.ts';
import { favouriteIds, recentIds, sharedTraits, unfinishedRounds } from './mine.store.ts';

/** Most recommended games, and the number of games they are chosen from before those that aren't listed are left out. */
const RECOMMENDED = 24;
const CHOSEN_FROM = 100;

/** Returns a player's own games; those that aren't listed here are left out. */
export async function myCasino(db: Db, playerId: bigint, deps: ListDeps): Promise<MyCasino> {
  const [favourites, recent, open] = await Promise.all([
    favouriteIds(db, playerId),
    recentIds(db, playerId),
    unfinishedRounds(db, playerId),
  ]);
  const known = [...new Set([...favourites.toReversed(), ...recent])].slice(0, RECOMMENDED);
  const recommended =
    known.length > 0 && (await mayRecommend(db, playerId, deps.now))
      ? await sharedTraits(db, known, CHOSEN_FROM)
      : [];
  const ids = [...favourites, ...recent, ...open.map(({ gameId }) => gameId)];
  const rows = await gamesByIds(db, [...new Set([...ids, ...recommended.map(({ id }) => id)])], deps);
  const games = new Map(rows.map((row) => [row.id, listedGame(row, deps)]));
  const shown = (gameIds: readonly bigint[]): ListedGame[] => gameIds.flatMap((id) => games.get(id) ?? []);
  return {
    unfinished: open.flatMap(({ gameId, staked, iso, openedAt }) => {
      const game = games.get(gameId);
      return game ? [{ game, stake: toWire(staked, iso), iso, since: seconds(openedAt) }] : [];
    }),
    recent: shown(recent),
    favourites: shown(favourites),
    recommended: recommended
      .flatMap(({ id, becauseId }) => {
        const [game, because] = [games.get(id), games.get(becauseId)];
        return game && because && game.closed === null ? [{ game, because: { name: because.name } }] : [];
      })
      .slice(0, RECOMMENDED),
  };
}

export interface FavouriteChange {
  readonly playerId: bigint;
  readonly gameId: bigint;
  readonly isFavourite: boolean;
}

/**
 * Adds a game to a player's favourites or removes it, and returns all. Throws a ProblemError: 404 for a game that isn't
 * listed here, 409 beyond the most that a player can have.
 */
export async function changeFavourite(
  db: Db,
  { playerId, gameId, isFavourite }: FavouriteChange,
  deps: ListDeps,
): Promise<number[]> {
  if (isFavourite && (await gamesByIds(db, [gameId], deps)).length === 0) throw noSuchGame();
  return db.transaction().execute(async (trx) => {
    // Locks the player, so that simultaneous changes of two devices are counted one after the other.
    await trx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute();
    if (isFavourite) {
      await trx
        .insertInto('game_favourites')
        .values({ player_id: playerId, game_id: gameId, added_at: deps.now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await trx
        .deleteFrom('game_favourites')
        .where('player_id', '=', playerId)
        .where('game_id', '=', gameId)
        .execute();
    }
    const all = await favouriteIds(trx, playerId);
    if (all.length <= MOST_FAVOURITE_GAMES) return all.map(Number);
    throw new ProblemError(
      409,
      'TOO_MANY',
      `You can have up to ${MOST_FAVOURITE_GAMES} favourite games: remove one first.`,
    );
  });
}
