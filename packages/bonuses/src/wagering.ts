import { rational } from '@touchline/betting';
import type { GameKind, WageringTerms } from './offers.ts';

/** Progress is counted in hundredths of a minor unit, so that a percentage of a stake is exact. */
const HUNDREDTHS = 100n;

/** Returns the progress of a stake in hundredths of a minor unit. `percent` is a whole number from 0 to 100. */
export function progressOf(stake: bigint, percent: number): bigint {
  return stake * BigInt(percent);
}

/** Returns the percentage by which a game contributes to wagering; 0 if the offer doesn't name its kind. */
export function gameContribution({ games }: Pick<WageringTerms, 'games'>, kind: GameKind): number {
  return games?.[kind] ?? 0;
}

/** State of the wagering, minor units. */
export interface Wagering {
  readonly required: bigint;
  /** Rounded down, at most `required`. */
  readonly done: bigint;
  readonly left: bigint;
  /** Whole percent, rounded down. */
  readonly percent: number;
  readonly isMet: boolean;
}

/**
 * Returns the state of the wagering.
 * @param required minor units
 * @param progress hundredths of a minor unit
 */
export function wageringOf(required: bigint, progress: bigint): Wagering {
  const isMet = progress >= required * HUNDREDTHS;
  const done = isMet ? required : progress / HUNDREDTHS;
  const percent = isMet ? 100 : Number(progress / required);
  return { required, done, left: required - done, percent, isMet };
}

/**
 * Returns the cost of wagering on average, minor units, rounded half up: the share of the stakes that isn't returned.
 * @param left minor units of wagering
 * @param contribution percentage by which a stake counts
 * @param assumedReturn percentage of the stakes that is returned on average
 */
export function averageCost(left: bigint, contribution: number, assumedReturn: number): bigint {
  if (contribution === 0) return 0n;
  const lost = rational.of(BigInt(100 - assumedReturn), BigInt(contribution));
  return rational.roundHalfUp(rational.multiply(rational.of(left), lost));
}

/** Accounts from which a stake in a casino can come. */
export type StakeSource = 'own' | 'bonus';

/**
 * Returns the account of a game session: the player's own money while it covers the least stake of the game, then
 * the bonus; undefined if neither covers it.
 */
export function casinoSource(
  balances: { readonly own: bigint; readonly bonus: bigint },
  leastStake: bigint,
): StakeSource | undefined {
  if (balances.own >= leastStake) return 'own';
  return balances.bonus >= leastStake ? 'bonus' : undefined;
}
