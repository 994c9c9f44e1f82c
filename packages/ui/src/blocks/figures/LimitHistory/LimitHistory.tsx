import { BarChart, type ChartBar, type ChartMark } from '../../../primitives/Chart/BarChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

export interface LimitHistoryProps extends FigurePanelProps {
  /** How much was used, by day or week. */
  bars: readonly ChartBar[];
  /** The limit, drawn across. Without it none is set. */
  limit?: ChartMark | undefined;
  /** What happened in one sentence. */
  summary: string;
  /** The same as a table. */
  table?: ChartTable | undefined;
  /** Writes an amount of the axis. */
  formatAmount: (amount: number) => string;
}

/** How a limit was used over time. Renders a `section`. */
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
