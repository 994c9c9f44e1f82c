import type { Pair } from '@touchline/feed';
import { distribution, type Distribution } from '../engine/lines.ts';

/** What a side is expected to score, goals in 90 minutes, and how low scores hang together (Dixon and Coles). */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
  /** Negative: more 0:0 and 1:1 than independent sides would have. */
  readonly rho: number;
}

const MOST = 10;

function poisson(mean: number): readonly number[] {
  const p = [Math.exp(-mean)];
  for (let n = 1; n <= MOST; n += 1) p.push(((p[n - 1] ?? 0) * mean) / n);
  return p;
}

/** The correction of one low score, never below zero. */
export function lowScoreFactor(home: number, away: number, { home: h, away: a, rho }: GoalRates): number {
  if (home === 0 && away === 0) return Math.max(0, 1 - h * a * rho);
  if (home === 0 && away === 1) return Math.max(0, 1 + h * rho);
  if (home === 1 && away === 0) return Math.max(0, 1 + a * rho);
  return home === 1 && away === 1 ? Math.max(0, 1 - rho) : 1;
}

/** Probabilities of final scores, given the score now and what is still expected. */
export interface ScoreMatrix {
  /** Sum of the probabilities of the final scores for which `test` holds. */
  chance(test: (home: number, away: number) => boolean): number;
  /** Of all goals. */
  totals(): Distribution;
  /** Of home minus away. */
  margins(): Distribution;
}

/**
 * @param rates of the time that is left
 * @param now the score so far
 */
export function scoreMatrix(rates: GoalRates, now: Pair = [0, 0]): ScoreMatrix {
  const home = poisson(rates.home);
  const away = poisson(rates.away);
  const level = now[0] === 0 && now[1] === 0;
  const cells: { readonly home: number; readonly away: number; p: number }[] = [];
  let sum = 0;
  for (let h = 0; h <= MOST; h += 1) {
    for (let a = 0; a <= MOST; a += 1) {
      const p = (home[h] ?? 0) * (away[a] ?? 0) * (level ? lowScoreFactor(h, a, rates) : 1);
      cells.push({ home: now[0] + h, away: now[1] + a, p });
      sum += p;
    }
  }
  for (const cell of cells) cell.p /= sum;

  function by(value: (home: number, away: number) => number): Distribution {
    const weights = new Map<number, number>();
    for (const cell of cells) {
      const v = value(cell.home, cell.away);
      weights.set(v, (weights.get(v) ?? 0) + cell.p);
    }
    return distribution(weights);
  }

  return {
    chance: (test) => cells.reduce((total, cell) => (test(cell.home, cell.away) ? total + cell.p : total), 0),
    totals: () => by((h, a) => h + a),
    margins: () => by((h, a) => h - a),
  };
}
