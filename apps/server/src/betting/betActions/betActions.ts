import type { FastifyInstance } from 'fastify';
import type { MarketClosures } from '../marketClosures/marketClosures.service.ts';
import type { CouponsDeps } from '../coupons/coupons.ts';
import { couponNotifier } from '../coupons/notifier.ts';
import { betActionRoutes } from './betActions.routes.ts';
import { createBetActionJobs, type BetActionJobs } from './betActionJobs.ts';
import { createOperatorActions, type OperatorActions } from './corrections/operatorActions.ts';

export interface BetActions {
  /** Registers the calls about accepted coupons. */
  routes(app: FastifyInstance): void;
  /** Scheduled work on actions. */
  readonly jobs: BetActionJobs;
  /** Actions of operators on coupons. */
  readonly operator: OperatorActions;
}

export interface BetActionsDeps extends CouponsDeps {
  readonly closures: Pick<MarketClosures, 'changed'>;
}

/** Actions on accepted coupons: sale, insurance, PowerBet, and results published by operators. */
export function createBetActions({ feed, ...rest }: BetActionsDeps): BetActions {
  const deps = { ...rest, book: feed.book, notify: couponNotifier(feed) };
  return {
    routes: (app) => betActionRoutes(app, deps),
    jobs: createBetActionJobs(deps),
    operator: createOperatorActions(deps),
  };
}
