import { higher, lower } from '../numbers/amounts.ts';
import { percentShare } from '../numbers/percent.ts';
import * as rational from '../numbers/rational.ts';

/** Bonus on the winnings of an express, by the server's terms for its number of legs. */
export interface HyperBonus {
  /** Percentage of the winnings above the stake. After a return, that of the lower number of legs. */
  readonly percent: number;
  readonly minStakeMinor: bigint;
  readonly maxBonusMinor: bigint;
}

/**
 * Returns the bonus for a payout, both in minor units, rounded half-up; 0 below the minimum stake and without
 * winnings.
 * @throws RangeError if the percentage isn't from 0 to 1000
 */
export function hyperBonusMinor(
  { percent, minStakeMinor, maxBonusMinor }: HyperBonus,
  { stakeMinor, payoutMinor }: { readonly stakeMinor: bigint; readonly payoutMinor: bigint },
): bigint {
  const share = percentShare(percent, [0, 1000]);
  if (stakeMinor < minStakeMinor) return 0n;
  const winnings = rational.of(higher(payoutMinor - stakeMinor, 0n));
  return lower(rational.roundHalfUp(rational.multiply(share, winnings)), maxBonusMinor);
}
