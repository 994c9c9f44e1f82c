import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import { isAllReturned, legValueIn, valueOfUnits } from '../coupon/coupon-value.ts';
import type { Coupon, CouponShape } from '../coupon/coupon.ts';
import { isOpen, resultOf } from '../coupon/legs.ts';
import { exactPayout, payoutOf, possiblePayout } from './payout.ts';
import * as rational from '../numbers/rational.ts';
import { DEFAULT_SYSTEM_VALUE } from '../coupon/systems.ts';
import { unitsOf, type Unit, type Units } from '../coupon/units.ts';

/** Lowest and highest payout of a winning coupon, in minor units. */
export interface PayoutRange {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** Returns the number of units that must win for any payout; `undefined` if a number alone doesn't decide. */
export function neededUnits(
  { type, systemValue = DEFAULT_SYSTEM_VALUE }: CouponShape,
  free: number,
): number | undefined {
  switch (type) {
    case COUPON_TYPE.single:
    case COUPON_TYPE.express:
      return free;
    case COUPON_TYPE.system:
    case COUPON_TYPE.multiBet:
      return systemValue;
    case COUPON_TYPE.lucky:
      return 1;
    case COUPON_TYPE.patent:
      return 2;
    case COUPON_TYPE.chain:
    case COUPON_TYPE.conditional:
    case COUPON_TYPE.antiExpress:
      return undefined;
  }
}

/** Returns the units when only the required number of open ones win, those with the lowest values. */
function leastWinning({ fixed, free }: Units, needed: number): Units {
  const safe = free.filter(({ value, open }) => !open && value.num !== 0n).length;
  const lowest = new Set<Unit>(
    free
      .filter(({ open }) => open)
      .toSorted((a, b) => rational.compare(a.value, b.value))
      .slice(0, Math.max(0, needed - safe)),
  );
  const kept = (unit: Unit) => !unit.open || lowest.has(unit);
  return { fixed, free: free.map((unit) => (kept(unit) ? unit : { value: rational.ZERO, open: false })) };
}

/** Returns the lowest payout of a winning coupon; 0 if any amount is possible. */
function leastExact(coupon: Coupon): rational.Rational {
  const stake = rational.of(coupon.stakeMinor);
  const valueOf = legValueIn(coupon);
  if (coupon.type === COUPON_TYPE.antiExpress) {
    // A dead heat pays its lost part even if every open leg wins.
    const units = unitsOf(coupon, (leg, index) =>
      isOpen(resultOf(leg)) ? rational.ONE : valueOf(leg, index),
    );
    const safe = valueOfUnits(coupon, units, stake);
    return safe.num === 0n ? exactPayout(coupon, stake) : safe;
  }
  const units = unitsOf(coupon, valueOf);
  const needed = neededUnits(coupon, units.free.length);
  return needed === undefined ? rational.ZERO : valueOfUnits(coupon, leastWinning(units, needed), stake);
}

/**
 * Returns the lowest and highest payout of a winning coupon: the fewest and lowest open legs that suffice, or all of
 * them. The lowest is 0 for chains and conditional coupons, which can end with any amount.
 * @throws RangeError if the stake is negative or the legs form no coupon of the type
 */
export function payoutRange(coupon: Coupon): PayoutRange {
  const { payoutMinor: maxMinor } = possiblePayout(coupon);
  if (isAllReturned(coupon)) return { minMinor: maxMinor, maxMinor };
  return { minMinor: payoutOf(coupon, leastExact(coupon)).payoutMinor, maxMinor };
}
