import { distribution, type Distribution } from './lines.ts';

/** Probabilities of final scores of two sides. */
export interface Joint {
  /** Sum of the probabilities of the final scores for which `test` holds. */
  chance(test: (home: number, away: number) => boolean): number;
  /** Of both sides together. */
  totals(): Distribution;
  /** Of home minus away. */
  margins(): Distribution;
  home(): Distribution;
  away(): Distribution;
}

/** Scores less likely than this are left out; what is left sums to one again. */
const NEGLIGIBLE = 1e-8;

/**
 * Puts the scores of two sides together.
 * @param weight how much likelier a score is than if the sides scored independently
 */
export function jointOf(
  home: Distribution,
  away: Distribution,
  weight: (home: number, away: number) => number = () => 1,
): Joint {
  const cells: { readonly home: number; readonly away: number; p: number }[] = [];
  let sum = 0;
  for (let h = home.least; h <= home.most; h += 1) {
    for (let a = away.least; a <= away.most; a += 1) {
      const p = home.at(h) * away.at(a) * weight(h, a);
      if (p < NEGLIGIBLE) continue;
      cells.push({ home: h, away: a, p });
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
    home: () => by((h) => h),
    away: () => by((_, a) => a),
  };
}
