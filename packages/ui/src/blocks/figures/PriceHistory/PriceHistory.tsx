import { LineChart, type ChartGap } from '../../../primitives/Chart/LineChart.tsx';
import type { ChartTable } from '../../../primitives/Chart/ChartFrame.tsx';
import type { ChartPoint } from '../../../primitives/Chart/lineShape.ts';
import { FigurePanel, type FigurePanelProps } from '../FigurePanel/FigurePanel.tsx';

export interface PriceHistoryProps extends FigurePanelProps {
  /** Each price with the moment from which it held, in order; decimal odds. */
  prices: readonly ChartPoint[];
  /** When no bets were taken. @default never */
  suspensions?: readonly ChartGap[] | undefined;
  /** The course in one sentence. */
  summary: string;
  /** The same as a table. */
  table?: ChartTable | undefined;
  /** What the readout is called: "Price at a time". */
  readoutLabel: string;
  /** Writes a price in the player's format. */
  formatPrice: (price: number) => string;
  /** Writes a moment: on the axis (short), or in the readout (whole). */
  formatMoment: (at: number, length: 'short' | 'whole') => string;
}

/** How the price of one selection went: it holds until the next one; suspensions are hatched. Renders a `section`. */
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
