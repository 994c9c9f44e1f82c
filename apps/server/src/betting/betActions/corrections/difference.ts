import type { CouponRow } from '../../coupons/couponAccess.ts';
import { bookTax } from '../../coupons/stakes/winningsTax.ts';
import { coverAdvances } from '../../coupons/prepaid/covers.ts';
import type { Trx } from '../../../kernel/index.ts';
import { lockAccountOf, credit, debit } from '../../../ledger/index.ts';
import { insertDebt, lowerDebt, openDebtsOf } from './results.store.ts';

/** Amount booked by the correction of a coupon. */
export interface Difference {
  /** Minor units: above 0 it is credited to the player, below 0 it is taken back. */
  readonly amount: bigint;
  /** Change of the tax on it, minor units: above 0 it is withheld from the credit, below 0 it is given back. */
  readonly tax: bigint;
  /** Ledger key, unique per correction. */
  readonly key: string;
  readonly at: Date;
}

/**
 * Books the amount of a correction between the bookmaker and the account of a coupon that the transaction has locked;
 * nothing for 0. The balance never becomes negative: a shortfall is stored as a debt.
 */
export async function bookDifference(trx: Trx, coupon: CouponRow, difference: Difference): Promise<void> {
  if (difference.amount > 0n) await give(trx, coupon, difference);
  if (difference.amount < 0n) await take(trx, coupon, { ...difference, amount: -difference.amount });
}

/**
 * Reduces the coupon's open debts by what is left after tax, then credits the rest, which covers advances like every
 * payout.
 */
async function give(trx: Trx, coupon: CouponRow, { amount, tax, key, at }: Difference): Promise<void> {
  let rest = amount - tax;
  for (const debt of await openDebtsOf(trx, coupon.id)) {
    const covered = debt.open_amount < rest ? debt.open_amount : rest;
    if (covered > 0n) await lowerDebt(trx, debt.id, debt.open_amount - covered);
    rest -= covered;
  }
  if (rest + tax === 0n) return;
  const ref = String(coupon.id);
  await credit(trx, { accountId: coupon.account_id, amount: rest + tax, kind: 'correction', ref, key, at });
  await bookTax(trx, coupon, { amount: tax, key, at });
  await coverAdvances(trx, coupon, rest, at);
}

/** Gives the tax back, then takes the amount as far as the balance allows. */
async function take(trx: Trx, coupon: CouponRow, { amount, tax, key, at }: Difference): Promise<void> {
  await bookTax(trx, coupon, { amount: tax, key, at });
  const { id: accountId, balance } = await lockAccountOf(trx, coupon);
  const taken = amount < balance ? amount : balance;
  const ref = String(coupon.id);
  if (taken > 0n) await debit(trx, { accountId, amount: taken, kind: 'correction-taken', ref, key, at });
  const owed = amount - taken;
  // Money that a bonus has become stays with the player.
  if (owed === 0n || coupon.is_bonus) return;
  await insertDebt(trx, {
    account_id: accountId,
    coupon_id: coupon.id,
    amount: owed,
    open_amount: owed,
    at,
  });
}
