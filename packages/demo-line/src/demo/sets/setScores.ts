import { distribution, type Distribution } from '../../engine/lines.ts';
import type { Moment } from '../../engine/plan.ts';

/** A possible end of a set from its current state: units won from here on, and the winner. */
export interface SetEnd {
  readonly home: number;
  readonly away: number;
  readonly homeWins: boolean;
  readonly p: number;
}

/** Model's view of a match of sets: probability of a home win and distributions of what is counted. */
export interface MatchView {
  readonly homeWins: number;
  readonly totals: Distribution;
  readonly margins: Distribution;
  readonly homes: Distribution;
  readonly aways: Distribution;
  /** Final scores in sets, `3:1`. */
  readonly scores: ReadonlyMap<string, number>;
}

interface Spread {
  homeWins: number;
  readonly totals: Map<number, number>;
  readonly margins: Map<number, number>;
  readonly homes: Map<number, number>;
  readonly aways: Map<number, number>;
  /** Final scores in sets, `3:1`. */
  readonly scores: Map<string, number>;
}

/** Less likely courses are left out; the rest is normalised to a sum of one. */
const NEGLIGIBLE = 1e-6;

/** Number of deuces that are followed; beyond it the rest is split by the probabilities of the sides. */
const DEUCE_MOST = 12;

/**
 * Returns all possible ends of a race to `to` points, won by two.
 * @param p probability that home wins a point
 */
export function raceEnds(p: number, to: number, from: readonly [number, number] = [0, 0]): readonly SetEnd[] {
  const ends: SetEnd[] = [];
  let front = new Map<number, number>([[from[0] * 1000 + from[1], 1]]);
  const most = Math.max(to, from[0], from[1]) + DEUCE_MOST;
  while (front.size > 0) {
    const next = new Map<number, number>();
    for (const [key, weight] of front) {
      if (weight < NEGLIGIBLE) continue;
      const h = Math.floor(key / 1000);
      const a = key % 1000;
      const over = (h >= to || a >= to) && Math.abs(h - a) >= 2;
      if (over || h >= most || a >= most) {
        ends.push({ home: h - from[0], away: a - from[1], homeWins: h === a ? p > 0.5 : h > a, p: weight });
        continue;
      }
      next.set(key + 1000, (next.get(key + 1000) ?? 0) + weight * p);
      next.set(key + 1, (next.get(key + 1) ?? 0) + weight * (1 - p));
    }
    front = next;
  }
  return ends;
}

function addShifted(
  into: Map<number, number>,
  from: ReadonlyMap<number, number>,
  shift: number,
  weight: number,
): void {
  for (const [value, p] of from) {
    const added = p * weight;
    if (added > NEGLIGIBLE / 10) into.set(value + shift, (into.get(value + shift) ?? 0) + added);
  }
}

/** Distributions of later sets, by the sets won so far; each is computed once. */
export type LaterSets = (home: number, away: number) => Spread;

/**
 * Creates the distributions of later sets.
 * @param need sets that win the match
 * @param fresh returns the ends of the set with a number, from 0, before it has begun
 */
export function laterSets(need: number, fresh: (set: number) => readonly SetEnd[]): LaterSets {
  const known = new Map<number, Spread>();
  const later: LaterSets = (home, away) => {
    const key = home * 16 + away;
    let spread = known.get(key);
    if (!spread) {
      if (home >= need || away >= need) {
        const none = new Map([[0, 1]]);
        const scores = new Map([[`${home}:${away}`, 1]]);
        spread = {
          homeWins: home >= need ? 1 : 0,
          totals: none,
          margins: none,
          homes: none,
          aways: none,
          scores,
        };
      } else spread = combine(home, away, fresh(home + away), later);
      known.set(key, spread);
    }
    return spread;
  };
  return later;
}

/**
 * Returns the distributions of later sets at a moment of play. They are stored during play only, since the markets
 * before it are computed once.
 * @param create creates the distributions
 */
export function laterDuringPlay(create: () => LaterSets): (moment: Moment | undefined) => LaterSets {
  let stored: LaterSets | undefined;
  return (moment) => (moment ? (stored ??= create()) : create());
}

function combine(home: number, away: number, ends: readonly SetEnd[], later: LaterSets): Spread {
  const spread: Spread = {
    homeWins: 0,
    totals: new Map(),
    margins: new Map(),
    homes: new Map(),
    aways: new Map(),
    scores: new Map(),
  };
  for (const end of ends) {
    const after = end.homeWins ? later(home + 1, away) : later(home, away + 1);
    spread.homeWins += end.p * after.homeWins;
    addShifted(spread.totals, after.totals, end.home + end.away, end.p);
    addShifted(spread.margins, after.margins, end.home - end.away, end.p);
    addShifted(spread.homes, after.homes, end.home, end.p);
    addShifted(spread.aways, after.aways, end.away, end.p);
    for (const [score, p] of after.scores)
      spread.scores.set(score, (spread.scores.get(score) ?? 0) + p * end.p);
  }
  return spread;
}

/**
 * Computes the match from a state of play, exactly.
 * @param sets won so far
 * @param ends of the current set, from its current state
 * @param counted units counted so far, including this set
 */
export function viewMatch(
  sets: readonly [number, number],
  ends: readonly SetEnd[],
  counted: readonly [number, number],
  later: LaterSets,
): MatchView {
  const { homeWins, totals, margins, homes, aways, scores } = combine(sets[0], sets[1], ends, later);
  const shifted = (map: ReadonlyMap<number, number>, shift: number): Distribution =>
    distribution(new Map([...map].map(([value, p]) => [value + shift, p])));
  return {
    homeWins,
    totals: shifted(totals, counted[0] + counted[1]),
    margins: shifted(margins, counted[0] - counted[1]),
    homes: shifted(homes, counted[0]),
    aways: shifted(aways, counted[1]),
    scores,
  };
}
