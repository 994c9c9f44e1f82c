import { isAllReturned } from './coupon-value.ts';
import type { Coupon, ResultedLeg } from './coupon.ts';
import { isOpen } from './legs.ts';
import { assertCoupon, exactPayout, payoutOf } from './payout.ts';
import * as rational from './rational.ts';

/** Where a coupon stands. */
export interface Settlement {
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  /** What to credit, in minor units; 0 while open and when lost. */
  readonly payoutMinor: bigint;
  /** The hyper bonus to credit beside it. */
  readonly bonusMinor: bigint;
}

/**
 * The state and payout of a coupon by the results of its legs, always from scratch: a corrected result is
 * settled by calling again and booking the difference. A coupon that can't pay any more (an express with a lost
 * leg, a system without a live line) is lost at once, other legs open or not. All legs returned gives the stake
 * back, cap or no cap; a returned coupon of a promo code pays nothing, its code goes back.
 * An anti-express needs the price, and an express with a hyper bonus the percent, of the legs not returned.
 * Throws a RangeError on a negative stake and on legs that make no coupon of the type.
 */
export function settleCoupon(coupon: Coupon<ResultedLeg>): Settlement {
  assertCoupon(coupon);
  const nothing = { payoutMinor: 0n, bonusMinor: 0n };
  // Open legs count as going the player's way here: nothing to pay now means nothing to pay ever.
  const exact = exactPayout(coupon, rational.of(coupon.stakeMinor));
  if (exact.num === 0n) return { state: 'lost', ...nothing };
  if (coupon.legs.some(({ result }) => isOpen(result))) return { state: 'open', ...nothing };
  if (isAllReturned(coupon)) {
    return { state: 'returned', ...nothing, payoutMinor: coupon.promo ? 0n : coupon.stakeMinor };
  }
  const { payoutMinor, bonusMinor } = payoutOf(coupon, exact);
  return { state: payoutMinor === 0n ? 'lost' : 'won', payoutMinor, bonusMinor };
}
