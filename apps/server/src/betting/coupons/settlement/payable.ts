import { settleCoupon, type Coupon, type ResultedLeg } from '@touchline/betting';
import { termsAfterActions } from '../../betActions/currentTerms.ts';
import { noteBonusBet, freePromoCode } from '../../../rewards/index.ts';
import type { Trx } from '../../../kernel/index.ts';
import { credit } from '../../../ledger/index.ts';
import { updateCoupon, type CouponRow, type CouponWithLegs } from '../coupons.store.ts';
import { paidBySales } from '../betActionRows.store.ts';
import { bookTax, taxOn } from '../stakes/winningsTax.ts';
import { couponOfRows } from './payoutTerms.ts';
import { advanceState, coverAdvances, voidAdvance } from '../prepaid/covers.ts';
import { messageWonBet } from './wonMessage.ts';

/**
 * Returns a stored coupon at its current terms, after all actions: `possiblePayout` of it is what the coupon shows,
 * `settleCoupon` what it pays.
 */
export function payableCoupon(rows: CouponWithLegs): Coupon<ResultedLeg> {
  return termsAfterActions(couponOfRows(rows), rows.coupon);
}

/** Payout of a coupon by the results of its legs, minor units. */
export interface CouponReturn {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** Paid for its combinations and bonuses. */
  readonly payout: bigint;
  /** Refunded by an insurance of a lost coupon. */
  readonly refund: bigint;
}

/** Computes the payout of a coupon from scratch, at its settlement and at every correction. */
export function couponReturn(rows: CouponWithLegs): CouponReturn {
  const { is_advance_void, payout: paidBack } = rows.coupon;
  if (is_advance_void) return { state: 'returned', payout: paidBack ?? 0n, refund: 0n };
  const { state, payoutMinor, bonusMinor } = settleCoupon(payableCoupon(rows));
  const refund = state === 'lost' ? (rows.coupon.insurance_refund ?? 0n) : 0n;
  return { state, payout: payoutMinor + bonusMinor, refund };
}

/**
 * Settles an accepted coupon if the results of its legs decide it, and returns whether it is settled. The transaction
 * must have locked its row. A coupon with an advance waits until the advance is covered, and is void without; a
 * returned one needs no cover.
 */
export async function payDecided(trx: Trx, rows: CouponWithLegs, at: Date): Promise<boolean> {
  const decided = couponReturn(rows);
  const advance = await advanceState(trx, rows.coupon, at);
  if (advance.state === 'covered') return decided.state !== 'open' && pay(trx, rows.coupon, decided, at);
  if (advance.state === 'waiting' && decided.state !== 'returned') return false;
  await voidAdvance(trx, rows.coupon, advance.paid, at);
  return true;
}

/** Credits the payout of a coupon less its tax. A coupon that was reopened by a correction is credited again. */
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
  const tax = payout > 0n ? taxOn(coupon, payout + (await paidBySales(trx, coupon))) : coupon.tax;
  const paidOut = payout - (tax - coupon.tax);
  if (payout > 0n) {
    const kind = state === 'returned' ? 'stake-returned' : 'payout';
    await credit(trx, { ...booking, amount: payout, kind });
    await bookTax(trx, coupon, { amount: tax - coupon.tax, key, at });
    await coverAdvances(trx, coupon, paidOut, at);
  }
  if (state === 'returned' && coupon.promo_code !== null) await freePromoCode(trx, coupon.id, at);
  if (refund > 0n) await credit(trx, { ...booking, amount: refund, kind: 'insurance-refund' });
  await updateCoupon(trx, coupon.id, { state: 'settled', outcome: state, payout, tax, settled_at: at });
  if (state === 'won') await messageWonBet(trx, coupon, paidOut, at);
  await noteBonusBet(trx, coupon);
  return true;
}
