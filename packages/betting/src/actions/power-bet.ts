import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { allowsActions } from './fair-value.ts';
import type { OddsMilli } from '../odds/odds.ts';

/** New terms for an open coupon. */
export interface PowerBetOffer {
  /** Total odds when every leg wins. */
  readonly newCoef: OddsMilli;
  /** Additional stake, in minor units. */
  readonly extraStakeMinor: bigint;
}

/**
 * Returns a single or an express with the new terms, which `possiblePayout` and `settleCoupon` use. The new total
 * applies when all legs win: a returned or half decided leg reduces it in proportion to the old total.
 * @throws RangeError for other types, for coupons with a bonus or a promo code, and for a negative additional stake
 */
export function withPowerBet<C extends Coupon>(coupon: C, { newCoef, extraStakeMinor }: PowerBetOffer): C {
  const hasTotal = coupon.type === COUPON_TYPE.single || coupon.type === COUPON_TYPE.express;
  if (!hasTotal || !allowsActions(coupon)) {
    throw new RangeError('Only a single or an express without bonus and promo code takes a PowerBet.');
  }
  if (extraStakeMinor < 0n) throw new RangeError(`An extra stake can't be negative, got ${extraStakeMinor}.`);
  return { ...coupon, stakeMinor: coupon.stakeMinor + extraStakeMinor, powerCoef: newCoef };
}
