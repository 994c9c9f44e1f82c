import type { MarketState, MatchState } from '@touchline/feed/source';
import { createLineBook, type WritableLineBook } from '../betting/feed/lineBook.ts';

/** Creates a book with both producers up, for suites that need prices but no feed. */
export function createTestBook(): WritableLineBook {
  const book = createLineBook({ wall: () => Date.now(), outcome: () => undefined });
  book.sink.alive('line');
  book.sink.alive('live');
  return book;
}

/** Makes a football match, pre-match by default. */
export function testMatch(id: number, changes: Partial<MatchState> = {}): MatchState {
  return {
    id,
    sportId: 1,
    competitionId: 10,
    competition: 'First Division',
    country: 'GB',
    home: `Home ${id}`,
    away: `Away ${id}`,
    startsAt: 1_800_000_000,
    status: 1,
    producer: 'line',
    ...changes,
  };
}

/** Makes an active market of a match with prices by selection key. */
export function testMarket(
  matchId: number,
  prices: Readonly<Record<string, string>>,
  changes: Partial<MarketState> = {},
): MarketState {
  const type = changes.type ?? 'match-result';
  return {
    id: `${matchId}.${type}`,
    matchId,
    type,
    group: 'popular',
    status: 1,
    producer: 'line',
    selections: Object.entries(prices).map(([key, k]) => ({ key, k })),
    ...changes,
  };
}
