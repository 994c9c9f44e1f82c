import type { EventPrice } from '@touchline/ui';
import type { MarketShape } from '../../../features/odds/marketShapes.ts';
import { lineOf, type MarketNames, type Teams } from '../../../features/odds/names.ts';
import { priceSource } from '../../../features/odds/odds.ts';

export interface PriceContext {
  readonly names: MarketNames;
  readonly teams: Teams;
  /** Id of the odds format. */
  readonly view: number;
}

/** A market's prices in the order of the list's columns; `null` where it doesn't offer one. */
export function columnPrices(
  market: MarketShape | undefined,
  keys: readonly string[],
  { names, teams, view }: PriceContext,
): readonly (EventPrice | null)[] {
  return keys.map((key) => {
    const selection = market?.selections.find((own) => own.key === key);
    if (!market || !selection) return null;
    return {
      id: selection.id,
      label: lineOf(market, key) ?? names.short(key),
      name: names.selection(market, key, teams),
      source: priceSource(selection.id, view),
    };
  });
}
