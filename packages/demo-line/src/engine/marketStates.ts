import type { Producer } from '@touchline/feed';
import type { MarketState } from '@touchline/feed/source';
import type { ModelMarket } from './plan.ts';
import { addMargin, toPrice } from './price.ts';

/** Returns the part of a market's id after its type: the ordinal, the line, or both as `<ordinal>_<line>`. */
export function detailOf({ line, ordinal }: Pick<ModelMarket, 'line' | 'ordinal'>): string | undefined {
  if (ordinal === undefined) return line;
  return line === undefined ? String(ordinal) : `${ordinal}_${line}`;
}

/** Returns the market's id: match, type, and the line or ordinal if it has one. */
export function marketId(matchId: number, market: Pick<ModelMarket, 'type' | 'line' | 'ordinal'>): string {
  const detail = detailOf(market);
  return detail === undefined ? `${matchId}.${market.type}` : `${matchId}.${market.type}.${detail}`;
}

/** Converts probabilities to prices. A market that is practically decided is suspended. */
export function priceMarket(matchId: number, producer: Producer, market: ModelMarket): MarketState {
  const inverses = addMargin(market.chances.map(([, p]) => p));
  const selections = market.chances.map(([key], i) => {
    const k = toPrice(inverses[i] ?? 0);
    return k === undefined ? { key } : { key, k };
  });
  const { type, group, line, ordinal, main, wide } = market;
  return {
    id: marketId(matchId, market),
    matchId,
    type,
    group,
    ...(line !== undefined && { line }),
    ...(ordinal !== undefined && { ordinal }),
    ...(main && { main }),
    ...(wide && { wide }),
    producer,
    status: selections.filter((selection) => selection.k !== undefined).length >= 2 ? 1 : -1,
    selections,
  };
}
