import type { ListedGame } from '@touchline/contract';
import type { CountedGames } from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/database.ts';
import type { Feed } from '../feed/index.ts';
import type { Site } from '../sites/site.ts';
import type { ErrorLog } from '../troubleLog.ts';
import type { CountedGame } from './countedGames.ts';
import { createTournamentJobs, type TournamentJobs } from './tournamentJobs.ts';
import { tournamentsRoutes } from './tournaments.routes.ts';

/** Visitor for whom games are listed. */
export interface GameReader {
  readonly device: 'phone' | 'desktop';
  readonly lang: string;
}

/** Games as tournaments and challenges need them. */
export interface GamesOf {
  /** Returns what decides whether a game's rounds count; undefined for a game that is gone. */
  counted(trx: Db | Trx, gameId: bigint): Promise<CountedGame | undefined>;
  /** Lists games that a visitor of the site sees, at most `limit`; those that count, the most popular first. */
  listed(
    request: FastifyRequest,
    of: {
      readonly site: Site;
      readonly reader: GameReader;
      readonly games: CountedGames;
      readonly limit: number;
    },
  ): Promise<ListedGame[]>;
}

export interface TournamentsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly games: GamesOf;
  readonly feed: Pick<Feed, 'notify'>;
}

/** Tournaments of casino games. */
export interface Tournaments {
  routes(app: FastifyInstance): void;
  readonly jobs: TournamentJobs;
}

export function createTournaments(deps: TournamentsDeps): Tournaments {
  return {
    routes: (app) => tournamentsRoutes(app, deps),
    jobs: createTournamentJobs(deps),
  };
}
