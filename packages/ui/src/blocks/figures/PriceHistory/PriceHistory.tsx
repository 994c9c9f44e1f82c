import { LineChart, type ChartGap } from '../../../primitives/Chart/LineChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import type { ChartPoint } from '../../../primitives/Chart/lineShape.ts';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

export interface PriceHistoryProps extends FigurePanelProps {
  /** Prices in chronological order, each with the time from which it was valid; decimal odds. */
  prices: readonly ChartPoint[];
  /**
   * Periods of suspension.
   * @default none
   */
  suspensions?: readonly ChartGap[] | undefined;
  /** Summary of the price movement in one sentence. */
  summary: string;
  /** Table with the same values. */
  table?: ChartTable | undefined;
  /** Accessible name of the readout, for example “Price at a time”. */
  readoutLabel: string;
  /** Formats a price in the player's odds format. */
  formatPrice: (price: number) => string;
  /** Formats a time: for the axis (`short`), or for the readout (`whole`). */
  formatMoment: (at: number, length: 'short' | 'whole') => string;
}

/**
 * Price history of a selection: a price is valid until the next one, suspensions are hatched. Renders a `section`.
 */
export function PriceHistory({
  prices,
  suspensions,
  summary,
  table,
  readoutLabel,
  formatPrice,
  formatMoment,
  ...panel
}: PriceHistoryProps) {
  return (
    <FigurePanel {...panel}>
      <LineChart
        label={panel.title}
        summary={summary}
        table={table}
        points={prices}
        course="step"
        gaps={suspensions}
        readoutLabel={readoutLabel}
        formatValue={formatPrice}
        formatMoment={formatMoment}
      />
    </FigurePanel>
  );
}
