import type { Producer } from '@touchline/feed';
import type { MarketState } from '../source.ts';
import type { ModelMarket } from './plan.ts';
import { addMargin, toPrice } from './price.ts';

/** What of a market's id follows its type: the ordinal, the line, or both as `<ordinal>_<line>`. */
export function detailOf({ line, ordinal }: Pick<ModelMarket, 'line' | 'ordinal'>): string | undefined {
  if (ordinal === undefined) return line;
  return line === undefined ? String(ordinal) : `${ordinal}_${line}`;
}

/** The market's id: match, type, and the line or ordinal where it has one. */
export function marketId(matchId: number, market: Pick<ModelMarket, 'type' | 'line' | 'ordinal'>): string {
  const detail = detailOf(market);
  return detail === undefined ? `${matchId}.${market.type}` : `${matchId}.${market.type}.${detail}`;
}

/** Makes a market with prices of one with probabilities. A market that is as good as decided is suspended. */
export function priceMarket(matchId: number, producer: Producer, market: ModelMarket): MarketState {
  const inverses = addMargin(market.chances.map(([, p]) => p));
  const selections = market.chances.map(([key], i) => {
    const k = toPrice(inverses[i] ?? 0);
    return k === undefined ? { key } : { key, k };
  });
  const { type, group, line, ordinal, main } = market;
  return {
    id: marketId(matchId, market),
    matchId,
    type,
    group,
    ...(line !== undefined && { line }),
    ...(ordinal !== undefined && { ordinal }),
    ...(main && { main }),
    producer,
    status: selections.filter((selection) => selection.k !== undefined).length >= 2 ? 1 : -1,
    selections,
  };
}
