import { useId, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import {
  lineShape,
  pointAt,
  side,
  timeShare,
  valueAxis,
  type ChartPoint,
  type LineCourse,
} from './lineShape.ts';
import { LineReadout } from './LineReadout.tsx';
import * as axisCss from './axis.css.ts';
import * as css from './LineChart.css.ts';

export const lineTones = ['neutral', 'boost', 'balance'] as const;
/** Colours of the line. `balance`: green above the base, red below it. */
export type LineTone = (typeof lineTones)[number];

/** Period without a valid value. */
export interface ChartGap {
  readonly from: number;
  readonly to: number;
}

export interface LineChartProps extends ChartFrameProps {
  /** Points in chronological order, at least one. */
  points: readonly ChartPoint[];
  /**
   * Interpolation between points.
   * @default 'straight'
   */
  course?: LineCourse | undefined;
  /**
   * Meaning of the line.
   * @default 'neutral'
   */
  tone?: LineTone | undefined;
  /** Baseline value, always visible: zero for a balance. */
  base?: number | undefined;
  /**
   * Periods that are hatched, such as a suspension.
   * @default none
   */
  gaps?: readonly ChartGap[] | undefined;
  /** Formats a value: for the axis (`short`), or for the readout (`whole`). */
  formatValue: (value: number, length: 'short' | 'whole') => string;
  /** Formats a time: for the axis (`short`), or for the readout (`whole`). */
  formatMoment: (at: number, length: 'short' | 'whole') => string;
  /** Accessible name of the readout, for example “Price at a time”. */
  readoutLabel: string;
}

/** Number of time labels below the chart. */
const moments = 4;

/** Line chart of values over time. Renders a `figure`; the readout follows touch, pointer and arrow keys. */
export function LineChart({
  points,
  course = 'straight',
  tone = 'neutral',
  base,
  gaps = [],
  formatValue,
  formatMoment,
  readoutLabel,
  ...frame
}: LineChartProps) {
  const clip = useId();
  const [read, setRead] = useState<number>();
  const axis = valueAxis(
    points.map(({ value }) => value),
    base === undefined ? [] : [base],
  );
  const { line, area } = lineShape(points, axis, course, base);
  const along = timeShare(points);
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const shown = read === undefined ? points.at(-1) : pointAt(points, first + read * (last - first));
  const ground = (1 - axis.share(base ?? axis.ticks[0] ?? 0)) * side;
  const halves = tone === 'balance' ? (['above', 'below'] as const) : (['whole'] as const);
  return (
    <ChartFrame {...frame}>
      <div className={css.root} data-tone={tone}>
        <div className={axisCss.plot}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${side} ${side}`}
            preserveAspectRatio="none"
            className={css.picture}
          >
            {axis.ticks.map((tick) => (
              <path
                key={tick}
                d={`M0,${(1 - axis.share(tick)) * side}H${side}`}
                className={classes(css.grid, tick === base && css.base)}
              />
            ))}
            {gaps.map(({ from, to }) => (
              <rect
                key={from}
                x={along(from) * side}
                width={(along(to) - along(from)) * side}
                height={side}
                className={css.gap}
              />
            ))}
            {halves.map((half) => (
              <g
                key={half}
                data-half={half}
                className={css.series}
                clipPath={half === 'whole' ? undefined : `url(#${clip}${half})`}
              >
                {half !== 'whole' && (
                  <clipPath id={`${clip}${half}`}>
                    <rect
                      width={side}
                      y={half === 'above' ? 0 : ground}
                      height={half === 'above' ? ground : side - ground}
                    />
                  </clipPath>
                )}
                <path d={area} className={css.area} />
                <path d={line} className={css.line} />
              </g>
            ))}
          </svg>
          {shown && (
            <LineReadout
              label={readoutLabel}
              steps={course === 'step' ? side : Math.max(1, points.length - 1)}
              share={read ?? 1}
              height={axis.share(shown.value)}
              moment={formatMoment(first + (read ?? 1) * (last - first), 'whole')}
              figure={formatValue(shown.value, 'whole')}
              onShareChange={setRead}
            />
          )}
        </div>
        <div aria-hidden="true" className={axisCss.values}>
          {axis.ticks.toReversed().map((tick) => (
            <span key={tick}>{formatValue(tick, 'short')}</span>
          ))}
        </div>
        <div aria-hidden="true" className={css.moments}>
          {Array.from(
            { length: last === first ? 1 : moments },
            (_, index) => first + ((last - first) * index) / (moments - 1),
          ).map((at) => (
            <span key={at}>{formatMoment(at, 'short')}</span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}
