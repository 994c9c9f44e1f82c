import type { RootProps } from '../../theme/rootProps.ts';
import { lineShape, side, valueAxis, type ChartPoint, type LineCourse } from './lineShape.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** The course in words: "From 2.10 to 2.45 in one hour". */
  label: string;
  /** The figures in order of time, at least two. */
  points: readonly ChartPoint[];
  /** How the line goes from point to point. @default 'straight' */
  course?: LineCourse | undefined;
  /** Where it went. @default 'level' */
  trend?: 'up' | 'down' | 'level' | undefined;
}

/** The course of a figure, as high as a line of text. Renders an `svg` with the role of a picture; `data-trend`. */
export function Sparkline({ label, points, course = 'straight', trend = 'level', ...rest }: SparklineProps) {
  const { line } = lineShape(points, valueAxis(points.map(({ value }) => value)), course);
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      data-trend={trend}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="none"
      className={css.root}
    >
      <path d={line} className={css.line} />
    </svg>
  );
}
