import { toWire } from '@touchline/betting';
import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { ownAccount } from '../../ledger/index.ts';
import { sharedCoupon, shareCoupon } from './sharedCoupons/sharedCoupons.service.ts';
import type { CouponDeps } from './couponDeps.ts';
import { expressesOfDay } from './expresses/expresses.service.ts';
import { availableAdvance } from './prepaid/prepaid.service.ts';
import { ownPromoCodes, promoCodeOf } from './promo/promoCodes.service.ts';

/** Limits per minute: at this rate guessing a code of eight characters takes centuries. */
const LOOKS_PER_MINUTE = 30;
const SAVES_PER_MINUTE = 20;

/** Routes of what coupons are made from: codes, ready-made expresses, promo codes and the advance. */
export function couponSourcesRoutes(app: FastifyInstance, deps: CouponDeps): void {
  const { db, book, now } = deps;

  registerCall(app, calls.saveCouponCode, async ({ body }) => ({ code: await shareCoupon(deps, body) }), {
    perMinute: SAVES_PER_MINUTE,
  });

  registerCall(app, calls.couponOfCode, ({ params }) => sharedCoupon(deps, params.code), {
    perMinute: LOOKS_PER_MINUTE,
  });

  registerCall(app, calls.expressesOfDay, () => expressesOfDay(deps));

  registerCall(app, calls.promoCodes, ({ player }) => ownPromoCodes(db, player.playerId, now()));

  registerCall(
    app,
    calls.promoCode,
    ({ player, params }) => promoCodeOf(db, player.playerId, params.code, now()),
    {
      perMinute: LOOKS_PER_MINUTE,
    },
  );

  registerCall(app, calls.prepaidTerms, async ({ player, params }) => {
    const account = await ownAccount(db, player.playerId, params.accountId);
    return { availablePrepaidAmount: toWire(await availableAdvance(db, book, account), account.iso) };
  });
}
