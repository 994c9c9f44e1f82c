import type { EventPrice } from '@touchline/ui';
import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';
import { lineText, type MarketNames, type Teams } from '../../../features/odds/names/names.ts';
import { priceSource } from '../../../features/odds/odds.ts';
import type { Column, ColumnMarket } from '../rules/columns.ts';

export interface PriceContext {
  readonly names: MarketNames;
  readonly teams: Teams;
  /** Id of the odds format. */
  readonly view: number;
  /** True if column headers name the prices, so that a price shows only its line. */
  readonly headed: boolean;
}

/** Prices in the order of the list's columns; `null` where a match doesn't offer one. */
export function columnPrices(
  markets: Readonly<Record<ColumnMarket, MarketShape | undefined>>,
  columns: readonly Column[],
  { names, teams, view, headed }: PriceContext,
): readonly (EventPrice | null)[] {
  return columns.map(({ market: of, key }) => {
    const market = markets[of];
    const selection = market?.selections.find((own) => own.key === key);
    if (!market || !selection) return null;
    const line = lineText(market, key);
    // The sign is before its figure in right-to-left text.
    const shown = line && `\u2066${line}\u2069`;
    const short = names.short(key);
    return {
      id: selection.id,
      label: shown === undefined ? short : of === 'total' && !headed ? `${short} ${shown}` : shown,
      lined: line !== undefined,
      name: names.selection(market, key, teams),
      source: priceSource(view),
    };
  });
}
