import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { valueAxis } from './lineShape.ts';
import * as axisCss from './axis.css.ts';
import * as css from './BarChart.css.ts';

export const barTones = ['neutral', 'balance'] as const;
/** `balance`: green above zero, red below it. */
export type BarTone = (typeof barTones)[number];

export interface ChartBar {
  readonly id: string;
  /** What the bar stands for, short: "Mon". */
  readonly label: string;
  /** The figure. */
  readonly value: number;
  /** The bar in words: "Monday 9 March: € 24.00". */
  readonly text: string;
}

/** A height that must not be passed, drawn across the bars. */
export interface ChartMark {
  readonly value: number;
  /** Its words: "Limit € 50". */
  readonly label: string;
}

export interface BarChartProps extends ChartFrameProps {
  /** The bars in order, one a day or a week. */
  bars: readonly ChartBar[];
  /** What the colour means. @default 'neutral' */
  tone?: BarTone | undefined;
  /** A line across the bars. */
  mark?: ChartMark | undefined;
  /** Writes a figure of the axis. */
  formatValue: (value: number) => string;
}

/** At most so many labels find room below the bars of a phone. */
const mostLabels = 7;

/** Figures side by side, from zero. Renders a `figure` with a list; a bar's words are for readers and for the pointer. */
export function BarChart({ bars, tone = 'neutral', mark, formatValue, ...frame }: BarChartProps) {
  const axis = valueAxis(
    bars.map(({ value }) => value),
    [0, ...(mark ? [mark.value] : [])],
  );
  const zero = axis.share(0);
  const every = Math.ceil(bars.length / mostLabels);
  return (
    <ChartFrame {...frame}>
      <div className={css.root} data-tone={tone}>
        <div className={axisCss.plot}>
          {/* Places are data, not style. */}
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
