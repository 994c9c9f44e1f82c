import { rational } from '@touchline/betting';

/**
 * Kinds of scores: euros staked, the best multiple of a round, the sum of the best multiples, and euros won.
 */
export const scorings = ['turnover', 'multiplier', 'sumOfMultipliers', 'winPoints'] as const;
export type Scoring = (typeof scorings)[number];

/** States of a tournament. `counting` waits for late payouts; `final` has a table that no longer changes. */
export const tournamentStates = ['planned', 'running', 'counting', 'final', 'paid', 'cancelled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** Minutes after the end in which rounds that ended in time are still counted. */
export const COUNTING_MINUTES = 30;

/** Number of rounds whose multiples are added up. */
export const BEST_ROUNDS = 20;

/** Decimals of a score by its kind: whole euros, ten-thousandths of a multiple, cents. */
const DECIMALS = { turnover: 0, multiplier: 4, sumOfMultipliers: 4, winPoints: 2 } as const satisfies Record<
  Scoring,
  number
>;

/** Sums are counted in millionths of a cent, so that amounts of other currencies lose nothing that is ever shown. */
const MILLIONTHS = 1_000_000n;

/** A settled round. */
export interface ScoredRound {
  /** Minor units of the round's own currency. */
  readonly stake: bigint;
  readonly won: bigint;
  /** Exact cents of the base currency per minor unit of the round's currency. */
  readonly rate: rational.Rational;
}

/** Score of a player so far. */
export interface Score {
  /** Stakes or payouts, millionths of a cent of the base currency; 0 for the other kinds. */
  readonly sum: bigint;
  /** Best multiples, the greatest first, ten-thousandths. */
  readonly best: readonly bigint[];
  /** Points in units of the kind's last decimal. */
  readonly points: bigint;
}

export const NO_SCORE: Score = { sum: 0n, best: [], points: 0n };

/** Returns a score with one more round. Points never fall. */
export function scoreWith(scoring: Scoring, score: Score, round: ScoredRound): Score {
  if (scoring === 'turnover') return summed(score, round.stake, round.rate, 100n);
  if (scoring === 'winPoints') return summed(score, round.won, round.rate, 1n);
  const best = [...score.best, multipleOf(round)]
    .toSorted((a, b) => (a === b ? 0 : a > b ? -1 : 1))
    .slice(0, scoring === 'multiplier' ? 1 : BEST_ROUNDS);
  return { ...score, best, points: best.reduce((total, one) => total + one, 0n) };
}

/** Returns the payout of a round divided by its stake, ten-thousandths, rounded down; 0 without a stake. */
export function multipleOf({ stake, won }: Pick<ScoredRound, 'stake' | 'won'>): bigint {
  return stake <= 0n ? 0n : (won * 10_000n) / stake;
}

/** Only the points of the whole sum are rounded down. */
function summed(score: Score, amount: bigint, rate: rational.Rational, cents: bigint): Score {
  const added = rational.floor(rational.multiply(rational.of(amount * MILLIONTHS), rate));
  const sum = score.sum + added;
  return { ...score, sum, points: sum / (cents * MILLIONTHS) };
}

/** Returns points as decimal text. */
export function scoreText(scoring: Scoring, points: bigint): string {
  const decimals = DECIMALS[scoring];
  if (decimals === 0) return String(points);
  const digits = String(points).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Place of a player: the score, and the time and the round at which it was reached. */
export interface Standing {
  readonly points: bigint;
  readonly reachedAt: Date;
  readonly roundId: bigint;
}

/**
 * Compares two standings, the better first: more points, then reached earlier, then by the lower round. No two are
 * equal, so that no prize is divided.
 */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.points !== b.points) return a.points > b.points ? -1 : 1;
  const earlier = a.reachedAt.getTime() - b.reachedAt.getTime();
  if (earlier !== 0) return earlier;
  return a.roundId < b.roundId ? -1 : a.roundId > b.roundId ? 1 : 0;
}

/** Prize of the places `from` to `to`. */
export interface PrizeRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the prize of a place; undefined if it has none. */
export function prizeOf<P extends PrizeRange>(prizes: readonly P[], place: number): P | undefined {
  return prizes.find(({ from, to }) => place >= from && place <= to);
}

/** Returns the faults of a list of prizes: places that start below 1, end before they start, overlap or leave a gap. */
export function prizeFaults(prizes: readonly PrizeRange[]): string[] {
  if (prizes.length === 0) return ['A tournament needs at least one prize: add one for the first place.'];
  let next = 1;
  for (const { from, to } of prizes) {
    if (to < from) return [`The prize of place ${from} ends at ${to}: let it end at ${from} or later.`];
    if (from !== next)
      return [`The prize after place ${next - 1} starts at ${from}: let it start at ${next}.`];
    next = to + 1;
  }
  return [];
}

/** Returns the state of a tournament at a time; a decided one keeps its state. */
export function stateAt(
  state: TournamentState,
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): TournamentState {
  if (state === 'cancelled' || state === 'paid' || state === 'final') return state;
  if (now < from) return 'planned';
  if (now < until) return 'running';
  return now < countedUntil(until) ? 'counting' : 'final';
}

/** Returns the time at which the table of a tournament is fixed. */
export function countedUntil(until: Date): Date {
  return new Date(until.getTime() + COUNTING_MINUTES * 60_000);
}
