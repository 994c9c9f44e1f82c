import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db, ErrorLog, Job } from '../../kernel/index.ts';
import type { Feed } from '../../betting/index.ts';
import { challengesRoutes } from '../challenges/challenges.ts';
import { createTournamentJobs } from './tournamentJobs.ts';
import { tournamentsRoutes } from './tournaments.routes.ts';

/** Visitor for whom games are listed. */
export interface GameReader {
  readonly device: 'phone' | 'desktop';
  readonly lang: string;
}

export interface TournamentsDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly catalogue: Pick<Catalogue, 'namedGamesFor'>;
  readonly feed: Pick<Feed, 'notify'>;
}

/** Tournaments of casino games, and daily challenges. */
export interface Tournaments {
  routes(app: FastifyInstance): void;
  readonly jobs: readonly Job[];
}

export function createTournaments(deps: TournamentsDeps): Tournaments {
  return {
    routes(app) {
      tournamentsRoutes(app, deps);
      challengesRoutes(app, deps);
    },
    jobs: createTournamentJobs(deps),
  };
}
