import { combinedOdds, type OddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

/** Selection that a generated bet may contain. */
export interface Candidate {
  readonly id: string;
  /** A bet has at most one selection of a match. */
  readonly matchId: number;
  readonly odds: OddsMilli;
}

export interface GeneratorWish {
  /** Smallest total price, the wished payout divided by the stake; more than 1. */
  readonly least: rational.Rational;
  /** Largest total price. */
  readonly most: rational.Rational;
  /** Maximum number of selections. */
  readonly maxLegs: number;
  /** Whole number; the same seed and candidates give the same bets. */
  readonly seed: number;
}

/** Number of attempts for all bets together. */
const ATTEMPTS = 300;

/**
 * Builds bets at random whose total price is within the wished range: singles and expresses, each from different
 * matches. A bet is never built twice.
 * @param count maximum number of bets; fewer if no more were found
 */
export function generateBets<C extends Candidate>(
  candidates: readonly C[],
  wish: GeneratorWish,
  count: number,
): C[][] {
  const random = randomFrom(wish.seed);
  const found = new Map<string, C[]>();
  for (let attempt = 0; attempt < ATTEMPTS && found.size < count; attempt += 1) {
    const bet = attemptBet(candidates, wish, random);
    if (bet) found.set(keyOf(bet), bet);
  }
  return [...found.values()];
}

/**
 * Replaces one selection of a bet by one of another match, so that the total price stays within the wished range.
 * @returns undefined if no other selection fits
 */
export function replaceInBet<C extends Candidate>(
  candidates: readonly C[],
  bet: readonly C[],
  id: string,
  wish: GeneratorWish,
): C[] | undefined {
  const used = new Set(bet.map(({ matchId }) => matchId));
  const fitting = candidates.flatMap((candidate) => {
    if (used.has(candidate.matchId)) return [];
    const next = bet.map((leg) => (leg.id === id ? candidate : leg));
    return isWithin(next, wish) ? [next] : [];
  });
  return pick(fitting, randomFrom(wish.seed));
}

/** Adds selections until one of them brings the total price into the range; undefined if none does. */
function attemptBet<C extends Candidate>(
  candidates: readonly C[],
  wish: GeneratorWish,
  random: () => number,
): C[] | undefined {
  // The number of selections is chosen first, so that short and long bets are equally likely.
  const legCount = 1 + Math.floor(random() * wish.maxLegs);
  const [least, most] = [approximate(wish.least), approximate(wish.most)];
  const bet: C[] = [];
  const used = new Set<number>();
  let total = 1;
  for (let left = legCount; left > 0; left -= 1) {
    const [from, to] = [least / total, most / total];
    // Before the last one, a selection leaves room for the others.
    const fits = ({ odds }: C) =>
      left === 1 ? odds >= from * 1000 && odds <= to * 1000 : odds < from * 1000;
    const next = pick(
      candidates.filter((candidate) => !used.has(candidate.matchId) && fits(candidate)),
      random,
    );
    if (!next) return undefined;
    bet.push(next);
    used.add(next.matchId);
    total *= next.odds / 1000;
  }
  return isWithin(bet, wish) ? bet : undefined;
}

function isWithin(bet: readonly Candidate[], { least, most }: GeneratorWish): boolean {
  const total = combinedOdds(bet.map(({ odds }) => odds));
  return rational.compare(total, least) >= 0 && rational.compare(total, most) <= 0;
}

const keyOf = (bet: readonly Candidate[]) =>
  bet
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** Value for the search only; bets are compared exactly. */
const approximate = ({ num, den }: rational.Rational) => Number(num) / Number(den);

function pick<T>(from: readonly T[], random: () => number): T | undefined {
  return from[Math.floor(random() * from.length)];
}

/** Returns a generator of numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
