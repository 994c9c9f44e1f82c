import { COUPON_TYPE } from './coupon-types.ts';
import { legValueIn, valueOfUnits } from './coupon-value.ts';
import type { Coupon } from './coupon.ts';
import { isOpen, resultOf } from './legs.ts';
import { oddsToRational, type OddsMilli } from './odds.ts';
import { assertCoupon, exactPayout } from './payout.ts';
import * as rational from './rational.ts';
import { unitsOf, type LegValue } from './units.ts';

/** A coupon with what its legs cost now: the price of each open leg, undefined while it is suspended. */
export interface PricedCoupon {
  readonly coupon: Coupon;
  /** In the order of the legs; what stands beside a settled leg is not read. */
  readonly now: readonly (OddsMilli | undefined)[];
}

/** Whether a coupon may be sold, insured or powered: not with a bonus bet, a hyper bonus or a promo code. */
export function takesActions({ bonusBet, hyperBonus, promo }: Coupon): boolean {
  return !bonusBet && !hyperBonus && !promo;
}

/**
 * The chance of each open leg by its price now; undefined when nothing is open, when an open leg has no price, or
 * when the order of the results decides (chains and conditional coupons).
 */
export function chancesNow({ coupon, now }: PricedCoupon): readonly rational.Rational[] | undefined {
  if (coupon.type === COUPON_TYPE.chain || coupon.type === COUPON_TYPE.conditional) return undefined;
  const isWaiting = coupon.legs.map((leg) => isOpen(resultOf(leg)));
  const isPriced = isWaiting.every((waits, index) => !waits || now[index] !== undefined);
  if (!isPriced || !isWaiting.includes(true)) return undefined;
  return isWaiting.map((_, index) => {
    const price = now[index];
    return price === undefined ? rational.ONE : rational.divide(rational.ONE, oddsToRational(price));
  });
}

/**
 * What a coupon is worth now, unrounded minor units: what it pays by each outcome, weighed by the chances in the
 * present prices. Of a single or an express that is its possible payout over the present total of the open legs.
 * Undefined when it has no such value: settled, suspended, a chain or a conditional coupon, or one with a bonus.
 * Throws a RangeError on a negative stake and on legs that make no coupon of the type.
 */
export function fairValue(priced: PricedCoupon): rational.Rational | undefined {
  const { coupon } = priced;
  assertCoupon(coupon);
  const chances = chancesNow(priced);
  if (!chances || !takesActions(coupon)) return undefined;
  const settledValue = legValueIn(coupon);
  const expected: LegValue = (leg, index) => {
    const chance = chances[index] ?? rational.ONE;
    if (!isOpen(resultOf(leg))) return settledValue(leg, index);
    // An anti-express counts how far each leg has won, the others what a leg pays.
    return coupon.type === COUPON_TYPE.antiExpress
      ? chance
      : rational.multiply(oddsToRational(leg.odds), chance);
  };
  const stake = rational.of(coupon.stakeMinor);
  const value = valueOfUnits(coupon, unitsOf(coupon, expected), stake);
  const cap = coupon.maxPayoutMinor;
  const most = exactPayout(coupon, stake);
  if (cap === undefined || rational.compare(most, rational.of(cap)) <= 0) return value;
  return rational.multiply(value, rational.divide(rational.of(cap), most));
}
