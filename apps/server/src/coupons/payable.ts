import { settleCoupon, type Coupon, type ResultedLeg } from '@touchline/betting';
import { termsAfterActions } from '../actions/terms.ts';
import type { Trx } from '../db/database.ts';
import { credit } from '../wallet/payments.ts';
import { updateCoupon, type CouponRow, type CouponWithLegs } from './coupons.store.ts';
import { couponOfRows } from './payoutTerms.ts';
import { advanceState, coverAdvances, voidAdvance } from './prepaid/covers.ts';
import { freePromoCode } from './promo/promoCodes.store.ts';

/**
 * A stored coupon on the terms that hold now, whatever was done with it since it was accepted: `possiblePayout` of it
 * is what the coupon shows, `settleCoupon` what it pays.
 */
export function payableCoupon(rows: CouponWithLegs): Coupon<ResultedLeg> {
  return termsAfterActions(couponOfRows(rows), rows.coupon);
}

/** What a coupon comes to by the results of its legs, minor units. */
export interface CouponReturn {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What its lines and bonuses pay. */
  readonly payout: bigint;
  /** What an insurance gives back of a lost coupon. */
  readonly refund: bigint;
}

/** What a coupon pays: always from scratch, at its settlement as at every correction of it. */
export function couponReturn(rows: CouponWithLegs): CouponReturn {
  const { is_advance_void, payout: paidBack } = rows.coupon;
  if (is_advance_void) return { state: 'returned', payout: paidBack ?? 0n, refund: 0n };
  const { state, payoutMinor, bonusMinor } = settleCoupon(payableCoupon(rows));
  const refund = state === 'lost' ? (rows.coupon.insurance_refund ?? 0n) : 0n;
  return { state, payout: payoutMinor + bonusMinor, refund };
}

/**
 * Settles an accepted coupon whose row the transaction has locked, if the results of its legs decide it; answers
 * whether it is settled. One with an advance waits for its cover, and is void without; one that is returned needs none.
 */
export async function payDecided(trx: Trx, rows: CouponWithLegs, at: Date): Promise<boolean> {
  const decided = couponReturn(rows);
  const advance = await advanceState(trx, rows.coupon, at);
  if (advance.state === 'covered') return decided.state !== 'open' && pay(trx, rows.coupon, decided, at);
  if (advance.state === 'waiting' && decided.state !== 'returned') return false;
  await voidAdvance(trx, rows.coupon, advance.paid, at);
  return true;
}

/** Credits what a coupon comes to. A coupon that a correction opened again is credited anew. */
async function pay(
  trx: Trx,
  coupon: CouponRow,
  { state, payout, refund }: CouponReturn,
  at: Date,
): Promise<true> {
  if (state === 'open') throw new Error(`Coupon ${coupon.id} is open: there is nothing to pay.`);
  const ref = String(coupon.id);
  const key = coupon.corrections === 0 ? ref : `${ref}:${coupon.corrections}`;
  const booking = { accountId: coupon.account_id, ref, key, at };
  if (payout > 0n) {
    const kind = state === 'returned' ? 'stake-returned' : 'payout';
    await credit(trx, { ...booking, amount: payout, kind });
    await coverAdvances(trx, coupon, payout, at);
  }
  if (state === 'returned' && coupon.promo_code !== null) await freePromoCode(trx, coupon.id);
  if (refund > 0n) await credit(trx, { ...booking, amount: refund, kind: 'insurance-refund' });
  await updateCoupon(trx, coupon.id, { state: 'settled', outcome: state, payout, settled_at: at });
  return true;
}
