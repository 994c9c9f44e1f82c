/** Share by which the prices of a market together exceed certainty. */
export const MARGIN = 0.055;

const LEAST = 1010;
const MOST = 301_000;

/** Steps in which prices are offered, thousandths: below the bound, in this step. */
const LADDER: readonly (readonly [bound: number, step: number])[] = [
  [3000, 10],
  [5000, 50],
  [10_000, 100],
  [20_000, 500],
  [Infinity, 1000],
];

/**
 * Adds the margin by the power method: each probability to one power below 1, so that long shots carry more of it.
 * @param probabilities of the selections, each from 0 to 1; their sum is 1, or 2 for markets with two winners
 * @returns the same selections' inverse prices, with a sum of (1 + margin) times the given one
 */
export function addMargin(probabilities: readonly number[], margin = MARGIN): readonly number[] {
  const target = probabilities.reduce((sum, p) => sum + p, 0) * (1 + margin);
  const sumAt = (z: number): number => probabilities.reduce((sum, p) => sum + (p > 0 ? p ** z : 0), 0);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 40; i += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > target) low = middle;
    else high = middle;
  }
  return probabilities.map((p) => (p > 0 ? p ** high : 0));
}

/** Thousandths as decimal text without trailing zeros: 1850 is "1.85". */
function toText(milli: number): string {
  const fraction = String(milli % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(milli / 1000));
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** The offered price of an inverse price, on the ladder, as text; undefined when it is too short to be offered. */
export function toPrice(inverse: number): string | undefined {
  if (!(inverse > 0)) return undefined;
  const raw = Math.min(MOST, 1000 / inverse);
  const step = LADDER.find(([bound]) => raw < bound)?.[1] ?? 1000;
  const milli = Math.round(raw / step) * step;
  return milli < LEAST ? undefined : toText(milli);
}
