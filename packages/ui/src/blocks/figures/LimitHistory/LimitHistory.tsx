import { BarChart, type ChartBar, type ChartMark } from '../../../primitives/Chart/BarChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

export interface LimitHistoryProps extends FigurePanelProps {
  /** Used amount by day or week. */
  bars: readonly ChartBar[];
  /** Line of the limit across the bars; leave out when no limit is set. */
  limit?: ChartMark | undefined;
  /** Summary in one sentence. */
  summary: string;
  /** Table with the same values. */
  table?: ChartTable | undefined;
  /** Formats an amount of the axis. */
  formatAmount: (amount: number) => string;
}

/** Use of a limit over time. Renders a `section`. */
export function LimitHistory({ bars, limit, summary, table, formatAmount, ...panel }: LimitHistoryProps) {
  return (
    <FigurePanel {...panel}>
      <BarChart
        label={panel.title}
        summary={summary}
        table={table}
        bars={bars}
        mark={limit}
        formatValue={formatAmount}
      />
    </FigurePanel>
  );
}
