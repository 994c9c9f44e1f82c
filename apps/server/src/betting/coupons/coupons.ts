import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from '../../kernel/index.ts';
import type { Feed } from '../feed/index.ts';
import { createCouponJobs, type CouponJobs } from './couponJobs.ts';
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
  /** Scheduled work on coupons. */
  readonly jobs: CouponJobs;
}

/** Places, decides and settles coupons, and notifies the player's open pages of each step. */
export function createCoupons({ db, feed, log, now }: CouponsDeps): Coupons {
  const notify = couponNotifier(feed);
  const deps = { db, book: feed.book, now, notify };
  return {
    routes(app) {
      couponRoutes(app, deps);
      offerRoutes(app, deps);
    },
    jobs: createCouponJobs({ ...deps, log }),
  };
}
