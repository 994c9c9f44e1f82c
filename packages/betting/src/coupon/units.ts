import { rulesOf } from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import { isOpen, resultOf, type Leg } from './legs.ts';
import * as rational from '../numbers/rational.ts';

/** Element of combinations: a leg, or the legs of a block. */
export interface Unit {
  /** Payout per unit staked. */
  readonly value: rational.Rational;
  /** True if it can still be lost. */
  readonly open: boolean;
}

/** Legs of a coupon as units of its combinations. */
export interface Units {
  /** Part of every combination: bankers or lobby as one unit, 1 without them. */
  readonly fixed: Unit;
  /** Other units in the player's order. */
  readonly free: readonly Unit[];
}

/**
 * Returns the value of a leg.
 * @param index index of the leg in the coupon
 */
export type LegValue = (leg: Leg, index: number) => rational.Rational;

/** Returns the number of a leg's unit; 0 is part of every combination. */
function unitNumber({ type }: CouponShape, leg: Leg, index: number): number {
  const { blocks, takesBankers } = rulesOf(type);
  if (blocks) return leg.blockId ?? 0;
  return takesBankers && leg.banker ? 0 : index + 1;
}

/** Returns the units of a valid coupon, using the value of each leg. */
export function unitsOf(coupon: CouponShape, valueOf: LegValue): Units {
  const legs = coupon.legs.map((leg, index) => ({
    number: unitNumber(coupon, leg, index),
    value: valueOf(leg, index),
    open: isOpen(resultOf(leg)),
  }));
  const unit = (number: number): Unit => {
    const own = legs.filter((leg) => leg.number === number);
    const value = rational.product(own.map((leg) => leg.value));
    return { value, open: value.num !== 0n && own.some((leg) => leg.open) };
  };
  const numbers = new Set(legs.map(({ number }) => number).filter((number) => number !== 0));
  return { fixed: unit(0), free: [...numbers].toSorted((a, b) => a - b).map(unit) };
}
