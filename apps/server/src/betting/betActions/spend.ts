import type { CouponWithLegs } from '../coupons/couponAccess.ts';
import { couponLimitRefusal } from '../coupons/decision/couponLimits.ts';
import { type Trx, ProblemError } from '../../kernel/index.ts';
import { InsufficientFundsError, lockAccountOf, debit, type DebitKind } from '../../ledger/index.ts';

/**
 * Debits money for an action on a coupon that the transaction has locked. Throws a ProblemError 422 if the player's
 * limits, blocks or balance don't allow it.
 * @param amount minor units
 */
export async function spendOn(
  trx: Trx,
  rows: CouponWithLegs,
  amount: bigint,
  { kind, at }: { readonly kind: DebitKind; readonly at: Date },
): Promise<void> {
  const account = await lockAccountOf(trx, rows.coupon);
  const refusal = await couponLimitRefusal(trx, rows, { account, amount, isHeld: false, now: at });
  if (refusal) throw new ProblemError(422, refusal.code, refusal.message);
  try {
    await debit(trx, { accountId: account.id, amount, kind, ref: String(rows.coupon.id), at });
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    throw new ProblemError(
      422,
      'INSUFFICIENT_FUNDS',
      'Your balance is too low: add money to the account of this bet, then try again.',
    );
  }
}
