import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { fairValue, type PricedCoupon } from './fair-value.ts';
import * as rational from '../numbers/rational.ts';

function share(value: rational.Rational, name: string, isIn: boolean): rational.Rational {
  if (isIn) return value;
  throw new RangeError(`${name} is a share of 1 (5 % is 1/20), got ${rational.toText(value)}.`);
}

/**
 * Returns the cash-out amount of a whole coupon in minor units: its fair value minus the margin, rounded down.
 * `undefined` if the coupon has no fair value (see `fairValue`) or the amount is 0.
 * @param margin the operator's share, from 0 to below 1
 * @throws RangeError if the margin is out of range or the legs form no coupon of the type
 */
export function cashOutOffer({
  margin,
  ...priced
}: PricedCoupon & { readonly margin: rational.Rational }): bigint | undefined {
  const kept = rational.subtract(rational.ONE, margin);
  share(margin, 'The margin of a sale', margin.num >= 0n && kept.num > 0n);
  const value = fairValue(priced);
  const offerMinor = value && rational.floor(rational.multiply(value, kept));
  return offerMinor === 0n ? undefined : offerMinor;
}

/** Returns a coupon with its remaining stake at its old prices; block stakes shrink in proportion. */
export function withRemainingStake<C extends Coupon>(coupon: C, stakeMinor: bigint): C {
  const { type, wholeStakeMinor = coupon.stakeMinor } = coupon;
  return { ...coupon, stakeMinor, ...(type === COUPON_TYPE.conditional ? { wholeStakeMinor } : {}) };
}

/** Credit of a partial cash-out, and the remaining coupon. */
export interface PartialCashOut {
  readonly creditMinor: bigint;
  /** Remaining coupon at the old prices, its stake rounded half-up; a stake of 0 means that all was cashed out. */
  readonly rest: Coupon;
}

/**
 * Cashes out a share of a coupon, given the offer for the whole; the credit is rounded down.
 * @param sold share, above 0 and at most 1
 * @throws RangeError if the share is out of range
 */
export function partialCashOut(coupon: Coupon, offerMinor: bigint, sold: rational.Rational): PartialCashOut {
  const kept = rational.subtract(rational.ONE, sold);
  share(sold, 'What is sold', sold.num > 0n && kept.num >= 0n);
  return {
    creditMinor: rational.floor(rational.multiply(sold, rational.of(offerMinor))),
    rest: withRemainingStake(
      coupon,
      rational.roundHalfUp(rational.multiply(kept, rational.of(coupon.stakeMinor))),
    ),
  };
}
