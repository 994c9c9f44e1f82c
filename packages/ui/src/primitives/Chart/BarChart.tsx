import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { valueAxis } from './lineShape.ts';
import * as axisCss from './axis.css.ts';
import * as css from './BarChart.css.ts';

export const barTones = ['neutral', 'balance'] as const;
/** Colours of the bars. `balance`: green above zero, red below it. */
export type BarTone = (typeof barTones)[number];

export interface ChartBar {
  readonly id: string;
  /** Short label of the bar, for example “Mon”. */
  readonly label: string;
  /** Value of the bar. */
  readonly value: number;
  /** Full text of the bar, for example “Monday 9 March: € 24.00”. */
  readonly text: string;
}

/** Limit that is drawn as a line across the bars. */
export interface ChartMark {
  readonly value: number;
  /** Label of the line, for example “Limit € 50”. */
  readonly label: string;
}

/** Values of another period that the bars are compared with. */
export interface ChartComparison {
  /** Name of the bars in the legend, for example “Today”. */
  readonly barLabel: string;
  /** Name of the other period, for example “Last Monday”. */
  readonly label: string;
  /** Values in the order of the bars. */
  readonly values: readonly number[];
}

export interface BarChartProps extends ChartFrameProps {
  /** Bars in order, one per day or week. */
  bars: readonly ChartBar[];
  /**
   * Meaning of the colour.
   * @default 'neutral'
   */
  tone?: BarTone | undefined;
  /** Line across the bars. */
  mark?: ChartMark | undefined;
  /** Values of another period as a dashed line over the bars, with a legend. The texts of the bars say them, too. */
  comparison?: ChartComparison | undefined;
  /** Formats a value of the axis. */
  formatValue: (value: number) => string;
}

/** Maximum number of labels below the bars, so that they fit on a phone. */
const mostLabels = 7;

/**
 * Bar chart from zero. Renders a `figure` with a list; the text of a bar is shown on hover and announced by screen
 * readers.
 */
export function BarChart({ bars, tone = 'neutral', mark, comparison, formatValue, ...frame }: BarChartProps) {
  const axis = valueAxis(
    bars.map(({ value }) => value),
    [0, ...(mark ? [mark.value] : []), ...(comparison?.values ?? [])],
  );
  const zero = axis.share(0);
  const every = Math.ceil(bars.length / mostLabels);
  return (
    <ChartFrame {...frame}>
      {comparison && (
        <div aria-hidden="true" className={css.legend}>
          <span className={css.barKey}>{comparison.barLabel}</span>
          <span className={css.lineKey}>{comparison.label}</span>
        </div>
      )}
      <div className={css.root} data-tone={tone}>
        <div className={axisCss.plot}>
          {/* Inline styles, because positions are data. */}
          {axis.ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={css.grid}
              data-zero={tick === 0 ? '' : undefined}
              style={{ insetBlockEnd: `${axis.share(tick) * 100}%` }}
            />
          ))}
          <ul className={css.bars}>
            {bars.map(({ id, value, text }) => {
              const height = Math.abs(axis.share(value) - zero) * 100;
              const from = (value < 0 ? axis.share(value) : zero) * 100;
              return (
                <li key={id} title={text} className={css.slot}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                  <span
                    className={css.bar}
                    data-below={value < 0 ? '' : undefined}
                    style={{ blockSize: `${height}%`, insetBlockEnd: `${from}%` }}
                  />
                </li>
              );
            })}
          </ul>
          {comparison && (
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${comparison.values.length} 1`}
              preserveAspectRatio="none"
              className={css.comparison}
            >
              <polyline
                points={comparison.values
                  .map((value, index) => `${index + 0.5},${1 - axis.share(value)}`)
                  .join(' ')}
                className={css.comparisonLine}
              />
            </svg>
          )}
          {mark && (
            <span className={css.mark} style={{ insetBlockEnd: `${axis.share(mark.value) * 100}%` }}>
              <span className={css.markLabel}>{mark.label}</span>
            </span>
          )}
        </div>
        <div aria-hidden="true" className={axisCss.values}>
          {axis.ticks.toReversed().map((tick) => (
            <span key={tick}>{formatValue(tick)}</span>
          ))}
        </div>
        <div aria-hidden="true" className={css.labels}>
          {bars.map(({ id, label }, index) => (
            <span key={id} className={css.label}>
              {index % every === 0 ? label : ''}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}
