import { rational, type Rational } from '@touchline/betting';
import type { Hundredths, MinorUnits, Multiplier } from './wire.ts';

/** Multiplier that returns the stake. */
export const EVEN: Multiplier = 10_000;

/** Most that a round pays, as a multiplier. Keno and the slot have a best prize instead. */
export const MOST_MULTIPLIER: Multiplier = 10_000 * EVEN;

/** Returns the payout of a stake, minor units, rounded down. */
export function payoutOf(stake: bigint, multiplier: Multiplier): bigint {
  return (stake * BigInt(multiplier)) / BigInt(EVEN);
}

/** Returns the multiplier that a payout is of a stake, rounded down. */
export function multiplierOf(payout: bigint, stake: bigint): Multiplier {
  return Number((payout * BigInt(EVEN)) / stake);
}

export const ofHundredths = (hundredths: Hundredths): Multiplier => hundredths * 100;

/** Returns the multiplier of a decimal such as 2.1 in a table of prizes. */
export const ofDecimal = (decimal: number): Multiplier => Math.round(decimal * EVEN);

/** Returns a fair multiplier times the share that is paid, rounded down to a ten-thousandth. */
export function multiplierAt(share: Rational, chance: Rational): Multiplier {
  return Number(rational.floor(rational.divide(rational.multiply(share, rational.of(10_000n)), chance)));
}

export const minorOf = (amount: bigint): MinorUnits => String(amount);

/** Returns the number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
