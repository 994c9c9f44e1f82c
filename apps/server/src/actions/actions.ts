import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { couponNotifier } from '../coupons/coupons.ts';
import type { Feed } from '../feed/index.ts';
import { actionRoutes } from './actions.routes.ts';
import { createActionsClock, type ActionsClock } from './actionsClock.ts';
import { createOperatorActions, type OperatorActions } from './operatorActions.ts';

export interface ActionsParts {
  readonly db: Db;
  readonly feed: Pick<Feed, 'book' | 'notify'>;
  readonly log: Pick<Logger, 'error'>;
  /** The server's clock. */
  readonly now: () => Date;
}

export interface Actions {
  /** Puts the calls about accepted coupons on the server. */
  routes(app: FastifyInstance): void;
  /** What becomes of actions by themselves. */
  readonly clock: ActionsClock;
  /** What operators do to coupons. */
  readonly operator: OperatorActions;
}

/** What happens to an accepted coupon: sale, insurance, PowerBet, and what operators publish about results. */
export function createActions({ feed, log, ...rest }: ActionsParts): Actions {
  const parts = { ...rest, book: feed.book, notify: couponNotifier(feed) };
  return {
    routes: (app) => actionRoutes(app, parts),
    clock: createActionsClock({ ...parts, log }),
    operator: createOperatorActions(parts),
  };
}
