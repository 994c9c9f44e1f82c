import { formatLine, quarters } from '@touchline/betting';
import type { ModelMarket } from './plan.ts';

/** Probabilities of whole values from `least` to `most`: `at(v)` is that of exactly v. */
export interface Distribution {
  readonly least: number;
  readonly most: number;
  at(value: number): number;
}

/** Normalises weights of whole values to a distribution. */
export function distribution(weights: ReadonlyMap<number, number>): Distribution {
  let sum = 0;
  let least = Infinity;
  let most = -Infinity;
  for (const [value, weight] of weights) {
    sum += weight;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { least, most, at: (value) => (weights.get(value) ?? 0) / sum };
}

/** Normalises weights of consecutive values from `least` on to a distribution. */
export function denseDistribution(least: number, weights: Float64Array): Distribution {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return { least, most: least + weights.length - 1, at: (value) => (weights[value - least] ?? 0) / sum };
}

/** Returns a rounded normal distribution, cut off at `least`. */
export function normalDistribution(mean: number, deviation: number, least = -Infinity): Distribution {
  const from = Math.max(least, Math.floor(mean - 5 * deviation));
  const to = Math.max(from, Math.ceil(mean + 5 * deviation));
  const weights = new Float64Array(to - from + 1);
  for (let v = from; v <= to; v += 1) weights[v - from] = Math.exp(-(((v - mean) / deviation) ** 2) / 2);
  return denseDistribution(from, weights);
}

/**
 * Returns the probability of the higher side of a line, without pushes and with half results counted half, so that
 * its inverse is the fair price. `line` is in quarters.
 */
export function chanceAbove(values: Distribution, line: number): number {
  let win = 0;
  let lose = 0;
  for (let v = values.least; v <= values.most; v += 1) {
    const margin = 4 * v - line;
    const p = values.at(v);
    if (margin >= 2) win += p;
    else if (margin <= -2) lose += p;
    else if (margin === 1) win += p / 2;
    else if (margin === -1) lose += p / 2;
  }
  return win + lose > 0 ? win / (win + lose) : 0.5;
}

function median(values: Distribution): number {
  let sum = 0;
  for (let v = values.least; v < values.most; v += 1) {
    sum += values.at(v);
    if (sum >= 0.5) return v;
  }
  return values.most;
}

/** Finds the line in steps of `step` quarters whose two sides are nearest to even; it is close to the median. */
function evenLine(values: Distribution, step: number, offset: number): number {
  let best = offset;
  let bestGap = Infinity;
  const middle = 4 * median(values);
  const first = Math.ceil((middle - 8 - offset) / step) * step + offset;
  for (let line = first; line <= middle + 8; line += step) {
    const gap = Math.abs(chanceAbove(values, line) - 0.5);
    if (gap >= bestGap - 1e-9) continue;
    bestGap = gap;
    best = line;
  }
  return best;
}

/** Returns the distance of the second line of wide tables: the nearest that differs by a whole unit, or any other. */
function secondLine(distances: readonly number[]): number | undefined {
  const others = distances.filter((distance) => distance !== 0);
  const far = others.filter((distance) => Math.abs(distance) >= 4);
  return (far.length > 0 ? far : others).toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b)[0];
}

export interface LinesOptions {
  readonly type: 'total' | 'handicap' | (string & {});
  /** Kind of the line; implied for `total` and `handicap`. */
  readonly of?: 'total' | 'handicap';
  /** Tab, if it isn't that of totals or handicaps. */
  readonly group?: string;
  /** Part that the lines are about; such lines are never main lines. */
  readonly ordinal?: number;
  /**
   * True if lists show the even line.
   * @default true for `total` and `handicap`
   */
  readonly main?: boolean;
  /** Step and offset, in quarters, of the lines that the main one is chosen from: 4 and 2 allow half lines only. */
  readonly step: number;
  readonly offset: number;
  /** Distances of the offered lines from the main one, in quarters; 0 is the main line. */
  readonly around: readonly number[];
}

/**
 * Makes markets on several lines around the even one.
 * @param values of the sum for totals, of home minus away for handicaps
 */
export function lineMarkets(values: Distribution, options: LinesOptions): readonly ModelMarket[] {
  const { type, step, offset, around, ordinal } = options;
  const of = options.of ?? (type === 'handicap' ? 'handicap' : 'total');
  const isMain = options.main ?? (ordinal === undefined && (type === 'total' || type === 'handicap'));
  if (values.least === values.most) return [];
  const even = evenLine(values, step, offset);
  const offered = around.flatMap((distance) => {
    const line = even + distance;
    const above = chanceAbove(values, line);
    if (above < 0.03 || above > 0.97 || (of === 'total' && line <= 4 * values.least)) return [];
    return { distance, line, above };
  });
  const second = of === 'total' && isMain ? secondLine(offered.map(({ distance }) => distance)) : undefined;
  return offered.map(({ distance, line, above }) => {
    // A handicap is written from the home side's view: winning by more than 1.25 is home at -1.25.
    const shown = quarters(of === 'handicap' ? -line : line);
    return {
      type,
      group: options.group ?? (of === 'total' ? 'totals' : 'handicaps'),
      line: formatLine(shown),
      ...(ordinal !== undefined && { ordinal }),
      ...(isMain && distance === 0 && { main: true as const }),
      ...(distance === second && { wide: true as const }),
      chances:
        of === 'total'
          ? [['over', above] as const, ['under', 1 - above] as const]
          : [['home', above] as const, ['away', 1 - above] as const],
    };
  });
}
