import type { Trx } from '../../../kernel/index.ts';
import { lockAccountOf, credit, debit } from '../../../ledger/index.ts';
import { updateCoupon, type CouponRow } from '../coupons.store.ts';
import * as store from './prepaid.store.ts';

/** Uses a coupon's payout, credited just before, to cover advances that were taken after it was placed. */
export async function coverAdvances(
  trx: Trx,
  coupon: Pick<CouponRow, 'id' | 'account_id'>,
  payout: bigint,
  at: Date,
): Promise<void> {
  let left = payout;
  for (const { couponId, due } of await store.dueAdvances(trx, coupon, at)) {
    const amount = due < left ? due : left;
    if (amount === 0n) return;
    // The previously due amount makes the key of each partial cover unique, because it only falls.
    const [ref, key] = [String(couponId), `${couponId}:${coupon.id}:${due}`];
    await debit(trx, { accountId: coupon.account_id, amount, kind: 'advance-cover', ref, key, at });
    await store.insertCover(trx, { couponId, fromCouponId: coupon.id, amount });
    left -= amount;
  }
}

/** State of a coupon's advance. `paid` is the part of the stake that the player has paid so far, minor units. */
export interface AdvanceState {
  readonly state: 'covered' | 'waiting' | 'void';
  readonly paid: bigint;
}

/** Locks the account, so that nothing covers the advance meanwhile. */
export async function advanceState(trx: Trx, coupon: CouponRow, now: Date): Promise<AdvanceState> {
  const { amount, prepaid_amount: advanced, prepaid_until: until } = coupon;
  if (advanced === null || until === null) return { state: 'covered', paid: amount };
  await lockAccountOf(trx, coupon);
  const covered = await store.coveredAmount(trx, coupon.id);
  const paid = amount - advanced + covered;
  if (covered >= advanced) return { state: 'covered', paid };
  const canBeCovered = now <= until && (await store.hasEarlierOpen(trx, coupon));
  return { state: canBeCovered ? 'waiting' : 'void', paid };
}

/** Voids a coupon whose advance was not covered, and refunds the player's own part of its stake. */
export async function voidAdvance(trx: Trx, coupon: CouponRow, paid: bigint, at: Date): Promise<void> {
  if (paid > 0n) {
    const ref = String(coupon.id);
    await credit(trx, { accountId: coupon.account_id, amount: paid, kind: 'stake-returned', ref, at });
  }
  await updateCoupon(trx, coupon.id, {
    state: 'settled',
    outcome: 'returned',
    is_advance_void: true,
    payout: paid,
    settled_at: at,
  });
}
