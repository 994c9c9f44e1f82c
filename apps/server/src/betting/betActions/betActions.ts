import type { FastifyInstance } from 'fastify';
import type { Job } from '../../kernel/index.ts';
import type { MarketClosures } from '../marketClosures/marketClosures.service.ts';
import type { CouponsDeps } from '../coupons/coupons.ts';
import { couponNotifier } from '../coupons/notifier.ts';
import { betActionRoutes } from './betActions.routes.ts';
import { createBetActionJobs } from './betActionJobs.ts';
import { createOperatorActions, type OperatorActions } from './corrections/operatorActions.ts';

export interface BetActions {
  /** Registers the calls about accepted coupons. */
  routes(app: FastifyInstance): void;
  readonly jobs: readonly Job[];
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
    jobs: createBetActionJobs(deps).jobs,
    operator: createOperatorActions(deps),
  };
}
