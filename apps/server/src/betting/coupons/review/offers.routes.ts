import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../kernel/index.ts';
import { couponView } from '../couponView.ts';
import type { NotifyingDeps } from '../notifier.ts';
import { declineOffer } from './declining.service.ts';

/** Routes of operators' offers. An offer is accepted by a placement with its number. */
export function offerRoutes(app: FastifyInstance, deps: NotifyingDeps): void {
  registerCall(app, calls.declineOffer, async ({ player, params }) => {
    const declined = await declineOffer(deps, player.playerId, params.couponId);
    deps.notify(player.playerId, declined.coupon.id, false);
    return { coupon: couponView(declined) };
  });
}
