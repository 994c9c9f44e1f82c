import { settleCoupon, type Coupon, type ResultedLeg } from '@touchline/betting';
import { termsAfterActions } from '../actions/terms.ts';
import type { Trx } from '../db/database.ts';
import { credit } from '../wallet/ledger.ts';
import { updateCoupon, type CouponWithLegs } from './coupons.store.ts';
import { couponOfRows } from './payoutTerms.ts';

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
  const { state, payoutMinor, bonusMinor } = settleCoupon(payableCoupon(rows));
  const refund = state === 'lost' ? (rows.coupon.insurance_refund ?? 0n) : 0n;
  return { state, payout: payoutMinor + bonusMinor, refund };
}

/**
 * Pays an accepted coupon whose row the transaction has locked, if the results of its legs decide it; answers whether
 * they do. A coupon that a correction opened again is credited anew.
 */
export async function payDecided(trx: Trx, rows: CouponWithLegs, at: Date): Promise<boolean> {
  const { coupon } = rows;
  const { state, payout, refund } = couponReturn(rows);
  if (state === 'open') return false;
  const ref = String(coupon.id);
  const key = coupon.corrections === 0 ? ref : `${ref}:${coupon.corrections}`;
  const booking = { accountId: coupon.account_id, ref, key, at };
  if (payout > 0n) {
    const kind = state === 'returned' ? 'stake-returned' : 'payout';
    await credit(trx, { ...booking, amount: payout, kind });
  }
  if (refund > 0n) await credit(trx, { ...booking, amount: refund, kind: 'insurance-refund' });
  await updateCoupon(trx, coupon.id, { state: 'settled', outcome: state, payout, settled_at: at });
  return true;
}
