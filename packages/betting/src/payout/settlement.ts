import { isAllReturned } from '../coupon/coupon-value.ts';
import type { Coupon, ResultedLeg } from '../coupon/coupon.ts';
import { isOpen } from '../coupon/legs.ts';
import { assertCoupon, exactPayout, payoutOf } from './payout.ts';
import * as rational from '../numbers/rational.ts';

/** State and payout of a settled or open coupon. */
export interface Settlement {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** Amount to credit, in minor units; 0 while open and when lost. */
  readonly payoutMinor: bigint;
  /** Hyper bonus to credit in addition. */
  readonly bonusMinor: bigint;
}

/**
 * Settles a coupon by the results of its legs, always from scratch: a corrected result is settled by calling again
 * and booking the difference. A coupon that can no longer pay (an express with a lost leg, a system without a
 * winnable combination) is lost immediately, even with open legs. If all legs are returned, the stake is returned
 * regardless of the cap; a returned coupon of a promo code pays nothing, since the code is restored. An anti-express
 * needs the price, and an express with a hyper bonus the percentage, of the legs that aren't returned.
 * @throws RangeError if the stake is negative or the legs form no coupon of the type
 */
export function settleCoupon(coupon: Coupon<ResultedLeg>): Settlement {
  assertCoupon(coupon);
  const nothing = { payoutMinor: 0n, bonusMinor: 0n };
  // Open legs are resolved in the player's favour, so a payout of 0 is final.
  const exact = exactPayout(coupon, rational.of(coupon.stakeMinor));
  if (exact.num === 0n) return { state: 'lost', ...nothing };
  if (coupon.legs.some(({ result }) => isOpen(result))) return { state: 'open', ...nothing };
  if (isAllReturned(coupon)) {
    return { state: 'returned', ...nothing, payoutMinor: coupon.promo ? 0n : coupon.stakeMinor };
  }
  const { payoutMinor, bonusMinor } = payoutOf(coupon, exact);
  return { state: payoutMinor === 0n ? 'lost' : 'won', payoutMinor, bonusMinor };
}
