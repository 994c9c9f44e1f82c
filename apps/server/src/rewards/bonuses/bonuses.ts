import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PlayerNotices, Db, CreateCounter, Job } from '../../kernel/index.ts';
import { createBonusJobs } from './bonusJobs.ts';
import { bonusRoutes } from './bonuses.routes.ts';
import { createBonusSettings, type BonusSettings } from './bonusSettings.ts';
import { createBonusAdmin, type BonusAdmin } from './bonusAdmin.service.ts';

export interface BonusesDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
  readonly feed: PlayerNotices;
  readonly createCounter: CreateCounter;
}

/** Offers, grants and promo codes. */
export interface Bonuses {
  /** Registers the players' calls. */
  routes(app: FastifyInstance): void;
  readonly jobs: readonly Job[];
  /** The parts of the office settings about bonuses. */
  readonly settings: BonusSettings;
  /** Actions of operators on bonuses. */
  readonly operator: BonusAdmin;
}

export function createBonuses({ db, log, now, feed, createCounter }: BonusesDeps): Bonuses {
  const notify = (playerId: bigint): void => feed.notify(String(playerId), { about: 'accounts' });
  return {
    routes: (app) => bonusRoutes(app, { db, now, notify, createCounter }),
    jobs: createBonusJobs({ db, log, now, notify }).jobs,
    settings: createBonusSettings({ db, now, notify }),
    operator: createBonusAdmin({ db, now, notify }),
  };
}
