import { toWire } from '@touchline/betting';
import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../http/registerCall.ts';
import { ownAccount } from '../wallet/ownAccount.ts';
import { couponOfCode, saveCode } from './codes/codes.service.ts';
import type { CouponParts } from './couponParts.ts';
import { expressesOfDay } from './expresses/expresses.service.ts';
import { availableAdvance } from './prepaid/prepaid.service.ts';
import { ownPromoCodes, promoCodeOf } from './promo/promoCodes.service.ts';

/** Limits per minute: at this rate guessing a code of eight characters takes centuries. */
const LOOKS_PER_MINUTE = 30;
const SAVES_PER_MINUTE = 20;

/** Routes of what coupons are made from: codes, ready-made expresses, promo codes and the advance. */
export function couponSourcesRoutes(app: FastifyInstance, parts: CouponParts): void {
  const { db, book, now } = parts;

  registerCall(app, calls.saveCouponCode, async ({ body }) => ({ code: await saveCode(parts, body) }), {
    perMinute: SAVES_PER_MINUTE,
  });

  registerCall(app, calls.couponOfCode, ({ params }) => couponOfCode(parts, params.code), {
    perMinute: LOOKS_PER_MINUTE,
  });

  registerCall(app, calls.expressesOfDay, () => expressesOfDay(parts));

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
