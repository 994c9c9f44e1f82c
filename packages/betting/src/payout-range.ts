import { COUPON_TYPE } from './coupon-types.ts';
import { isAllReturned, legValueIn, valueOfUnits } from './coupon-value.ts';
import type { Coupon, CouponShape } from './coupon.ts';
import { payoutOf, possiblePayout } from './payout.ts';
import * as rational from './rational.ts';
import { DEFAULT_SYSTEM_VALUE } from './systems.ts';
import { unitsOf, type Unit, type Units } from './units.ts';

/** The least and the most that a coupon pays when it wins, in minor units. */
export interface PayoutRange {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** How many units must win for anything to be paid; undefined where that depends on their order. */
export function neededUnits(
  { type, systemValue = DEFAULT_SYSTEM_VALUE }: CouponShape,
  free: number,
): number | undefined {
  switch (type) {
    case COUPON_TYPE.single:
    case COUPON_TYPE.express:
    case COUPON_TYPE.antiExpress:
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

/**
 * What a coupon pays at least and at most when it wins: all open legs won, or only as few and as low ones as a
 * payout needs. The least is 0 for chains and conditional coupons, which may end on any amount.
 * Throws a RangeError on a negative stake and on legs that make no coupon of the type.
 */
export function payoutRange(coupon: Coupon): PayoutRange {
  const { payoutMinor: maxMinor } = possiblePayout(coupon);
  if (isAllReturned(coupon)) return { minMinor: maxMinor, maxMinor };
  const units = unitsOf(coupon, legValueIn(coupon));
  const needed = neededUnits(coupon, units.free.length);
  if (needed === undefined) return { minMinor: 0n, maxMinor };
  const exact = valueOfUnits(coupon, leastWinning(units, needed), rational.of(coupon.stakeMinor));
  return { minMinor: payoutOf(coupon, exact).payoutMinor, maxMinor };
}
