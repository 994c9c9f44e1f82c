import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { LegResult } from '@touchline/feed/source';
import type { MatchFilter, Settlement } from './bookTypes.ts';

/** Final statuses of a market. */
export const SETTLED = -3;
export const CANCELLED = -4;

/** Returns whether a market is counted for its match. */
export function isOpen(market: MarketRecord): boolean {
  return market.status === 1 || market.status === -1;
}

/** Returns whether a match is in a section; true without a section. */
export function inSection(match: MatchRecord, section: MatchFilter['section']): boolean {
  if (section === 'live') return match.status === 2 || match.status === 3;
  return section === 'line' ? match.status === 1 : true;
}

/** Returns the results of a market for the settlement of bets. */
export function settlementOf(market: MarketRecord): Settlement {
  const results = market.selections.flatMap(({ id, result }) =>
    // Results in a settled market come from a sink.
    result === undefined ? [] : [{ selectionId: id, result: result as LegResult }],
  );
  return { matchId: market.matchId, marketId: market.id, results };
}

/** Returns whether two states of a match are equal, apart from the version. */
export function sameMatch(held: MatchRecord, next: MatchRecord): boolean {
  return JSON.stringify({ ...held, version: 0 }) === JSON.stringify({ ...next, version: 0 });
}

/** Compares the changeable fields of a market; runs for every new price. */
export function sameMarket(held: MarketRecord, next: MarketRecord): boolean {
  return (
    held.status === next.status &&
    held.producer === next.producer &&
    held.main === next.main &&
    held.wide === next.wide &&
    held.kind === next.kind &&
    held.selections.length === next.selections.length &&
    held.selections.every(({ id, k }, i) => next.selections[i]?.id === id && next.selections[i].k === k)
  );
}
