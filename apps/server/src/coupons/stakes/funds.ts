import type { CouponRefusal } from '@touchline/contract';
import type { Trx } from '../../db/database.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import { capture, hold, release } from '../../wallet/holds.ts';
import type { LockedAccount } from '../../wallet/ledger.ts';
import { debit } from '../../wallet/payments.ts';
import type { CouponRow } from '../coupons.store.ts';
import type { Submission } from '../placement/submission.ts';
import { couponRefusal } from '../placement/openLegs.ts';
import { splitStake } from '../prepaid/prepaid.service.ts';
import { promoRefusal } from '../promo/promoCodes.service.ts';
import { freePromoCode, stakePromoCode } from '../promo/promoCodes.store.ts';

/** Sources of a coupon's stake, minor units of its account; both 0 for a promo code. */
export interface Funding {
  /** From the balance. */
  readonly own: bigint;
  /** From the advance. */
  readonly prepaid: bigint;
}

/** Returns the sources of the stake, or the refusal if they don't suffice. */
export async function fundsOf(
  { book, now }: { readonly book: LineBook; readonly now: () => Date },
  trx: Trx,
  { account, placement }: Submission<LockedAccount>,
): Promise<Funding | CouponRefusal> {
  const { amount, promoCode, prepaid } = placement;
  if (promoCode !== undefined) {
    const stake = { playerId: account.playerId, code: promoCode, amount, iso: account.iso };
    return (await promoRefusal(trx, stake, now())) ?? { own: 0n, prepaid: 0n };
  }
  if (prepaid > 0n) return splitStake(trx, book, account, { amount, prepaid });
  if (amount <= account.balance) return { own: amount, prepaid: 0n };
  return couponRefusal('INSUFFICIENT_FUNDS', 'Your balance is too low: lower the stake or add money.');
}

type StakedCoupon = Pick<CouponRow, 'id' | 'account_id' | 'amount' | 'promo_code' | 'prepaid_amount'>;

/** Returns the part of a coupon's stake that came from the balance, minor units. */
export function ownStake({ amount, promo_code, prepaid_amount }: StakedCoupon): bigint {
  return promo_code === null ? amount - (prepaid_amount ?? 0n) : 0n;
}

/** Takes the stake of a new coupon, or reserves it while the coupon waits: money or promo code. */
export async function bookStake(
  trx: Trx,
  coupon: StakedCoupon & Pick<CouponRow, 'state'>,
  at: Date,
): Promise<void> {
  const own = { accountId: coupon.account_id, amount: ownStake(coupon), ref: String(coupon.id), at };
  if (own.amount > 0n) {
    await (coupon.state === 'accepted' ? debit(trx, { ...own, kind: 'stake' }) : hold(trx, own));
  }
  if (coupon.promo_code !== null) await stakePromoCode(trx, coupon.promo_code, coupon.id);
}

/** Takes the reserved stake. */
export async function takeStake(trx: Trx, coupon: StakedCoupon, at: Date): Promise<void> {
  if (ownStake(coupon) > 0n) await capture(trx, String(coupon.id), at);
}

/** Releases the reserved stake, including a promo code. */
export async function releaseStake(trx: Trx, coupon: StakedCoupon, at: Date): Promise<void> {
  if (ownStake(coupon) > 0n) await release(trx, String(coupon.id), at);
  if (coupon.promo_code !== null) await freePromoCode(trx, coupon.id);
}
