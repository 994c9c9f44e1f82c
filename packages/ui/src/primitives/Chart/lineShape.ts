import { bisector } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';

/** A figure at a moment. */
export interface ChartPoint {
  /** The moment, in milliseconds since 1970, or the place in a row. */
  readonly at: number;
  /** The figure. */
  readonly value: number;
}

/** How the line goes from one point to the next: it holds until the next one, or runs straight to it. */
export type LineCourse = 'step' | 'straight';

/** Side of the square that paths are drawn in; the picture is stretched to its place. */
export const side = 100;

/** How many ticks the figures' axis aims at. */
const wantedTicks = 4;

export interface ValueAxis {
  /** Round figures from the lowest to the highest line. */
  readonly ticks: readonly number[];
  /** How high a figure stands, from 0 at the bottom to 1 at the top. */
  readonly share: (value: number) => number;
}

/**
 * An axis that holds all figures between two round ones.
 * @param values what is shown; an axis from 0 to 1 when there is nothing
 * @param include figures that must be in sight as well, such as zero
 */
export function valueAxis(values: readonly number[], include: readonly number[] = []): ValueAxis {
  const all = [...values, ...include];
  const [low, high] = all.length > 0 ? [Math.min(...all), Math.max(...all)] : [0, 1];
  // One figure alone has no extent of its own to stretch.
  const [from, to] =
    low === high ? [low - Math.abs(low || 1) / 10, high + Math.abs(high || 1) / 10] : [low, high];
  const scale = scaleLinear().domain([from, to]).nice(wantedTicks);
  return { ticks: scale.ticks(wantedTicks), share: scale.copy().range([0, 1]) };
}

export interface LineShape {
  /** Path of the line in a square of `side`. */
  readonly line: string;
  /** Path of what lies between the line and the base. */
  readonly area: string;
}

/**
 * The paths of a line in a square of `side`, the first point at 0 and the last at `side`.
 * @param points in order of time, at least one
 * @param base the figure that the area reaches down or up to; the lowest tick by default
 */
export function lineShape(
  points: readonly ChartPoint[],
  axis: ValueAxis,
  course: LineCourse,
  base: number = axis.ticks[0] ?? 0,
): LineShape {
  const [only, second] = points;
  // One figure alone held all the time.
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

/** How far along a moment is, from 0 at the first point to 1 at the last. */
export function timeShare(points: readonly ChartPoint[]): (at: number) => number {
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  return (at) => (last === first ? 0 : (at - first) / (last - first));
}

const byTime = bisector<ChartPoint, number>(({ at }) => at);

/** The point that holds at a moment: the last one not after it. */
export function pointAt(points: readonly ChartPoint[], at: number): ChartPoint | undefined {
  return points[Math.max(0, byTime.right(points, at) - 1)];
}
