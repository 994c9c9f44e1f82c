import { normalBelow } from '../normal.ts';

/** Expected result of a runner, higher being further ahead, and its standard deviation. */
export interface RunnerView {
  readonly mean: number;
  readonly deviation: number;
}

const STEPS = 48;

/**
 * Returns the probabilities of the number of others ahead, up to `most`.
 * @param ahead probability of each other runner to be ahead
 */
function countAhead(ahead: readonly number[], skip: number, most: number): readonly number[] {
  const counts = [1, ...Array.from({ length: most - 1 }, () => 0)];
  for (const [i, p] of ahead.entries()) {
    if (i === skip) continue;
    for (let n = most - 1; n >= 0; n -= 1) {
      counts[n] = (counts[n] ?? 0) * (1 - p) + (n > 0 ? (counts[n - 1] ?? 0) * p : 0);
    }
  }
  return counts;
}

/**
 * Returns the probabilities of the first places for every runner of a field with normal results.
 * @returns for each runner the probabilities of place 1, 2 ... `most`
 */
export function placeChances(field: readonly RunnerView[], most: number): readonly (readonly number[])[] {
  const widest = Math.max(...field.map(({ deviation }) => deviation));
  const low = Math.min(...field.map(({ mean }) => mean)) - 4 * widest;
  const high = Math.max(...field.map(({ mean }) => mean)) + 4 * widest;
  const step = (high - low) / STEPS;
  const places = field.map(() => Array.from({ length: most }, () => 0));
  for (let n = 0; n < STEPS; n += 1) {
    const from = low + n * step;
    const within = field.map(
      ({ mean, deviation }) =>
        normalBelow((from + step - mean) / deviation) - normalBelow((from - mean) / deviation),
    );
    const ahead = field.map(({ mean, deviation }) => 1 - normalBelow((from + step / 2 - mean) / deviation));
    for (const [i, p] of within.entries()) {
      if (p < 1e-9) continue;
      const own = places[i];
      for (const [place, count] of countAhead(ahead, i, most).entries())
        if (own) own[place] = (own[place] ?? 0) + p * count;
    }
  }
  // Runners within one step are compared by its middle; the resulting error is removed by normalising to a sum of
  // one.
  const sums = Array.from({ length: most }, (_, place) =>
    places.reduce((sum, own) => sum + (own[place] ?? 0), 0),
  );
  return places.map((own) => own.map((p, place) => p / Math.max(1e-9, sums[place] ?? 1)));
}
