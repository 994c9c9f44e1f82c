import { denseDistribution, type Distribution } from './lines.ts';

/** Joint probabilities of the final scores of two sides. */
export interface Joint {
  /** Returns the sum of the probabilities of the final scores for which `test` holds. */
  chance(test: (home: number, away: number) => boolean): number;
  /** Sum of both sides. */
  totals(): Distribution;
  /** Home minus away. */
  margins(): Distribution;
  home(): Distribution;
  away(): Distribution;
}

/**
 * Combines the scores of two sides.
 * @param weight factor on the probability of a score compared with independent sides
 */
export function jointOf(
  home: Distribution,
  away: Distribution,
  weight?: (home: number, away: number) => number,
): Joint {
  const width = away.most - away.least + 1;
  const height = home.most - home.least + 1;
  const grid = new Float64Array(height * width);
  const awayChances = Float64Array.from({ length: width }, (_, i) => away.at(away.least + i));
  let sum = 0;
  for (let i = 0; i < height; i += 1) {
    const own = home.at(home.least + i);
    for (let j = 0; j < width; j += 1) {
      const factor = weight ? weight(home.least + i, away.least + j) : 1;
      const p = own * (awayChances[j] ?? 0) * factor;
      grid[i * width + j] = p;
      sum += p;
    }
  }
  for (let at = 0; at < grid.length; at += 1) grid[at] = (grid[at] ?? 0) / sum;

  /** Groups the grid by a value in the range of `places` values from `least`. */
  function by(least: number, places: number, value: (home: number, away: number) => number): Distribution {
    const weights = new Float64Array(places);
    for (let i = 0; i < height; i += 1) {
      for (let j = 0; j < width; j += 1) {
        const place = value(home.least + i, away.least + j) - least;
        weights[place] = (weights[place] ?? 0) + (grid[i * width + j] ?? 0);
      }
    }
    return denseDistribution(least, weights);
  }

  // Cached, because several markets of a moment need them.
  const known: { totals?: Distribution; margins?: Distribution } = {};
  const places = height + width - 1;
  return {
    chance(test) {
      let total = 0;
      for (let i = 0; i < height; i += 1) {
        for (let j = 0; j < width; j += 1) {
          if (test(home.least + i, away.least + j)) total += grid[i * width + j] ?? 0;
        }
      }
      return total;
    },
    totals: () => (known.totals ??= by(home.least + away.least, places, (h, a) => h + a)),
    margins: () => (known.margins ??= by(home.least - away.most, places, (h, a) => h - a)),
    home: () => by(home.least, height, (h) => h),
    away: () => by(away.least, width, (_, a) => a),
  };
}
