import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { requireCasino } from '../../site/index.ts';
import { type Db, registerCall, type ErrorLog, type Job } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import type { Makers } from '../makers/makersFile.ts';
import { createAtMakers } from './creation.ts';
import { openFreeRounds } from './freeRounds.store.ts';
import { messageEndingFreeRounds } from './freeRoundsMessages.ts';
import { playerView } from './views.ts';

export interface FreeRoundsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly makers: Makers;
  readonly catalogue: Pick<Catalogue, 'namedGamesFor'>;
  readonly feed: Pick<Feed, 'notify'>;
}

/** Free rounds of games, which operators give to players. */
export interface FreeRoundsCapability {
  /** Registers the players' call. */
  routes(app: FastifyInstance): void;
  /** Has makers create what waits for them, and tells players of rounds that end soon. */
  readonly jobs: readonly Job[];
}

const CREATE_EVERY = 2000;
const TELL_EVERY = 60_000;
/** Number of games that are listed with free rounds. */
const MOST_GAMES = 24;

/** Creates the free rounds. */
export function createFreeRounds(deps: FreeRoundsDeps): FreeRoundsCapability {
  const { db, log, now, makers, catalogue, feed } = deps;
  const failed = 'Free rounds could not be looked after; it is tried again.';
  const notify = (playerId: bigint): void => feed.notify(String(playerId), { about: 'accounts' });
  const create = () => createAtMakers({ db, log, now, makers, notify });
  const tell = () => messageEndingFreeRounds(db, now());
  return {
    routes(app) {
      registerCall(app, calls.freeRounds, async ({ site, player, query: reader, request }) => {
        requireCasino(site);
        const rows = await openFreeRounds(db, player.playerId, now());
        if (rows.length === 0) return { freeRounds: [] };
        const listGames = await catalogue.namedGamesFor({ request, site, player }, reader);
        const freeRounds = rows.map(async (row) => {
          const named = { gameIds: row.games.map(({ id }) => Number(id)), providers: [], categories: [] };
          return playerView(row, await listGames(named, MOST_GAMES));
        });
        return { freeRounds: await Promise.all(freeRounds) };
      });
    },
    jobs: [
      { every: CREATE_EVERY, work: create, failed, isRealTime: true },
      { every: TELL_EVERY, work: tell, failed, isRealTime: true },
    ],
  };
}
