import { calls, type CouponRefusal } from '@touchline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, registerCall } from '../../kernel/index.ts';
import { closedFor, countryOf } from '../../site/index.ts';
import { couponSourcesRoutes } from './couponSources.routes.ts';
import type { CouponWithLegs } from './coupons.store.ts';
import type { CouponState } from './coupons.tables.ts';
import { couponView } from './couponView.ts';
import { singleOnlyTypes } from './stakes/marketRules.ts';
import type { NotifyingDeps } from './notifier.ts';
import { ownCoupon, ownCouponByKey } from './ownCoupon.ts';
import { placeCoupon } from './placement/placement.service.ts';
import { placeSingles } from './placement/singles.service.ts';
import { couponSite } from './placement/submission.ts';
import { couponTerms } from './terms/couponTerms.ts';

/** Returns whether a placement with this state moved money. */
function movesMoney(state: CouponState): boolean {
  return state === 'accepted' || state === 'pending' || state === 'review';
}

/** Returns the refusal of a site that is closed to the request; undefined if it is open. */
function closedRefusal(request: FastifyRequest, now: Date): CouponRefusal | undefined {
  const closed = closedFor(request.site, { now, country: countryOf(request) });
  return closed && { code: 'SITE_CLOSED', message: closed.message, legs: [] };
}

/** Routes of coupons: placement, state, and stake bounds. */
export function couponRoutes(app: FastifyInstance, deps: NotifyingDeps): void {
  couponSourcesRoutes(app, deps);

  registerCall(app, calls.placeCoupon, async ({ player, site, headers, body, request }) => {
    const placed = await placeCoupon(deps, {
      playerId: player.playerId,
      key: headers['idempotency-key'],
      body,
      site: couponSite(site),
      closed: closedRefusal(request, deps.now()),
    });
    const { id, state } = placed.coupon;
    deps.notify(player.playerId, id, movesMoney(state));
    return { coupon: couponView(placed) };
  });

  registerCall(app, calls.placeSingles, async ({ player, site, body, request }) => {
    const { playerId } = player;
    const closed = closedRefusal(request, deps.now());
    const placed = ({ coupon }: CouponWithLegs): void =>
      deps.notify(playerId, coupon.id, movesMoney(coupon.state));
    return {
      results: await placeSingles(deps, {
        playerId,
        items: body.items,
        site: couponSite(site),
        closed,
        placed,
      }),
    };
  });

  registerCall(app, calls.couponByKey, async ({ player, params }) => {
    return { coupon: couponView(await ownCouponByKey(deps.db, player.playerId, params.key)) };
  });

  registerCall(app, calls.coupon, async ({ player, params }) => {
    return { coupon: couponView(await ownCoupon(deps.db, player.playerId, params.couponId)) };
  });

  registerCall(app, calls.lineRules, () => ({ singleOnly: [...singleOnlyTypes()] }));

  registerCall(app, calls.couponTerms, async ({ site, body }) => {
    const terms = await couponTerms(deps, couponSite(site), body);
    if (terms) return terms;
    throw new ProblemError(
      400,
      'NO_SUCH_COUPON',
      `Bets in ${body.iso} aren’t accepted: use one of the site’s currencies.`,
    );
  });
}
