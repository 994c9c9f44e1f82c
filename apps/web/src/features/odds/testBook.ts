import { createBook, type Book, type MarketRecord, type MatchRecord, type Topic } from '@touchline/feed';

/** A book of one match with two markets, with control over its time, frames and flushes. */
export interface TestBook {
  readonly book: Book;
  readonly topic: Topic;
  /** Sends the next delta and flushes. */
  send(...markets: readonly MarketRecord[]): void;
  setNow(ms: number): void;
}

export const matchRecord: MatchRecord = {
  id: 7,
  sportId: 1,
  competitionId: 3,
  competition: 'Premier League',
  country: 'gb-eng',
  home: 'Arsenal',
  away: 'Crystal Palace',
  startsAt: 1_000,
  status: 2,
  producer: 'live',
  marketCount: 2,
  version: 1,
};

let version = 1;

/** Returns the market "match result" with these prices; undefined stands for no price. */
export function resultMarket(
  [home, draw, away]: readonly (string | undefined)[],
  facts: Partial<MarketRecord> = {},
): MarketRecord {
  const selection = (key: string, k: string | undefined) => ({
    id: `7.match-result:${key}`,
    key,
    ...(k !== undefined && { k }),
  });
  version += 1;
  return {
    id: '7.match-result',
    matchId: 7,
    type: 'match-result',
    group: 'popular',
    status: 1,
    producer: 'live',
    main: true,
    selections: [selection('home', home), selection('draw', draw), selection('away', away)],
    slot: 0,
    version,
    at: 0,
    ...facts,
  };
}

export function openTestBook(...markets: readonly MarketRecord[]): TestBook {
  let now = 0;
  let seq = 1;
  const topic: Topic = 'live';
  const book = createBook({ schedule: () => undefined, now: () => now });
  book.open(topic);
  book.apply({ t: 'snapshot', topic, seq, at: 0, matches: [matchRecord], markets });
  book.flush();
  return {
    book,
    topic,
    send(...changed) {
      seq += 1;
      book.apply({ t: 'delta', topic, seq, at: now, markets: changed });
      book.flush();
    },
    setNow: (ms) => {
      now = ms;
    },
  };
}
