import { classes } from '../../../theme/classes.ts';
import type { MomentumChartProps } from './MomentumChart.tsx';
import * as css from './MomentumChart.css.ts';

export interface MomentumChartSkeletonProps extends Pick<MomentumChartProps, 'size'> {
  /**
   * Whether there will be minutes below the chart.
   * @default false
   */
  minutes?: boolean | undefined;
  /**
   * Whether there will be a button.
   * @default false
   */
  action?: boolean | undefined;
}

/** Space of a momentum chart while it loads. Renders a `div` that is hidden from screen readers. */
export function MomentumChartSkeleton({
  size = 'board',
  minutes = false,
  action = false,
}: MomentumChartSkeletonProps) {
  return (
    <div aria-hidden="true" className={css.root} data-action={action ? '' : undefined}>
      <div className={css.content}>
        <div className={classes(css.chart, css.sizes[size])}>
          <span className={css.ahead} style={{ insetInlineStart: 0 }} />
        </div>
        {minutes && <div className={css.minutes} />}
      </div>
    </div>
  );
}
