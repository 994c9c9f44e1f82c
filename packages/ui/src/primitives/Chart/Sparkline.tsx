import type { RootProps } from '../../theme/rootProps.ts';
import { lineShape, side, valueAxis, type ChartPoint, type LineCourse } from './lineShape.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** Accessible description of the trend, for example “From 2.10 to 2.45 in one hour”. */
  label: string;
  /** Points in chronological order, at least two. */
  points: readonly ChartPoint[];
  /**
   * Interpolation between points.
   * @default 'straight'
   */
  course?: LineCourse | undefined;
  /**
   * Direction of the trend, which sets the colour.
   * @default 'level'
   */
  trend?: 'up' | 'down' | 'level' | undefined;
}

/** Small line chart with the height of a line of text. Renders an `svg` with the role `img` and `data-trend`. */
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
