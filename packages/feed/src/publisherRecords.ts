import type { MarketRecord, MatchRecord } from './frames.ts';

/** Market that a tick changes: its last published state, and its current one (absent if it is removed). */
export interface MarketChange {
  readonly id: string;
  readonly before: MarketRecord | undefined;
  readonly now: MarketRecord | undefined;
}

/** Changes of the records in a tick. */
export interface Taken {
  readonly matches: ReadonlySet<number>;
  readonly markets: readonly MarketChange[];
}

/** Records as last published, and the changes since. */
export interface PublisherRecords {
  putMatch(match: MatchRecord): void;
  putMarket(market: MarketRecord): void;
  dropMatch(id: number): void;
  /** Publishes the changes since the last call. */
  take(): Taken;
  match(id: number): MatchRecord | undefined;
  market(id: string): MarketRecord | undefined;
  marketsOf(matchId: number): Iterable<string>;
  matches(): Iterable<MatchRecord>;
  markets(): Iterable<MarketRecord>;
  /** Highest number of a published change; pending changes don't count, so that they can't be taken for published. */
  readonly version: number;
  /** First slot above those of all markets. */
  readonly slots: number;
  /** Clears it for the state of another process. */
  restart(numbers: { readonly version: number; readonly slots: number }): void;
}

const NONE: ReadonlySet<string> = new Set();

export function createPublisherRecords(): PublisherRecords {
  const matches = new Map<number, MatchRecord>();
  const markets = new Map<string, MarketRecord>();
  const byMatch = new Map<number, Set<string>>();
  // Changes since the last `take`; `undefined` for removed records.
  const nextMatches = new Map<number, MatchRecord | undefined>();
  const nextMarkets = new Map<string, MarketRecord | undefined>();
  let version = 0;
  let nextVersion = 0;
  let slots = 0;

  function commitMarket(id: string, now: MarketRecord | undefined): MarketChange {
    const before = markets.get(id);
    const matchId = (now ?? before)?.matchId;
    if (matchId !== undefined) {
      const ids = byMatch.get(matchId) ?? new Set();
      if (now) byMatch.set(matchId, ids.add(id));
      else if (ids.delete(id) && ids.size === 0) byMatch.delete(matchId);
    }
    if (now) markets.set(id, now);
    else markets.delete(id);
    return { id, before, now };
  }

  return {
    putMatch(match) {
      nextVersion = Math.max(nextVersion, match.version);
      nextMatches.set(match.id, match);
    },
    putMarket(market) {
      nextVersion = Math.max(nextVersion, market.version);
      slots = Math.max(slots, market.slot + market.selections.length);
      nextMarkets.set(market.id, market);
    },
    dropMatch(id) {
      nextMatches.set(id, undefined);
      for (const [marketId, market] of nextMarkets)
        if (market?.matchId === id) nextMarkets.set(marketId, undefined);
      for (const marketId of byMatch.get(id) ?? NONE) nextMarkets.set(marketId, undefined);
    },
    take() {
      version = nextVersion;
      for (const [id, match] of nextMatches) {
        if (match) matches.set(id, match);
        else matches.delete(id);
      }
      const taken = {
        matches: new Set(nextMatches.keys()),
        markets: [...nextMarkets].map(([id, now]) => commitMarket(id, now)),
      };
      nextMatches.clear();
      nextMarkets.clear();
      return taken;
    },
    match: (id) => matches.get(id),
    market: (id) => markets.get(id),
    marketsOf: (matchId) => byMatch.get(matchId) ?? NONE,
    matches: () => matches.values(),
    markets: () => markets.values(),
    get version() {
      return version;
    },
    get slots() {
      return slots;
    },
    restart(numbers) {
      for (const map of [matches, markets, byMatch, nextMatches, nextMarkets]) map.clear();
      ({ version, slots } = numbers);
      nextVersion = version;
    },
  };
}
