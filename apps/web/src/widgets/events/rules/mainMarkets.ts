import type { MarketShape } from '../../../features/odds/markets/marketShapes.ts';

/** Types of winner markets; every sport has one of them. */
const RESULTS: ReadonlySet<string> = new Set(['match-result', 'winner']);

/** Market of a list's first columns. */
export function resultMarket(markets: readonly MarketShape[]): MarketShape | undefined {
  return markets.find(({ type, main, ordinal }) => main && RESULTS.has(type) && ordinal === undefined);
}

/** Market of a wide list's last columns. */
export function totalMarket(markets: readonly MarketShape[]): MarketShape | undefined {
  return markets.find(({ type, main }) => main && type === 'total');
}

/** Market of a list that shows handicaps first. */
export function handicapMarket(markets: readonly MarketShape[]): MarketShape | undefined {
  return markets.find(({ type, main }) => main && type === 'handicap');
}

/** Second total of wide tables. */
export function secondTotalMarket(markets: readonly MarketShape[]): MarketShape | undefined {
  return markets.find(({ type, main, wide }) => wide && !main && type === 'total');
}

/** Market of wide tables on whether both sides score. */
export function bothToScoreMarket(markets: readonly MarketShape[]): MarketShape | undefined {
  return markets.find(({ type, wide }) => wide && type === 'both-to-score');
}

export const THREE_WAY = ['home', 'draw', 'away'] as const;
export const TWO_WAY = ['home', 'away'] as const;

/** Returns whether a list has a column for the draw: if one of its matches can be drawn, or none is known yet. */
export function withDraw(results: readonly (MarketShape | undefined)[]): boolean {
  const known = results.filter((market) => market !== undefined);
  return known.length === 0 || known.some(({ type }) => type === 'match-result');
}
