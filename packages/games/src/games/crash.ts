import { GameError } from '../errors.ts';
import { hmacOf } from '../fair/hashes.ts';
import { first52 } from '../fair/stream.ts';
import { ofHundredths, MOST_MULTIPLIER, multiplierOf } from '../multipliers.ts';
import { checkOpen, opened, settledAt, type RoundState, type RoundTerms } from '../rounds.ts';
import { fieldsOf, wholeOf } from '../untrusted.ts';
import type { CrashChoice, CrashView, Hundredths } from '../wire.ts';
import { resultOf, TARGETS } from './limbo.ts';

/** Lengths of the phases of a round, ms; `running` lasts until the result is reached. */
export const CRASH_PHASES = { betting: 6_000, locked: 500, busted: 3_000 } as const;

/** Most bets of a player in a round. */
export const MOST_CRASH_BETS = 2;

const GROWTH = 0.000_06;
const [LEAST, HIGHEST] = TARGETS;

/** A bet of crash. The result of the round is not part of it before the round has ended. */
export interface CrashState extends RoundState<'crash'> {
  readonly choice: CrashChoice;
  readonly cashedOutAt: Hundredths | null;
  readonly result: Hundredths | null;
}

/** Returns the result of a round from the public salt and the hash of the game. */
export function crashResult(salt: string, hash: string): Hundredths {
  return Math.min(HIGHEST, resultOf(first52(hmacOf(salt, hash))));
}

/** Returns the time after which a multiplier is reached, ms from the start of `running`. */
export function crashTime(multiplier: Hundredths): number {
  return Math.ceil(Math.log(multiplier / 100) / GROWTH);
}

/** Returns the multiplier that is reached at a time, ms from the start of `running`; at most 10,000.00. */
export function crashMultiplier(elapsed: number): Hundredths {
  if (elapsed >= crashTime(HIGHEST)) return HIGHEST;
  let multiplier = Math.max(100, Math.floor(100 * Math.exp(GROWTH * elapsed)));
  while (crashTime(multiplier + 1) <= elapsed) multiplier += 1;
  while (multiplier > 100 && crashTime(multiplier) > elapsed) multiplier -= 1;
  return multiplier;
}

/** Returns the time at which a round ends, ms from the start of `running`: its result is no longer reachable. */
export function crashEnd(result: Hundredths): number {
  return result >= HIGHEST ? crashTime(HIGHEST) : crashTime(result + 1);
}

/**
 * Places a bet on the next round.
 * @throws GameError if the choice isn't possible
 */
export function placeCrashBet(terms: RoundTerms, raw: unknown): CrashState {
  const { autoCashOut } = fieldsOf(raw, 'BAD_CHOICE');
  const target = autoCashOut === null ? null : wholeOf('autoCashOut', autoCashOut, TARGETS, 'BAD_CHOICE');
  const bet = { ...opened('crash', terms), choice: { autoCashOut: target }, cashedOutAt: null, result: null };
  if (highestOf(bet) < LEAST) {
    throw new GameError('ABOVE_CAP', 'This stake could win more than a round pays here: lower the stake.');
  }
  return bet;
}

/**
 * Cashes a bet out by hand.
 * @param elapsed time of receipt, ms from the start of `running`
 * @param result of the round, which stays secret
 * @throws GameError if the bet is settled or below the least multiplier (it stays in), or if the round has ended
 */
export function cashOutCrash(bet: CrashState, elapsed: number, result: Hundredths): CrashState {
  const settled = followCrash(bet, elapsed, result);
  if (settled.cashedOutAt !== null && bet.cashedOutAt === null) return settled;
  checkOpen(bet);
  if (elapsed >= crashEnd(result)) throw new GameError('BUSTED', 'The round had ended: the bet is lost.');
  const multiplier = crashMultiplier(elapsed);
  if (multiplier < LEAST) {
    throw new GameError('BELOW_MIN', 'Cashing out is possible from 1.01 on: the bet is still in.');
  }
  return cashedOut(bet, multiplier);
}

/** Returns a bet as it is at a time of its round: cashed out by itself if its multiplier has been reached. */
export function followCrash(bet: CrashState, elapsed: number, result: Hundredths): CrashState {
  const target = highestOf(bet);
  const isDue = bet.end === null && target <= result && crashTime(target) <= elapsed;
  return isDue ? cashedOut(bet, target) : bet;
}

/** Returns a bet once its round has ended. */
export function endCrash(bet: CrashState, result: Hundredths): CrashState {
  const followed = followCrash(bet, Number.POSITIVE_INFINITY, result);
  return { ...(followed.end === null ? settledAt(followed, 0) : followed), result };
}

export function viewCrash({ choice, cashedOutAt, result }: CrashState): CrashView {
  return { game: 'crash', choice, cashedOutAt, result };
}

/** Multiplier at which a bet is cashed out at the latest: the player's, or the highest that is paid. */
function highestOf({ choice, stake, mostPayout }: CrashState): Hundredths {
  const paid = mostPayout === null ? MOST_MULTIPLIER : multiplierOf(BigInt(mostPayout), BigInt(stake));
  return Math.min(choice.autoCashOut ?? HIGHEST, HIGHEST, Math.floor(paid / 100));
}

function cashedOut(bet: CrashState, multiplier: Hundredths): CrashState {
  return settledAt({ ...bet, cashedOutAt: multiplier }, ofHundredths(multiplier));
}
