import { oddsToWire, toWire } from '@touchline/betting';
import { calls, type Coupon } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { couponView } from '../coupons/couponView.ts';
import type { NotifyingDeps } from '../coupons/notifier.ts';
import { ownCoupon } from '../coupons/ownCoupon.ts';
import { registerCall, seconds } from '../../kernel/index.ts';
import type { ActionRequest } from './lockedCoupon.ts';
import { insuranceQuote, insureCoupon } from './insurance.service.ts';
import { takePowerBet } from './powerBet/powerBet.service.ts';
import { powerBetQuote } from './powerBet/powerBetOffer.ts';
import { cashOut } from './cashOut/cashOut.service.ts';
import { cashOutQuote } from './cashOut/cashOutQuote.ts';

/**
 * Lifetime of an offer, seconds. Offers are computed from the prices at each request; a page asks again afterwards.
 */
const OFFER_SECONDS = 10;

function requestOf<Body>({
  player: { playerId },
  params: { couponId },
  headers,
  body,
}: {
  readonly player: { readonly playerId: bigint };
  readonly params: { readonly couponId: string };
  readonly headers: { readonly 'idempotency-key': string };
  readonly body: Body;
}): ActionRequest<Body> {
  return { playerId, key: headers['idempotency-key'], couponId, body };
}

/** Routes of a player's actions on an accepted coupon: sell, insure, PowerBet. */
export function betActionRoutes(app: FastifyInstance, deps: NotifyingDeps): void {
  const { db, book, now } = deps;
  const expiresAt = (): number => seconds(now()) + OFFER_SECONDS;

  /** Returns the coupon after an action and notifies the player's other pages. */
  async function changed({ playerId, couponId }: ActionRequest<unknown>): Promise<{ coupon: Coupon }> {
    const rows = await ownCoupon(db, playerId, couponId);
    deps.notify(playerId, rows.coupon.id, true);
    return { coupon: couponView(rows) };
  }

  registerCall(app, calls.couponSale, async ({ player, params }) => {
    const rows = await ownCoupon(db, player.playerId, params.couponId);
    const quote = cashOutQuote(book, rows);
    if (quote.availability !== 1) return quote;
    const { availability, delaySeconds, amount, minPercent } = quote;
    return {
      availability,
      delaySeconds,
      amount: toWire(amount, rows.coupon.iso),
      minPercent,
      expiresAt: expiresAt(),
    };
  });

  registerCall(app, calls.sellCoupon, async (call) => {
    const request = requestOf(call);
    await cashOut(deps, request);
    return changed(request);
  });

  registerCall(app, calls.couponInsurance, async ({ player, params, query }) => {
    const rows = await ownCoupon(db, player.playerId, params.couponId);
    const { percent } = query;
    const quote = insuranceQuote(book, rows, percent);
    if (quote.availability !== 1) return { ...quote, percent };
    const { iso } = rows.coupon;
    const { premiumMinor, refundMinor } = quote.terms;
    return {
      availability: quote.availability,
      percent,
      premium: toWire(premiumMinor, iso),
      refund: toWire(refundMinor, iso),
      expiresAt: expiresAt(),
    };
  });

  registerCall(app, calls.insureCoupon, async (call) => {
    const request = requestOf(call);
    await insureCoupon(deps, request);
    return changed(request);
  });

  registerCall(app, calls.couponPowerBet, async ({ player, params }) => {
    const rows = await ownCoupon(db, player.playerId, params.couponId);
    const quote = powerBetQuote(book, rows);
    if (quote.availability !== 1) return { availability: quote.availability };
    const { iso } = rows.coupon;
    const { newCoef, extraStakeMinor, newPossiblePayout } = quote.offer;
    return {
      availability: quote.availability,
      offer: {
        newCoef: oddsToWire(newCoef),
        extraStake: toWire(extraStakeMinor, iso),
        newPossiblePayout: toWire(newPossiblePayout, iso),
        expiresAt: expiresAt(),
      },
    };
  });

  registerCall(app, calls.takePowerBet, async (call) => {
    const request = requestOf(call);
    await takePowerBet(deps, request);
    return changed(request);
  });
}
