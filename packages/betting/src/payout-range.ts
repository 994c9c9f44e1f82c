import { COUPON_TYPE } from './coupon-types.ts';
import { isAllReturned, legValueIn, valueOfUnits } from './coupon-value.ts';
import type { Coupon, CouponShape } from './coupon.ts';
import { isOpen, resultOf } from './legs.ts';
import { exactPayout, payoutOf, possiblePayout } from './payout.ts';
import * as rational from './rational.ts';
import { DEFAULT_SYSTEM_VALUE } from './systems.ts';
import { unitsOf, type Unit, type Units } from './units.ts';

/** The least and the most that a coupon pays when it wins, in minor units. */
export interface PayoutRange {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** How many units must win for anything to be paid; undefined where that is no mere count. */
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

/** The units when only as many open ones win as are needed, the lowest of them. */
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

/** The least that a coupon comes to when it wins; 0 where any amount can be the end. */
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
 * What a coupon pays at least and at most when it wins: all open legs won, or only as few and as low ones as a
 * payout needs. The least is 0 for chains and conditional coupons, which may end on any amount.
 * Throws a RangeError on a negative stake and on legs that make no coupon of the type.
 */
export function payoutRange(coupon: Coupon): PayoutRange {
  const { payoutMinor: maxMinor } = possiblePayout(coupon);
  if (isAllReturned(coupon)) return { minMinor: maxMinor, maxMinor };
  return { minMinor: payoutOf(coupon, leastExact(coupon)).payoutMinor, maxMinor };
}
