import { COUPON_TYPE } from './coupon-types.ts';
import { legValueIn, valueOfUnits } from './coupon-value.ts';
import type { Coupon } from './coupon.ts';
import { askedStake, endsInOrder, isInOrder, type Ends } from './in-order.ts';
import { isOpen, legValue, resultOf } from './legs.ts';
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

/** The chance of each open leg by its price now; undefined when nothing is open, or when an open leg has no price. */
export function chancesNow({ coupon, now }: PricedCoupon): readonly rational.Rational[] | undefined {
  const isWaiting = coupon.legs.map((leg) => isOpen(resultOf(leg)));
  const isPriced = isWaiting.every((waits, index) => !waits || now[index] !== undefined);
  if (!isPriced || !isWaiting.includes(true)) return undefined;
  return isWaiting.map((_, index) => {
    const price = now[index];
    return price === undefined ? rational.ONE : rational.divide(rational.ONE, oddsToRational(price));
  });
}

/** The ends of a chain or a conditional coupon; undefined when too many of its legs are open to weigh them all. */
export function endsOf(coupon: Coupon, chances: readonly rational.Rational[]): Ends | undefined {
  const stake = rational.of(coupon.stakeMinor);
  const won = unitsOf(coupon, legValue).free;
  const sure = unitsOf(coupon, (leg, index) =>
    isOpen(resultOf(leg)) ? (chances[index] ?? rational.ONE) : rational.ONE,
  ).free;
  const turns = won.map(({ value }, index) => ({ value, chance: sure[index]?.value ?? rational.ONE }));
  return endsInOrder(
    turns,
    turns.map((_, index) => askedStake(coupon, stake, index)),
    stake,
  );
}

/** What a coupon whose lines are fixed is worth by the chances of its open legs, uncapped. */
function valueOfLines(coupon: Coupon, chances: readonly rational.Rational[]): rational.Rational {
  const settledValue = legValueIn(coupon);
  const expected: LegValue = (leg, index) => {
    const chance = chances[index] ?? rational.ONE;
    if (!isOpen(resultOf(leg))) return settledValue(leg, index);
    // An anti-express counts how far each leg has won, the others what a leg pays.
    return coupon.type === COUPON_TYPE.antiExpress
      ? chance
      : rational.multiply(oddsToRational(leg.odds), chance);
  };
  return valueOfUnits(coupon, unitsOf(coupon, expected), rational.of(coupon.stakeMinor));
}

/**
 * What a coupon is worth now, unrounded minor units: what it pays by each outcome, weighed by the chances in the
 * present prices. Of a single or an express that is its possible payout over the present total of the open legs.
 * Undefined when it has no such value: settled, suspended, with a bonus, or a chain or conditional coupon of which too
 * much is open.
 * Throws a RangeError on a negative stake and on legs that make no coupon of the type.
 */
export function fairValue(priced: PricedCoupon): rational.Rational | undefined {
  const { coupon } = priced;
  assertCoupon(coupon);
  const chances = chancesNow(priced);
  if (!chances || !takesActions(coupon)) return undefined;
  const value = isInOrder(coupon) ? endsOf(coupon, chances)?.value : valueOfLines(coupon, chances);
  const cap = coupon.maxPayoutMinor;
  const most = exactPayout(coupon, rational.of(coupon.stakeMinor));
  if (!value || cap === undefined || rational.compare(most, rational.of(cap)) <= 0) return value;
  return rational.multiply(value, rational.divide(rational.of(cap), most));
}
