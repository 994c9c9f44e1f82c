import { oddsToRational, type OddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

/** Leg results by wire id. */
export const LEG_RESULT = {
  notCalculated: -2,
  notStarted: -1,
  lose: 0,
  win: 1,
  return: 2,
  forcedReturn: 3,
  halfWinHalfReturn: 4,
  halfLoseHalfReturn: 5,
  halfLoseHalfWin: 6,
} as const;

/** -2 not calculated, -1 not started, 0 lose, 1 win, 2 return, 3 forced return, 4 to 6 half results. */
export type LegResult = (typeof LEG_RESULT)[keyof typeof LEG_RESULT];

/** Selection in a coupon. */
export interface Leg {
  readonly odds: OddsMilli;
  /** Result of the leg; not started when absent. */
  readonly result?: LegResult;
  /** Replaces the price of a won or half decided leg, for example in a dead heat of three. */
  readonly settledCoef?: rational.Rational;
  /** Systems: whether the leg is part of every combination. */
  readonly banker?: boolean;
  /** True if the leg can't be marked as a banker. */
  readonly isDisabledBanker?: boolean;
  /** Multi-bets and conditional coupons: 0 is the lobby, blocks are numbered from 1 in the player's order. */
  readonly blockId?: number;
  /** True if the handicap or total of the leg is a quarter line, which anti-expresses don't accept. */
  readonly isQuarterLine?: boolean;
}

const HALF = rational.of(1n, 2n);

/** Returns whether the leg has no result yet. */
export function isOpen(result: LegResult): boolean {
  return result < 0;
}

/** Returns whether the leg's stake is returned in full: a return or a forced return. */
export function isReturned(result: LegResult): boolean {
  return result === 2 || result === 3;
}

/** Returns the result of a leg; not started when absent. */
export function resultOf({ result = LEG_RESULT.notStarted }: Leg): LegResult {
  return result;
}

/** Returns the number of legs that count for a bonus: all but the returned ones. */
export function countedLegs(legs: readonly Leg[]): number {
  return legs.filter((leg) => !isReturned(resultOf(leg))).length;
}

function tableOdds(k: OddsMilli, result: LegResult): rational.Rational {
  const odds = oddsToRational(k);
  switch (result) {
    case -2:
    case -1:
    case 1:
      return odds;
    case 0:
      return rational.ZERO;
    case 2:
    case 3:
      return rational.ONE;
    case 4:
      return rational.multiply(rational.add(odds, rational.ONE), HALF);
    case 5:
      return HALF;
    case 6:
      return rational.multiply(odds, HALF);
  }
}

/**
 * Returns the payout per unit staked on the leg: its price while open or won, 0 when lost, 1 when returned, in
 * between for half results. `settledCoef` replaces the value for the results 1, 4, 5 and 6.
 * @throws RangeError if `settledCoef` isn't above 0 or is given with any other result
 */
export function effectiveOdds(
  k: OddsMilli,
  result: LegResult,
  settledCoef?: rational.Rational,
): rational.Rational {
  if (!settledCoef) return tableOdds(k, result);
  if (isOpen(result) || isReturned(result) || result === 0) {
    throw new RangeError(`A settled coefficient needs the result 1, 4, 5 or 6; it came with ${result}.`);
  }
  if (settledCoef.num <= 0n) {
    throw new RangeError('A settled coefficient must be above 0; a leg that pays nothing has the result 0.');
  }
  return settledCoef;
}

/**
 * Returns the payout per unit staked on a leg.
 * @throws RangeError like `effectiveOdds`
 */
export function legValue(leg: Leg): rational.Rational {
  return effectiveOdds(leg.odds, resultOf(leg), leg.settledCoef);
}

/**
 * Returns the effective odds of a dead heat: `tied` competitors share `places` paid places, the stake is divided and
 * the winning part is paid at the full price.
 * @throws RangeError unless 1 <= places < tied
 */
export function deadHeatOdds(k: OddsMilli, places: number, tied: number): rational.Rational {
  if (!Number.isSafeInteger(places) || !Number.isSafeInteger(tied) || places < 1 || places >= tied) {
    throw new RangeError(`A dead heat needs more tied competitors than places, got ${tied} for ${places}.`);
  }
  return rational.multiply(oddsToRational(k), rational.of(BigInt(places), BigInt(tied)));
}
