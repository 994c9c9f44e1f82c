import { bisector } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';

/** Value at a point in time. */
export interface ChartPoint {
  /** Time in milliseconds since 1970, or the index in a series. */
  readonly at: number;
  /** Value at that time. */
  readonly value: number;
}

/** Interpolation between points: hold the value until the next point, or connect them straight. */
export type LineCourse = 'step' | 'straight';

/** Side of the square that paths are drawn in, which is stretched to the drawing area. */
export const side = 100;

/** Approximate number of ticks of the value axis. */
const wantedTicks = 4;

export interface ValueAxis {
  /** Round values from the lowest to the highest grid line. */
  readonly ticks: readonly number[];
  /** Height of a value, from 0 at the bottom to 1 at the top. */
  readonly share: (value: number) => number;
}

/**
 * Creates an axis between two round values that includes all given ones.
 * @param values data; without any, the axis runs from 0 to 1, and above zeros alone by ones
 * @param include further values to include, such as zero
 */
export function valueAxis(values: readonly number[], include: readonly number[] = []): ValueAxis {
  const all = [...values, ...include];
  const [low, high] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 1];
  const scale = scaleLinear().domain(rangeOf(low, high)).nice(wantedTicks);
  return { ticks: scale.ticks(wantedTicks), share: scale.copy().range([0, 1]) };
}

/** Returns the range of an axis. A single value has none of its own; below zeros, which count something, there is nothing. */
function rangeOf(low: number, high: number): [from: number, to: number] {
  if (low !== high) return [low, high];
  const space = Math.abs(low) / 10;
  return low === 0 ? [0, wantedTicks] : [low - space, high + space];
}

export interface LineShape {
  /** Path of the line in a square of `side`. */
  readonly line: string;
  /** Path of the area between the line and the base. */
  readonly area: string;
}

/**
 * Returns the paths of a line in a square of `side`, the first point at 0 and the last at `side`.
 * @param points points in chronological order, at least one
 * @param base value that the area extends to; the lowest tick by default
 */
export function lineShape(
  points: readonly ChartPoint[],
  axis: ValueAxis,
  course: LineCourse,
  base: number = axis.ticks[0] ?? 0,
): LineShape {
  const [only, second] = points;
  // A single value is drawn over the whole width.
  const drawn = only && !second ? [only, { ...only, at: only.at + 1 }] : points;
  const along = timeShare(drawn);
  const x = ({ at }: ChartPoint) => along(at) * side;
  const y = (value: number) => (1 - axis.share(value)) * side;
  const curve = course === 'step' ? curveStepAfter : curveLinear;
  return {
    line: line<ChartPoint>(x, ({ value }) => y(value)).curve(curve)(drawn) ?? '',
    area: area<ChartPoint>(x, y(base), ({ value }) => y(value)).curve(curve)(drawn) ?? '',
  };
}

/** Returns the position of a time, from 0 at the first point to 1 at the last. */
export function timeShare(points: readonly ChartPoint[]): (at: number) => number {
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  return (at) => (last === first ? 0 : (at - first) / (last - first));
}

const byTime = bisector<ChartPoint, number>(({ at }) => at);

/** Returns the point that is valid at a time: the last one not after it. */
export function pointAt(points: readonly ChartPoint[], at: number): ChartPoint | undefined {
  return points[Math.max(0, byTime.right(points, at) - 1)];
}
