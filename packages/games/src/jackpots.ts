import { rational, type Rational } from '@touchline/betting';
import { GameError } from './errors.ts';
import type { Stream } from './fair/stream.ts';

/** Millionths of a part, and of a minor unit. */
const MILLION = 1_000_000n;
const SPAN = 1_000_000_000;

/** Levels of a jackpot, the highest first: the order of their windows. */
export const jackpotLevels = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotLevelId = (typeof jackpotLevels)[number];

/** Rules of a level in one currency. */
export interface JackpotLevel {
  readonly id: JackpotLevelId;
  /** Part of each eligible stake that it grows by, in millionths: 4000 is 0.4 %. */
  readonly contribution: bigint;
  /** Amount that it begins with, minor units. */
  readonly seed: bigint;
  /** Mean sum of stakes from one hit to the next, minor units. */
  readonly distance: bigint;
}

/** Returns the levels of the usual jackpot for a currency with a number of minor units in 1. */
export function usualLevels(unit = 100n): readonly JackpotLevel[] {
  return [
    { id: 'grand', contribution: 1_000n, seed: 100_000n * unit, distance: 100_000_000n * unit },
    { id: 'major', contribution: 2_000n, seed: 5_000n * unit, distance: 4_000_000n * unit },
    { id: 'minor', contribution: 3_000n, seed: 500n * unit, distance: 200_000n * unit },
    { id: 'mini', contribution: 4_000n, seed: 50n * unit, distance: 10_000n * unit },
  ];
}

/** Returns the part of the stakes that a level returns. */
export function levelReturn({ contribution, seed, distance }: JackpotLevel): Rational {
  return rational.add(rational.of(contribution, MILLION), rational.of(seed, distance));
}

/** Returns the mean amount at a hit, minor units. */
export function meanHit({ contribution, seed, distance }: JackpotLevel): Rational {
  return rational.add(rational.of(seed), rational.of(distance * contribution, MILLION));
}

/**
 * Returns what a game returns together with jackpot levels.
 * @throws GameError if it isn't below 1
 */
export function returnWithLevels(gameReturn: Rational, levels: readonly JackpotLevel[]): Rational {
  const total = levels.map(levelReturn).reduce(rational.add, gameReturn);
  if (rational.compare(total, rational.ONE) < 0) return total;
  throw new GameError(
    'BAD_CHOICE',
    'The game and its jackpots would return all stakes or more: take levels away.',
  );
}

/** Returns the number of draws of 10^9 with which a stake hits a level. */
export const windowOf = (stake: bigint, level: JackpotLevel): bigint =>
  (stake * BigInt(SPAN)) / level.distance;

/**
 * Returns the level that a round hits; undefined for none. It takes one draw after the round's start, that is after
 * all draws of the game.
 * @param stake minor units
 * @param levels at most one of each, in any order
 */
export function jackpotHit(
  stream: Stream,
  stake: bigint,
  levels: readonly JackpotLevel[],
): JackpotLevelId | undefined {
  const drawn = BigInt(stream.draw(SPAN));
  let end = 0n;
  for (const id of jackpotLevels) {
    const level = levels.find((candidate) => candidate.id === id);
    if (level === undefined) continue;
    end += windowOf(stake, level);
    if (drawn < end) return id;
  }
  return undefined;
}

/** Returns what a stake adds to a level, in millionths of a minor unit. */
export const contributionOf = (stake: bigint, { contribution }: JackpotLevel): bigint => stake * contribution;

/** Returns the amount of a level that has just been hit or opened, in millionths of a minor unit. */
export const seededAmount = ({ seed }: JackpotLevel): bigint => seed * MILLION;

/**
 * Returns what a hit pays, minor units, and the amount after it: what is below a minor unit stays on top of the seed.
 * @param amount in millionths of a minor unit
 */
export function payJackpot(
  amount: bigint,
  level: JackpotLevel,
): { readonly payout: bigint; readonly amount: bigint } {
  return { payout: amount / MILLION, amount: seededAmount(level) + (amount % MILLION) };
}
