import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db, Job } from '../../kernel/index.ts';
import type { Feed } from '../feed/index.ts';
import { createCouponJobs } from './couponJobs.ts';
import { couponRoutes } from './coupons.routes.ts';
import { couponNotifier } from './notifier.ts';
import { offerRoutes } from './review/offers.routes.ts';

export interface CouponsDeps {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'notify'>;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface Coupons {
  /** Registers the calls about coupons. */
  routes(app: FastifyInstance): void;
  /** Resolves when all results received so far are settled. */
  idle(): Promise<void>;
  readonly jobs: readonly Job[];
}

/** Places, decides and settles coupons, and notifies the player's open pages of each step. */
export function createCoupons({ db, feed, log, now }: CouponsDeps): Coupons {
  const notify = couponNotifier(feed);
  const deps = { db, book: feed.book, now, notify };
  const { idle, jobs } = createCouponJobs({ ...deps, log });
  return {
    routes(app) {
      couponRoutes(app, deps);
      offerRoutes(app, deps);
    },
    idle,
    jobs,
  };
}
