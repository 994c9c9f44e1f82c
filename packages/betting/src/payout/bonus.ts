import { countedLegs, type Leg } from '../coupon/legs.ts';
import type { OddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

const FEWEST_LEGS = 3;
const MOST_COUNTED_LEGS = 10;
const LOWEST_LEG_MILLI = 1100;

/** Kinds of markets by their number on the wire; a market without one is ordinary. */
export const MARKET_KIND = {
  /** A bonus of its own, to which no other is added. */
  bonus: 7,
} as const;

/** A real leg, as far as a bonus bet depends on it. */
export interface BonusLeg {
  readonly odds: OddsMilli;
  /** Kind of its market. */
  readonly kind?: number | undefined;
}

/**
 * Returns the factor that a bonus bet applies to the total of an express of `legCount` real legs: 1.03 for 3 up to
 * 1.10 for 10 and more; 1 below 3.
 * @throws RangeError if `legCount` isn't a whole number from 0
 */
export function bonusBetFactor(legCount: number): rational.Rational {
  if (!Number.isSafeInteger(legCount) || legCount < 0) {
    throw new RangeError(`Legs are counted in whole numbers from 0 on, got ${legCount}.`);
  }
  if (legCount < FEWEST_LEGS) return rational.ONE;
  return rational.of(BigInt(100 + Math.min(legCount, MOST_COUNTED_LEGS)), 100n);
}

/** Returns the bonus bet factor for the results so far; returned legs don't count. */
export function bonusBetFactorOfLegs(legs: readonly Leg[]): rational.Rational {
  return bonusBetFactor(countedLegs(legs));
}

/**
 * Returns whether an express of these real legs qualifies for a bonus bet: three legs or more of at least 1.1 each, so
 * that their total exceeds the required 1.01, and none of the kind `bonus`. The caller checks the site's own setting.
 */
export function qualifiesForBonusBet(legs: readonly BonusLeg[]): boolean {
  const isCounted = ({ odds, kind }: BonusLeg) => odds >= LOWEST_LEG_MILLI && kind !== MARKET_KIND.bonus;
  return legs.length >= FEWEST_LEGS && legs.every(isCounted);
}
