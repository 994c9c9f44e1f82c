import { MAX_COMBINATIONS } from './coupon-types.ts';
import { binomial } from './elementary.ts';
import * as rational from '../numbers/rational.ts';

/** Default and minimum number of units per combination. */
export const DEFAULT_SYSTEM_VALUE = 2;

/** Possible system: `value` of the free legs or blocks in each combination, in addition to `offset` bankers. */
export interface SystemOption {
  readonly value: number;
  /** Number of bankers. */
  readonly offset: number;
  /** Minimum total stake in minor units. */
  readonly minBetAmountMinor: bigint;
  /** Number of combinations. */
  readonly combo: bigint;
}

/** Returns the minimum total stake in minor units for a number of combinations, rounded up. */
export function minStakeOfCombinations(
  combinations: bigint,
  minCombinationStakeMinor: bigint | rational.Rational,
): bigint {
  const line =
    typeof minCombinationStakeMinor === 'bigint'
      ? rational.of(minCombinationStakeMinor)
      : minCombinationStakeMinor;
  return rational.ceil(rational.multiply(rational.of(combinations), line));
}

/**
 * Returns the possible systems, from 2 to one less than all; those with too many combinations are left out.
 * @param free number of legs that are no bankers, or of blocks
 * @param bankers number of bankers, which are part of every combination
 * @param minCombinationStakeMinor minimum stake of one combination in minor units; may be a fraction
 */
export function systemOptions(
  free: number,
  bankers: number,
  minCombinationStakeMinor: bigint | rational.Rational,
): readonly SystemOption[] {
  const values = Array.from({ length: Math.max(0, free - 2) }, (_, index) => index + DEFAULT_SYSTEM_VALUE);
  return values
    .map((value) => ({ value, combo: binomial(free, value) }))
    .filter(({ combo }) => combo <= MAX_COMBINATIONS)
    .map(({ value, combo }) => ({
      value,
      offset: bankers,
      minBetAmountMinor: minStakeOfCombinations(combo, minCombinationStakeMinor),
      combo,
    }));
}

/** Returns the nearest valid value for a system of `free` legs or blocks; 2 while there are too few. */
export function clampSystemValue(value: number, free: number): number {
  return Math.max(DEFAULT_SYSTEM_VALUE, Math.min(value, free - 1));
}
