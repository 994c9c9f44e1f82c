import type { ReactNode } from 'react';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { crestLights } from '../TeamCrest/crestLight.ts';
import { drawnHeight, drawnWidth, momentumShape } from './momentumShape.ts';
import * as css from './MomentumChart.css.ts';

export const momentumSizes = ['thumbnail', 'board', 'hero', 'wide', 'tracker'] as const;
export type MomentumSize = (typeof momentumSizes)[number];

export interface MomentumGoal {
  readonly id: string;
  /** Minute on the axis, from 0. */
  readonly minute: number;
  /** Side that scored: 0 home, 1 guests. */
  readonly side: 0 | 1;
}

export interface MomentumMinute {
  /** Minute on the axis. */
  readonly minute: number;
  /** Text below it, for example “15'” or “HT”. */
  readonly label: string;
}

export interface MomentumChartProps extends RootProps<HTMLDivElement> {
  /** Sentence that summarises the chart for screen-reader users, for example “Harbour City attacked more.” */
  label: string;
  teams: readonly [home: string, away: string];
  /** Slug of the sport, from which the colours of crests follow. */
  sport?: string | undefined;
  /** Momentum by minute played, from -100 to 100: above 0 for home. Without values only the axis is shown. */
  values: readonly number[];
  /** Minutes of regular play. */
  length: number;
  /** Minutes at which a part ends, apart from the last. */
  parts?: readonly number[] | undefined;
  goals?: readonly MomentumGoal[] | undefined;
  /**
   * Whether play has ended; otherwise a line marks the current minute.
   * @default false
   */
  ended?: boolean | undefined;
  /**
   * Height by use: in a row, on a scoreboard, on a featured match, on a wide scoreboard, in a tracker.
   * @default 'board'
   */
  size?: MomentumSize | undefined;
  /** Minutes below the chart, from 0 to the last. */
  minutes?: readonly MomentumMinute[] | undefined;
  /** Button at the end of the chart's line. */
  action?: ReactNode;
  /**
   * Whether only the button is shown, because the page has the chart in another place.
   * @default false
   */
  folded?: boolean | undefined;
}

/** Opacity of an area, and of the guests' if the two colours are alike. */
const [FILL, FAINT] = [0.55, 0.16];

/**
 * Momentum of both sides by minute, in the lighter colours of their crests, for dark grounds. Renders a `div` with the
 * drawing as an image.
 */
export function MomentumChart({
  label,
  teams,
  sport,
  values,
  length,
  parts = [],
  goals = [],
  ended = false,
  size = 'board',
  minutes,
  action,
  folded = false,
  ...rest
}: MomentumChartProps) {
  const { home, away, isAlike } = crestLights(teams, sport);
  const at = (minute: number) => `${(100 * Math.min(minute, length)) / length}%`;
  const now = ended ? length : values.length;
  return (
    <div {...rest} className={css.root} data-folded={folded ? '' : undefined}>
      <div className={css.content}>
        <div role="img" aria-label={label} className={classes(css.chart, css.sizes[size])}>
          {parts.map((minute) => (
            <span key={minute} className={css.part} style={{ insetInlineStart: at(minute) }} />
          ))}
          <svg
            viewBox={`0 0 ${drawnWidth} ${drawnHeight}`}
            preserveAspectRatio="none"
            className={css.drawing}
          >
            <path
              d={momentumShape(values, length, 0)}
              fill={home}
              fillOpacity={FILL}
              stroke={home}
              className={css.area}
            />
            <path
              d={momentumShape(values, length, 1)}
              fill={away}
              fillOpacity={isAlike ? FAINT : FILL}
              stroke={away}
              className={css.area}
            />
          </svg>
          <span className={css.ahead} style={{ insetInlineStart: at(now) }} />
          {goals.map((goal) => (
            <span
              key={goal.id}
              className={css.goal}
              data-side={goal.side}
              style={{ insetInlineStart: at(goal.minute + 0.5) }}
            />
          ))}
          {!ended && <span className={css.now} style={{ insetInlineStart: at(now) }} />}
        </div>
        {minutes && (
          <div aria-hidden="true" className={css.minutes}>
            {minutes.map(({ minute, label: text }) => (
              <span key={minute} className={css.minute} style={{ insetInlineStart: at(minute) }}>
                <bdi>{text}</bdi>
              </span>
            ))}
          </div>
        )}
      </div>
      {action}
    </div>
  );
}
