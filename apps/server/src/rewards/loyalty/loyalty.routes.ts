import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';
import { cashbackState, takeCashback } from './cashback.service.ts';
import type { LoyaltyDeps } from './loyalty.ts';
import { exchangePoints, pointsHistory, rewardsOf } from './points.service.ts';

/** Routes of points, levels and cashback. */
export function loyaltyRoutes(app: FastifyInstance, deps: LoyaltyDeps): void {
  const { notify } = deps;

  registerCall(app, calls.loyaltyPlan, ({ site }) => ({
    iso: BASE_CURRENCY,
    plan: site.loyalty,
  }));

  registerCall(app, calls.rewards, ({ site, player: { playerId } }) => rewardsOf(deps, { site, playerId }));

  registerCall(app, calls.exchangePoints, async ({ site, player: { playerId }, body, headers }) => {
    const key = headers['idempotency-key'];
    const done = await exchangePoints(deps, { site, playerId, points: body.points, key });
    notify(playerId, { isMoneyMoved: true });
    return done;
  });

  registerCall(app, calls.pointsHistory, ({ site, player: { playerId }, query }) =>
    pointsHistory(deps, { site, playerId, before: query.before }),
  );

  registerCall(app, calls.cashback, ({ site, player: { playerId }, params: { planId } }) =>
    cashbackState(deps, { site, playerId, planId }),
  );

  registerCall(app, calls.takeCashback, async ({ site, player: { playerId }, params, headers }) => {
    const key = headers['idempotency-key'];
    const paid = await takeCashback(deps, { site, playerId, planId: params.planId, key });
    notify(playerId, { isMoneyMoved: true });
    return paid;
  });
}
