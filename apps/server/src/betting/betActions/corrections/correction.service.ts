import {
  lockCoupon,
  paidBySales,
  updateCoupon,
  updateLeg,
  type CouponWithLegs,
} from '../../coupons/couponAccess.ts';
import type { CouponDeps } from '../../coupons/couponDeps.ts';
import { taxOn } from '../../coupons/stakes/winningsTax.ts';
import {
  decideLeg,
  isChange,
  isToStore,
  type DecisionSources,
} from '../../coupons/settlement/legDecision.ts';
import { couponReturn, payDecided } from '../../coupons/settlement/payable.ts';
import { noteBonusBet } from '../../../rewards/index.ts';
import { movePromoCode } from '../../coupons/promo/promoCodes.service.ts';
import type { Trx } from '../../../kernel/index.ts';
import { bookDifference } from './difference.ts';
import { messageCorrection } from './correctionMessage.ts';
import { eventsOn, insertCorrection } from './results.store.ts';
import { withdrawWins } from './withdrawWins.ts';

export interface RecomputedCoupon {
  readonly playerId: bigint;
  readonly isMoneyMoved: boolean;
}

/**
 * Recomputes a coupon from the events that operators published about a market. An open coupon is settled if they
 * decide it; a settled one is corrected by the difference or reopened. The coupon's lock makes repeated calls safe:
 * without a change it returns undefined and books nothing.
 */
export async function recomputeCoupon(
  { db, book, now }: CouponDeps,
  couponId: bigint,
  marketId: string,
): Promise<RecomputedCoupon | undefined> {
  return db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    // Read under the lock: if several operators publish at the same time, the latest events apply.
    const events = await eventsOn(trx, marketId);
    const corrected = held && (await writeDecisions(trx, held, { book, events }));
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

/** Updates the legs that the events of a market change and returns the coupon; undefined if they change none. */
async function writeDecisions(
  trx: Trx,
  held: CouponWithLegs,
  sources: DecisionSources,
): Promise<CouponWithLegs | undefined> {
  const marketId = sources.events[0]?.market_id;
  let isNew = false;
  const legs = [];
  for (const leg of held.legs) {
    const decision = leg.market_id === marketId ? decideLeg(sources, held.coupon, leg) : leg;
    legs.push({ ...leg, ...decision });
    if (!isToStore(leg, decision)) continue;
    isNew ||= isChange(leg, decision);
    const { status_id, settled_coef, is_void, status_beneath, coef_beneath } = decision;
    await updateLeg(trx, leg, { status_id, settled_coef, is_void, status_beneath, coef_beneath });
  }
  return isNew ? { ...held, legs } : undefined;
}

/** Books the difference between the paid and the corrected payout of a settled coupon. */
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
  const sold = await paidBySales(trx, coupon);
  const tax = taxOn(coupon, sold + (isOpen ? 0n : returns.payout));
  const difference = { amount: after - before, tax: tax - coupon.tax };
  await bookDifference(trx, coupon, { ...difference, key: `${coupon.id}:${number}`, at });
  const taxOfSales = taxOn(coupon, sold);
  const paid = { before: before - (coupon.tax - taxOfSales), after: after - (tax - taxOfSales) };
  // Order of locks: a placement also locks the account first, then its promo code.
  await movePromoCode(trx, coupon, returns.state === 'returned', at);
  await insertCorrection(trx, {
    coupon_id: coupon.id,
    number,
    at,
    payout_before: paid.before,
    payout_after: paid.after,
    reason,
  });
  await updateCoupon(trx, coupon.id, {
    corrections: number,
    tax,
    ...(isOpen
      ? { state: 'accepted', outcome: null, payout: null, settled_at: null }
      : { outcome: returns.state, payout: returns.payout, settled_at: at }),
  });
  await noteBonusBet(trx, coupon);
  await withdrawWins(trx, coupon, at);
  const told = { number, before: paid.before, after: isOpen ? null : paid.after, at };
  if (isOpen || after !== before) await messageCorrection(trx, coupon, told);
  return after !== before;
}
