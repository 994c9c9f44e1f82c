import {
  combinedOdds,
  parseStake,
  rational,
  toWire,
  type Candidate,
  type GeneratorWish,
  type StakeInput,
} from '@touchline/betting';

/** Maximum number of selections in a generated bet. */
const MAX_LEGS = 8;
/** Largest total price in proportion to the wished one. */
const SURPLUS = rational.of(23n, 20n);
const SMALLEST = rational.of(101n, 100n);

export type WishProblem = 'stake' | 'payout' | 'payoutTooLow';

export type ReadWish =
  | { readonly wish: Omit<GeneratorWish, 'seed'>; readonly stakeMinor: bigint }
  | { readonly problem: WishProblem };

/** Reads the typed amounts; the payout has to be at least 1 % above the stake. */
export function readWish(stake: string, payout: string, iso: string): ReadWish {
  const [staked, wished]: StakeInput[] = [parseStake(stake, iso), parseStake(payout, iso)];
  if (!staked?.ok) return { problem: 'stake' };
  if (!wished?.ok) return { problem: 'payout' };
  const least = rational.of(wished.minor, staked.minor);
  if (rational.compare(least, SMALLEST) < 0) return { problem: 'payoutTooLow' };
  return {
    wish: { least, most: rational.multiply(least, SURPLUS), maxLegs: MAX_LEGS },
    stakeMinor: staked.minor,
  };
}

/** Returns the payout of a bet if all selections win, before the site's limits. Wire text. */
export function payoutOf(bet: readonly Candidate[], stakeMinor: bigint, iso: string): string {
  const total = combinedOdds(bet.map(({ odds }) => odds));
  return toWire(rational.roundHalfUp(rational.multiply(total, rational.of(stakeMinor))), iso);
}
