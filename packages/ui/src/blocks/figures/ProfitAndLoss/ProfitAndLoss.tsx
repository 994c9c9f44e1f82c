import { BarChart, type ChartBar } from '../../../primitives/Chart/BarChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import { LineChart } from '../../../primitives/Chart/LineChart.tsx';
import type { ChartPoint } from '../../../primitives/Chart/lineShape.ts';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

interface ProfitAndLossBase extends FigurePanelProps {
  /** Summary in one sentence, for example “You are € 22.50 down in 30 days.” */
  summary: string;
  /** Table with the same values. */
  table?: ChartTable | undefined;
  /** Formats an amount: for the axis (`short`), or for the readout (`whole`). */
  formatAmount: (amount: number, length: 'short' | 'whole') => string;
}

/** Props of the running balance, or of the results by day or week. */
export type ProfitAndLossProps = ProfitAndLossBase &
  (
    | {
        view: 'balance';
        /** Balance of won and staked amounts after each day; the first one is zero. */
        points: readonly ChartPoint[];
        /** Accessible name of the readout, for example “Balance on a day”. */
        readoutLabel: string;
        /** Formats a day: for the axis (`short`), or for the readout (`whole`). */
        formatMoment: (at: number, length: 'short' | 'whole') => string;
      }
    | {
        view: 'days';
        /** Won minus staked amount, by day or week. */
        bars: readonly ChartBar[];
      }
  );

/** Profit and loss over time, above and below zero; losses are stated plainly. Renders a `section`. */
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
