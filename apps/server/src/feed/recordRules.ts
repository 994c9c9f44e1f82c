import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { MatchFilter, Settlement } from './lineBook.ts';
import type { LegResult } from './source.ts';

/** A market of one of these statuses is over for good. */
export const SETTLED = -3;
export const CANCELLED = -4;

/** Whether a market counts among those of its match. */
export function isOpen(market: MarketRecord): boolean {
  return market.status === 1 || market.status === -1;
}

/** Whether a match is of a section; every match is of none. */
export function inSection(match: MatchRecord, section: MatchFilter['section']): boolean {
  if (section === 'live') return match.status === 2 || match.status === 3;
  return section === 'line' ? match.status === 1 : true;
}

/** What a market came to, for those who settle bets. */
export function settlementOf(market: MarketRecord): Settlement {
  const results = market.selections.flatMap(({ id, result }) =>
    // A result in a settled market is one that a sink gave.
    result === undefined ? [] : [{ selectionId: id, result: result as LegResult }],
  );
  return { matchId: market.matchId, marketId: market.id, results };
}

/** Whether a match says nothing new. */
export function sameMatch(held: MatchRecord, next: MatchRecord): boolean {
  return JSON.stringify({ ...held, version: 0 }) === JSON.stringify({ ...next, version: 0 });
}

/** Compares what can change in a market of one id: this runs for every price that is made. */
export function sameMarket(held: MarketRecord, next: MarketRecord): boolean {
  return (
    held.status === next.status &&
    held.producer === next.producer &&
    held.main === next.main &&
    held.selections.length === next.selections.length &&
    held.selections.every(({ id, k }, i) => next.selections[i]?.id === id && next.selections[i].k === k)
  );
}
