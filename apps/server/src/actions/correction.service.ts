import { lockCoupon, updateCoupon, updateLeg, type CouponWithLegs } from '../coupons/couponAccess.ts';
import type { CouponParts } from '../coupons/couponParts.ts';
import { couponReturn, payDecided } from '../coupons/payable.ts';
import { movePromoCode } from '../coupons/promo/promoCodes.service.ts';
import type { Trx } from '../db/database.ts';
import { bookDifference } from './difference.ts';
import { isChange, legTarget } from './legTargets.ts';
import { eventsOn, insertCorrection, type ResultEvent } from './results.store.ts';

export interface RecomputedCoupon {
  readonly playerId: bigint;
  readonly isMoneyMoved: boolean;
}

/**
 * Recomputes a coupon from scratch by what operators published about a market: an open coupon is settled when that
 * decides it, a settled one is corrected by the difference, or opened again. Once-only by the coupon's lock: when
 * nothing is new it answers undefined and books nothing.
 */
export async function recomputeCoupon(
  { db, now }: Omit<CouponParts, 'book'>,
  couponId: bigint,
  marketId: string,
): Promise<RecomputedCoupon | undefined> {
  return db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    // Read under the lock: whoever publishes at the same time, the latest events hold.
    const events = await eventsOn(trx, marketId);
    const corrected = held && (await writeTargets(trx, held, events));
    if (!corrected) return undefined;
    const { coupon } = corrected;
    const reason = events.at(-1)?.reason ?? '';
    const isMoneyMoved =
      coupon.state === 'accepted'
        ? await payDecided(trx, corrected, now())
        : coupon.state === 'settled' && (await correct(trx, corrected, { at: now(), reason }));
    return { playerId: coupon.player_id, isMoneyMoved };
  });
}

/**
 * The coupon with the legs that the events of a market changed, written; undefined when they change none.
 * @param events oldest first
 */
async function writeTargets(
  trx: Trx,
  held: CouponWithLegs,
  events: readonly ResultEvent[],
): Promise<CouponWithLegs | undefined> {
  const marketId = events[0]?.market_id;
  let isNew = false;
  const legs = [];
  for (const leg of held.legs) {
    const target = leg.market_id === marketId ? legTarget(held.coupon, leg, events) : leg;
    legs.push({ ...leg, ...target });
    if (!isChange(leg, target)) continue;
    isNew = true;
    const { status_id, settled_coef, is_void, status_beneath, coef_beneath } = target;
    await updateLeg(trx, leg, { status_id, settled_coef, is_void, status_beneath, coef_beneath });
  }
  return isNew ? { ...held, legs } : undefined;
}

/** Books the difference between what a settled coupon was paid and what it comes to now. */
async function correct(
  trx: Trx,
  rows: CouponWithLegs,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const { coupon } = rows;
  const returns = couponReturn(rows);
  const isOpen = returns.state === 'open';
  const before = (coupon.payout ?? 0n) + (coupon.outcome === 'lost' ? (coupon.insurance_refund ?? 0n) : 0n);
  const after = isOpen ? 0n : returns.payout + returns.refund;
  if (!isOpen && returns.state === coupon.outcome && after === before) return false;
  const number = coupon.corrections + 1;
  await bookDifference(trx, coupon, { amount: after - before, key: `${coupon.id}:${number}`, at });
  // After the account: a placement locks the account first, then its code.
  await movePromoCode(trx, coupon, returns.state === 'returned');
  await insertCorrection(trx, {
    coupon_id: coupon.id,
    number,
    at,
    payout_before: before,
    payout_after: after,
    reason,
  });
  await updateCoupon(trx, coupon.id, {
    corrections: number,
    ...(isOpen
      ? { state: 'accepted', outcome: null, payout: null, settled_at: null }
      : { outcome: returns.state, payout: returns.payout, settled_at: at }),
  });
  return after !== before;
}
