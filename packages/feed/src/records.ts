import type { MarketRecord, MatchRecord } from './frames.ts';
import type { HeldMarket, Quotes } from './quotes.ts';

interface HeldMatch {
  /** Absent while only markets of the match are stored. */
  record: MatchRecord | undefined;
  /** Number of topics that have it. */
  holders: number;
  markets: readonly string[];
}

export interface RecordsOptions {
  readonly quotes: Pick<Quotes, 'hold' | 'put' | 'drop' | 'record' | 'version'>;
  readonly matchChanged: (id: number) => void;
  /**
   * `next` is absent if the market was removed, `previous` if it is new. Packed prices are reported by the quotes
   * instead.
   */
  readonly marketChanged: (previous: MarketRecord | undefined, next: MarketRecord | undefined) => void;
}

/** Records by id, each used by one or more topics; of two states the higher version wins. */
export interface Records {
  match(id: number): MatchRecord | undefined;
  /** Returns the market with its current prices. */
  market(id: string): MarketRecord | undefined;
  /** Returns the market with its quotes. */
  heldMarket(id: string): HeldMarket | undefined;
  marketsOf(matchId: number): readonly string[];
  /** Adds or replaces a record. `held`: whether the topic already had it. */
  putMatch(record: MatchRecord, held: boolean): void;
  putMarket(record: MarketRecord, held: boolean): void;
  releaseMatch(id: number): void;
  releaseMarket(id: string): void;
}

const NONE: readonly string[] = [];

export function createRecords({ quotes, matchChanged, marketChanged }: RecordsOptions): Records {
  const matches = new Map<number, HeldMatch>();
  const markets = new Map<string, HeldMarket>();

  function heldMatch(id: number): HeldMatch {
    const known = matches.get(id);
    if (known) return known;
    const made = { record: undefined, holders: 0, markets: NONE };
    matches.set(id, made);
    return made;
  }

  function forget(id: number, { record, markets: left }: HeldMatch): void {
    if (!record && left.length === 0) matches.delete(id);
  }

  const marketsOf = (matchId: number): readonly string[] => matches.get(matchId)?.markets ?? NONE;

  function offer(matchId: number, ids: readonly string[]): void {
    const match = heldMatch(matchId);
    match.markets = ids;
    forget(matchId, match);
    matchChanged(matchId);
  }

  return {
    match: (id) => matches.get(id)?.record,
    market(id) {
      const held = markets.get(id);
      return held && quotes.record(held);
    },
    heldMarket: (id) => markets.get(id),
    marketsOf,
    putMatch(record, held) {
      const match = heldMatch(record.id);
      if (!held) match.holders += 1;
      if (match.record && record.version <= match.record.version) return;
      match.record = record;
      matchChanged(record.id);
    },
    putMarket(record, held) {
      const market = markets.get(record.id);
      if (!market) {
        markets.set(record.id, quotes.hold(record));
        offer(record.matchId, marketsOf(record.matchId).concat(record.id));
        marketChanged(undefined, record);
        return;
      }
      if (!held) market.holders += 1;
      if (record.version <= quotes.version(market)) return;
      const previous = market.record;
      quotes.put(market, record);
      marketChanged(previous, record);
    },
    releaseMatch(id) {
      const match = matches.get(id);
      if (!match?.record) return;
      match.holders -= 1;
      if (match.holders > 0) return;
      match.record = undefined;
      forget(id, match);
      matchChanged(id);
    },
    releaseMarket(id) {
      const market = markets.get(id);
      if (!market) return;
      market.holders -= 1;
      if (market.holders > 0) return;
      markets.delete(id);
      const { record } = market;
      quotes.drop(market);
      offer(
        record.matchId,
        marketsOf(record.matchId).filter((other) => other !== id),
      );
      marketChanged(record, undefined);
    },
  };
}
