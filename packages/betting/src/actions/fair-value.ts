import { COUPON_TYPE } from '../coupon/coupon-types.ts';
import { legValueIn, valueOfUnits } from '../coupon/coupon-value.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { askedStake, endsInOrder, isInOrder, type Ends } from './in-order.ts';
import { isOpen, legValue, resultOf } from '../coupon/legs.ts';
import { oddsToRational, type OddsMilli } from '../odds/odds.ts';
import { assertCoupon, exactPayout } from '../payout/payout.ts';
import * as rational from '../numbers/rational.ts';
import { unitsOf, type LegValue } from '../coupon/units.ts';

/** Coupon with the current price of each leg; the price of an open leg is `undefined` while it is suspended. */
export interface PricedCoupon {
  readonly coupon: Coupon;
  /** Prices in the order of the legs; those of settled legs are ignored. */
  readonly now: readonly (OddsMilli | undefined)[];
}

/**
 * Returns whether a coupon can be cashed out, insured or powered: not with a bonus bet, a hyper bonus or a promo
 * code.
 */
export function allowsActions({ bonusBet, hyperBonus, promo }: Coupon): boolean {
  return !bonusBet && !hyperBonus && !promo;
}

/**
 * Returns the probability of each open leg implied by its current price; `undefined` if no leg is open or an open leg
 * has no price.
 */
export function chancesNow({ coupon, now }: PricedCoupon): readonly rational.Rational[] | undefined {
  const isWaiting = coupon.legs.map((leg) => isOpen(resultOf(leg)));
  const isPriced = isWaiting.every((waits, index) => !waits || now[index] !== undefined);
  if (!isPriced || !isWaiting.includes(true)) return undefined;
  return isWaiting.map((_, index) => {
    const price = now[index];
    return price === undefined ? rational.ONE : rational.divide(rational.ONE, oddsToRational(price));
  });
}

/** Returns the possible results of a chain or a conditional coupon; `undefined` if too many of its legs are open. */
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

/** Returns the expected payout, uncapped, of a coupon whose combinations don't depend on the order of results. */
function valueOfCombinations(coupon: Coupon, chances: readonly rational.Rational[]): rational.Rational {
  const settledValue = legValueIn(coupon);
  const expected: LegValue = (leg, index) => {
    const chance = chances[index] ?? rational.ONE;
    if (!isOpen(resultOf(leg))) return settledValue(leg, index);
    // An anti-express counts the won share of each leg, other types its payout.
    return coupon.type === COUPON_TYPE.antiExpress
      ? chance
      : rational.multiply(oddsToRational(leg.odds), chance);
  };
  return valueOfUnits(coupon, unitsOf(coupon, expected), rational.of(coupon.stakeMinor));
}

/**
 * Returns the current fair value in unrounded minor units: the payout of each result weighted by the probabilities
 * implied by the current prices. For a single or an express this is the possible payout divided by the current total
 * of the open legs. `undefined` if the coupon is settled, suspended or has a bonus, or if too many legs of a chain or
 * conditional coupon are open.
 * @throws RangeError if the stake is negative or the legs form no coupon of the type
 */
export function fairValue(priced: PricedCoupon): rational.Rational | undefined {
  const { coupon } = priced;
  assertCoupon(coupon);
  const chances = chancesNow(priced);
  if (!chances || !allowsActions(coupon)) return undefined;
  const value = isInOrder(coupon) ? endsOf(coupon, chances)?.value : valueOfCombinations(coupon, chances);
  const cap = coupon.maxPayoutMinor;
  const most = exactPayout(coupon, rational.of(coupon.stakeMinor));
  if (!value || cap === undefined || rational.compare(most, rational.of(cap)) <= 0) return value;
  return rational.multiply(value, rational.divide(rational.of(cap), most));
}
