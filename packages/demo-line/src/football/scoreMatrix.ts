import type { Pair } from '@touchline/feed';
import { jointOf, type Joint } from '../engine/joint.ts';
import { distribution, type Distribution } from '../engine/lines.ts';

/** Expected goals of each side in 90 minutes, and the correlation of low scores (Dixon and Coles). */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
  /** Negative: more 0:0 and 1:1 than with independent sides. */
  readonly rho: number;
}

const MOST = 10;

function goalsOf(mean: number, now: number): Distribution {
  const weights = new Map<number, number>();
  let p = Math.exp(-mean);
  for (let n = 0; n <= MOST; n += 1, p *= mean / n) weights.set(now + n, p);
  return distribution(weights);
}

/** Returns the correction factor of a low score, never below zero. */
export function lowScoreFactor(home: number, away: number, { home: h, away: a, rho }: GoalRates): number {
  if (home === 0 && away === 0) return Math.max(0, 1 - h * a * rho);
  if (home === 0 && away === 1) return Math.max(0, 1 + h * rho);
  if (home === 1 && away === 0) return Math.max(0, 1 + a * rho);
  return home === 1 && away === 1 ? Math.max(0, 1 - rho) : 1;
}

/**
 * Returns the probabilities of final scores, given the current score and the rest of the match.
 * @param rates for the remaining time
 * @param now current score
 */
export function scoreMatrix(rates: GoalRates, now: Pair = [0, 0]): Joint {
  const level = now[0] === 0 && now[1] === 0;
  return jointOf(
    goalsOf(rates.home, now[0]),
    goalsOf(rates.away, now[1]),
    level ? (home, away) => lowScoreFactor(home, away, rates) : undefined,
  );
}
