import { rulesOf } from './coupon-types.ts';
import type { CouponShape } from './coupon.ts';
import { isOpen, resultOf, type Leg } from './legs.ts';
import * as rational from './rational.ts';

/** What lines are made of: one leg, or the legs of one block. */
export interface Unit {
  /** What one unit of stake on it comes to. */
  readonly value: rational.Rational;
  /** Whether it can still be lost. */
  readonly open: boolean;
}

/** A coupon's legs as its lines are made of them. */
export interface Units {
  /** What stands in every line: bankers or lobby as one, 1 without them. */
  readonly fixed: Unit;
  /** In the player's order. */
  readonly free: readonly Unit[];
}

/** What a leg counts as. @param index its place in the coupon */
export type LegValue = (leg: Leg, index: number) => rational.Rational;

/** The place of a leg's unit among the units; 0 stands in every line. */
function unitNumber({ type }: CouponShape, leg: Leg, index: number): number {
  const { blocks, takesBankers } = rulesOf(type);
  if (blocks) return leg.blockId ?? 0;
  return takesBankers && leg.banker ? 0 : index + 1;
}

/** The units of a coupon whose shape is right, by the value of each leg. */
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
