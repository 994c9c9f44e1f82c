/** Bookmaker's margin: share by which the inverse prices of a market exceed 1. */
export const MARGIN = 0.055;

const LEAST = 1010;
const MOST = 301_000;

/** Steps of offered prices, thousandths: below each bound, in its step. */
const LADDER: readonly (readonly [bound: number, step: number])[] = [
  [3000, 10],
  [5000, 50],
  [10_000, 100],
  [20_000, 500],
  [Infinity, 1000],
];

const STEPS_MOST = 40;

/**
 * Adds the margin by the power method: raises each probability to the same power below 1, so that long shots carry
 * more of it.
 * @param probabilities of the selections, each from 0 to 1; they sum to 1, or to 2 for markets with two winners
 * @returns the inverse prices of the selections, with (1 + margin) times the given sum
 */
export function addMargin(probabilities: readonly number[], margin = MARGIN): readonly number[] {
  const target = probabilities.reduce((sum, p) => sum + p, 0) * (1 + margin);
  const logs = probabilities.map((p) => (p > 0 ? Math.log(p) : -Infinity));
  // Newton's method for the power at which the sum is the target: the sum is decreasing and convex, so it converges.
  let power = 1;
  for (let step = 0; step < STEPS_MOST; step += 1) {
    let sum = 0;
    let slope = 0;
    for (const log of logs) {
      if (log === -Infinity) continue;
      const own = Math.exp(power * log);
      sum += own;
      slope += own * log;
    }
    const change = slope === 0 ? 0 : (target - sum) / slope;
    power = Math.min(1, Math.max(0, power + change));
    if (Math.abs(change) < 1e-12) break;
  }
  return logs.map((log) => (log === -Infinity ? 0 : Math.exp(power * log)));
}

/** Formats thousandths as decimal text without trailing zeros: 1850 is "1.85". */
function toText(milli: number): string {
  const fraction = String(milli % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String(Math.floor(milli / 1000));
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Rounds an inverse price to an offered price on the ladder, as text; undefined if it is too short to be offered. */
export function toPrice(inverse: number): string | undefined {
  if (!(inverse > 0)) return undefined;
  const raw = Math.min(MOST, 1000 / inverse);
  const step = LADDER.find(([bound]) => raw < bound)?.[1] ?? 1000;
  const milli = Math.round(raw / step) * step;
  return milli < LEAST ? undefined : toText(milli);
}
