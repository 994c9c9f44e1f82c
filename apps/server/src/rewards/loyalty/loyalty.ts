import type { FastifyInstance } from 'fastify';
import type { PlayerNotices, Db, ErrorLog, Job } from '../../kernel/index.ts';
import type { Mail } from '../../delivery/index.ts';
import type { Sites } from '../../site/index.ts';
import { createLoyaltyJobs } from './loyaltyJobs.ts';
import { loyaltyRoutes } from './loyalty.routes.ts';

/** A change of a player's rewards. */
export interface RewardChange {
  /** Level that was just reached. */
  readonly level?: number | undefined;
  readonly isMoneyMoved?: boolean;
}

export interface LoyaltyDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly mail: Pick<Mail, 'queue'>;
  /** Notifies the player's pages. */
  readonly notify: (playerId: bigint, change: RewardChange) => void;
}

/** Points, levels and cashback. */
export interface Loyalty {
  routes(app: FastifyInstance): void;
  readonly jobs: readonly Job[];
}

/** Returns the function that notifies a player's pages about rewards. */
export function rewardNotifier(feed: PlayerNotices): LoyaltyDeps['notify'] {
  return (playerId, { level, isMoneyMoved }) => {
    feed.notify(String(playerId), { about: 'rewards', ...(level !== undefined && { level }) });
    if (isMoneyMoved) feed.notify(String(playerId), { about: 'accounts' });
  };
}

export function createLoyalty(deps: LoyaltyDeps): Loyalty {
  return {
    routes: (app) => loyaltyRoutes(app, deps),
    jobs: createLoyaltyJobs(deps),
  };
}
