import { COUPON_TYPE } from './coupon-types.ts';
import type { Coupon } from './coupon.ts';
import { fairValue, type PricedCoupon } from './fair-value.ts';
import * as rational from './rational.ts';

function share(value: rational.Rational, name: string, isIn: boolean): rational.Rational {
  if (isIn) return value;
  throw new RangeError(`${name} is a share of 1 (5 % is 1/20), got ${rational.toText(value)}.`);
}

/**
 * What the house pays now for a whole coupon, in minor units: its fair value less the margin, rounded down.
 * Undefined when there is no offer: the coupon has no fair value now (see `fairValue`), or nothing is left of it.
 * @param margin the house's share, from 0 to below 1
 * Throws a RangeError on a margin out of its range and on legs that make no coupon of the type.
 */
export function saleOffer({
  margin,
  ...priced
}: PricedCoupon & { readonly margin: rational.Rational }): bigint | undefined {
  const kept = rational.subtract(rational.ONE, margin);
  share(margin, 'The margin of a sale', margin.num >= 0n && kept.num > 0n);
  const value = fairValue(priced);
  const offerMinor = value && rational.floor(rational.multiply(value, kept));
  return offerMinor === 0n ? undefined : offerMinor;
}

/** A coupon with what is left of its stake, at its old prices: the stakes of its blocks shrink with it. */
export function withStakeLeft<C extends Coupon>(coupon: C, stakeMinor: bigint): C {
  const { type, wholeStakeMinor = coupon.stakeMinor } = coupon;
  return { ...coupon, stakeMinor, ...(type === COUPON_TYPE.conditional ? { wholeStakeMinor } : {}) };
}

/** What a sale in part credits, and the coupon that stays. */
export interface PartialSale {
  readonly creditMinor: bigint;
  /** At the old prices and the stake that is left, rounded half-up; a stake of 0 means that all was sold. */
  readonly rest: Coupon;
}

/**
 * Sells a share of a coupon at an offer for the whole of it; the credit is rounded down.
 * @param sold the share, above 0 and at most 1
 * Throws a RangeError on a share out of its range.
 */
export function partialSale(coupon: Coupon, offerMinor: bigint, sold: rational.Rational): PartialSale {
  const kept = rational.subtract(rational.ONE, sold);
  share(sold, 'What is sold', sold.num > 0n && kept.num >= 0n);
  return {
    creditMinor: rational.floor(rational.multiply(sold, rational.of(offerMinor))),
    rest: withStakeLeft(
      coupon,
      rational.roundHalfUp(rational.multiply(kept, rational.of(coupon.stakeMinor))),
    ),
  };
}
