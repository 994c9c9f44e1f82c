import { toWire, type Coupon } from '@touchline/betting';
import { exceedsMaxBet, minorOf } from '@touchline/bonuses';
import type { CouponRefusal } from '@touchline/contract';
import { activeGrantOn, noteBonusBet, freePromoCode, stakePromoCode } from '../../../rewards/index.ts';
import type { Trx } from '../../../kernel/index.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import { capture, hold, release, isBonusAccount, type LockedAccount, debit } from '../../../ledger/index.ts';
import type { CouponRow } from '../coupons.store.ts';
import type { Submission } from '../placement/submission.ts';
import { couponRefusal } from '../placement/openLegs.ts';
import { splitStake } from '../prepaid/prepaid.service.ts';
import { promoRefusal } from '../promo/promoCodes.service.ts';

/** Sources of a coupon's stake, minor units of its account; both 0 for a promo code. */
export interface Funding {
  /** From the balance. */
  readonly own: bigint;
  /** From the advance. */
  readonly prepaid: bigint;
  /** The active grant of the bonus account that it comes from. */
  readonly grantId?: bigint;
}

/** Returns the sources of the stake, or the refusal if they don't suffice. */
export async function fundsOf(
  { book, now }: { readonly book: LineBook; readonly now: () => Date },
  trx: Trx,
  { account, placement }: Submission<LockedAccount>,
  coupon: Coupon,
): Promise<Funding | CouponRefusal> {
  const { amount, promoCode, prepaid } = placement;
  if (promoCode !== undefined) {
    const stake = { playerId: account.playerId, code: promoCode, amount, iso: account.iso, coupon };
    return (await promoRefusal(trx, stake, now())) ?? { own: 0n, prepaid: 0n };
  }
  if (prepaid > 0n) return splitStake(trx, book, account, { amount, prepaid });
  if (isBonusAccount(account)) return bonusFunds(trx, account, amount);
  if (amount <= account.balance) return { own: amount, prepaid: 0n };
  return insufficient();
}

/** Returns the stake from a bonus, or why it is refused: no active bonus, above its maximum, or too little money. */
async function bonusFunds(
  trx: Trx,
  account: LockedAccount,
  amount: bigint,
): Promise<Funding | CouponRefusal> {
  const grant = await activeGrantOn(trx, account.id);
  if (!grant || grant.closes_at !== null || grant.product !== 'betting') {
    return couponRefusal(
      'BONUS_ENDED',
      'No bonus for bets is active on this account: choose another account for the stake.',
    );
  }
  const maxBet = minorOf(grant.maxBet, account.iso);
  if (exceedsMaxBet(amount, maxBet)) {
    const most = toWire(maxBet ?? 0n, account.iso);
    return couponRefusal(
      'BONUS_MAX_BET',
      `The highest stake with this bonus is ${most} ${account.iso}: lower the stake, or choose another account.`,
      most,
    );
  }
  return amount <= account.balance ? { own: amount, prepaid: 0n, grantId: grant.id } : insufficient();
}

function insufficient(): CouponRefusal {
  return couponRefusal('INSUFFICIENT_FUNDS', 'Your balance is too low: lower the stake or add money.');
}

type StakedCoupon = Pick<
  CouponRow,
  'id' | 'account_id' | 'amount' | 'promo_code' | 'prepaid_amount' | 'is_bonus'
>;

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
  if (coupon.promo_code !== null) await freePromoCode(trx, coupon.id, at);
  await noteBonusBet(trx, coupon);
}
