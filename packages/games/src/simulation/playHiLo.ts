import { rational, type Rational } from '@touchline/betting';
import type { Stream } from '../fair/stream.ts';
import { guessesOn, hilo, hiLoMultiplier, rankOf } from '../games/hilo.ts';
import { EVEN } from '../multipliers.ts';

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const terms = { stake: BigInt(EVEN) };

const likelier = (rank: number) =>
  guessesOn(rank).reduce((best, guess) => (guess.ranks > best.ranks ? guess : best));

/** Returns a player who makes the likelier guess some times and cashes out. */
export const playHiLo =
  (guesses: number) =>
  (stream: Stream): number => {
    let state = hilo.start(stream, terms, {});
    for (let made = 0; made < guesses && state.end === null; made += 1) {
      const { guess } = likelier(rankOf(state.cards[made] ?? 0));
      state = hilo.turn(state, { action: 'guess', guess });
    }
    if (state.end === null) state = hilo.turn(state, { action: 'cashOut' });
    return Number(state.end?.payout);
  };

/** Returns the exact return of that player, multipliers rounded down. */
export function hiLoReturn(guesses: number): Rational {
  const each = rational.of(1n, 13n);
  const from = (rank: number, before: readonly number[]): Rational => {
    if (before.length === guesses) return rational.of(BigInt(hiLoMultiplier(before)), BigInt(EVEN));
    const { guess, ranks } = likelier(rank);
    const right = RANKS.filter((next) => wins(guess, rank, next));
    return right
      .map((next) => rational.multiply(each, from(next, [...before, ranks])))
      .reduce(rational.add, rational.ZERO);
  };
  return RANKS.map((rank) => rational.multiply(each, from(rank, []))).reduce(rational.add);
}

function wins(guess: string, rank: number, next: number): boolean {
  const isEnd = rank === 0 || rank === 12;
  if (isEnd && next === rank) return guess === 'same';
  return guess === 'higher' ? next >= rank : next <= rank;
}
