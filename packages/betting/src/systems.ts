import { MAX_LINES } from './coupon-types.ts';
import { binomial } from './elementary.ts';
import * as rational from './rational.ts';

/** How many units make a line when the player chose nothing, and the fewest that he can choose. */
export const DEFAULT_SYSTEM_VALUE = 2;

/** One way to combine: `value` of the free legs or blocks in each line, besides `offset` bankers. */
export interface SystemOption {
  readonly value: number;
  /** Number of bankers. */
  readonly offset: number;
  /** The least total stake in minor units. */
  readonly minBetAmountMinor: bigint;
  /** Number of lines. */
  readonly combo: bigint;
}

/** The least total stake in minor units for a number of lines, rounded up. */
export function minStakeOfLines(lines: bigint, minLineStakeMinor: bigint | rational.Rational): bigint {
  const line = typeof minLineStakeMinor === 'bigint' ? rational.of(minLineStakeMinor) : minLineStakeMinor;
  return rational.ceil(rational.multiply(rational.of(lines), line));
}

/**
 * The systems that can be made, from 2 up to one less than all; those of too many lines are left out.
 * @param free how many legs that are no bankers, or how many blocks
 * @param bankers how many bankers stand in every line
 * @param minLineStakeMinor the least stake of one line in minor units; a fraction for a part of one
 */
export function systemOptions(
  free: number,
  bankers: number,
  minLineStakeMinor: bigint | rational.Rational,
): readonly SystemOption[] {
  const values = Array.from({ length: Math.max(0, free - 2) }, (_, index) => index + DEFAULT_SYSTEM_VALUE);
  return values
    .map((value) => ({ value, combo: binomial(free, value) }))
    .filter(({ combo }) => combo <= MAX_LINES)
    .map(({ value, combo }) => ({
      value,
      offset: bankers,
      minBetAmountMinor: minStakeOfLines(combo, minLineStakeMinor),
      combo,
    }));
}

/** The nearest value that a system of `free` legs or blocks can have; 2 while there are too few. */
export function clampSystemValue(value: number, free: number): number {
  return Math.max(DEFAULT_SYSTEM_VALUE, Math.min(value, free - 1));
}
