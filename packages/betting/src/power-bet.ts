import { COUPON_TYPE } from './coupon-types.ts';
import type { Coupon } from './coupon.ts';
import { takesActions } from './fair-value.ts';
import type { OddsMilli } from './odds.ts';

/** New terms for an open coupon. */
export interface PowerBetOffer {
  /** The total when every leg wins. */
  readonly newCoef: OddsMilli;
  /** What is staked on top, in minor units. */
  readonly extraStakeMinor: bigint;
}

/**
 * A single or an express on the new terms; `possiblePayout` and `settleCoupon` of it follow them. The new total
 * stands for all legs won: a returned or half decided leg lowers it as it would have lowered the old one.
 * Throws a RangeError for other types, for coupons with a bonus or a promo code, and on a negative extra stake.
 */
export function withPowerBet<C extends Coupon>(coupon: C, { newCoef, extraStakeMinor }: PowerBetOffer): C {
  const hasTotal = coupon.type === COUPON_TYPE.single || coupon.type === COUPON_TYPE.express;
  if (!hasTotal || !takesActions(coupon)) {
    throw new RangeError('Only a single or an express without bonus and promo code takes a PowerBet.');
  }
  if (extraStakeMinor < 0n) throw new RangeError(`An extra stake can't be negative, got ${extraStakeMinor}.`);
  return { ...coupon, stakeMinor: coupon.stakeMinor + extraStakeMinor, powerCoef: newCoef };
}
