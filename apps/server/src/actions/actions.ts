import type { FastifyInstance } from 'fastify';
import type { CouponsParts } from '../coupons/coupons.ts';
import { couponNotifier } from '../coupons/notifier.ts';
import { actionRoutes } from './actions.routes.ts';
import { createActionsClock, type ActionsClock } from './actionsClock.ts';
import { createOperatorActions, type OperatorActions } from './operatorActions.ts';

export interface Actions {
  /** Puts the calls about accepted coupons on the server. */
  routes(app: FastifyInstance): void;
  /** What becomes of actions by themselves. */
  readonly clock: ActionsClock;
  /** What operators do to coupons. */
  readonly operator: OperatorActions;
}

/** What happens to an accepted coupon: sale, insurance, PowerBet, and what operators publish about results. */
export function createActions({ feed, ...rest }: CouponsParts): Actions {
  const parts = { ...rest, book: feed.book, notify: couponNotifier(feed) };
  return {
    routes: (app) => actionRoutes(app, parts),
    clock: createActionsClock(parts),
    operator: createOperatorActions(parts),
  };
}
