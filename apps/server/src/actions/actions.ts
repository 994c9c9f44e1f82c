import type { FastifyInstance } from 'fastify';
import type { CouponsParts } from '../coupons/coupons.ts';
import { couponNotifier } from '../coupons/notifier.ts';
import { actionRoutes } from './actions.routes.ts';
import { createActionsClock, type ActionsClock } from './actionsClock.ts';
import { createOperatorActions, type OperatorActions } from './operatorActions.ts';

export interface Actions {
  /** Registers the calls about accepted coupons. */
  routes(app: FastifyInstance): void;
  /** Scheduled work on actions. */
  readonly clock: ActionsClock;
  /** Actions of operators on coupons. */
  readonly operator: OperatorActions;
}

/** Actions on accepted coupons: sale, insurance, PowerBet, and results published by operators. */
export function createActions({ feed, ...rest }: CouponsParts): Actions {
  const parts = { ...rest, book: feed.book, notify: couponNotifier(feed) };
  return {
    routes: (app) => actionRoutes(app, parts),
    clock: createActionsClock(parts),
    operator: createOperatorActions(parts),
  };
}
