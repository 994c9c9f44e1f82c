import { BarChart, type ChartBar } from '../../../primitives/Chart/BarChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import { LineChart } from '../../../primitives/Chart/LineChart.tsx';
import type { ChartPoint } from '../../../primitives/Chart/lineShape.ts';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

interface ProfitAndLossBase extends FigurePanelProps {
  /** What happened in one sentence: "You are € 22.50 down in 30 days." */
  summary: string;
  /** The same as a table. */
  table?: ChartTable | undefined;
  /** Writes an amount: on the axis (short), or in the readout (whole). */
  formatAmount: (amount: number, length: 'short' | 'whole') => string;
}

/** The running balance, or what each day or week brought. */
export type ProfitAndLossProps = ProfitAndLossBase &
  (
    | {
        view: 'balance';
        /** The balance of won and staked after each day; the first one is zero. */
        points: readonly ChartPoint[];
        /** What the readout is called: "Balance on a day". */
        readoutLabel: string;
        /** Writes a day: on the axis (short), or in the readout (whole). */
        formatMoment: (at: number, length: 'short' | 'whole') => string;
      }
    | {
        view: 'days';
        /** Won less staked, by day or week. */
        bars: readonly ChartBar[];
      }
  );

/** Profit and loss over time, above and below zero. Says plainly what was lost. Renders a `section`. */
export function ProfitAndLoss(props: ProfitAndLossProps) {
  if (props.view === 'days') {
    const { view: _, bars, summary, table, formatAmount, ...panel } = props;
    return (
      <FigurePanel {...panel}>
        <BarChart
          label={panel.title}
          summary={summary}
          table={table}
          tone="balance"
          bars={bars}
          formatValue={(amount) => formatAmount(amount, 'short')}
        />
      </FigurePanel>
    );
  }
  const { view: _, points, readoutLabel, formatMoment, summary, table, formatAmount, ...panel } = props;
  return (
    <FigurePanel {...panel}>
      <LineChart
        label={panel.title}
        summary={summary}
        table={table}
        tone="balance"
        base={0}
        points={points}
        readoutLabel={readoutLabel}
        formatValue={formatAmount}
        formatMoment={formatMoment}
      />
    </FigurePanel>
  );
}
