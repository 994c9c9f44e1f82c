import type { MarketRecord, MatchRecord } from './frames.ts';
import type { HeldMarket, Quotes } from './quotes.ts';

interface Holding {
  readonly held: HeldMarket;
  holders: number;
}

export interface RecordsOptions {
  readonly quotes: Pick<Quotes, 'put' | 'drop' | 'record' | 'version'>;
  readonly matchChanged: (id: number) => void;
  /** `next` is absent when the market was dropped, `previous` when it is new. Packed prices are told by the quotes. */
  readonly marketChanged: (previous: MarketRecord | undefined, next: MarketRecord | undefined) => void;
}

/** Records by id, each held by one or more topics; of two states the higher version wins. */
export interface Records {
  match(id: number): MatchRecord | undefined;
  /** The market with every price as it is now. */
  market(id: string): MarketRecord | undefined;
  /** The market with its quotes. */
  heldMarket(id: string): HeldMarket | undefined;
  marketsOf(matchId: number): readonly string[];
  /** `held`: the topic that brings the record held it already. */
  putMatch(record: MatchRecord, held: boolean): void;
  putMarket(record: MarketRecord, held: boolean): void;
  releaseMatch(id: number): void;
  releaseMarket(id: string): void;
}

const NONE: readonly string[] = [];

export function createRecords({ quotes, matchChanged, marketChanged }: RecordsOptions): Records {
  const matches = new Map<number, { record: MatchRecord; holders: number }>();
  const markets = new Map<string, Holding>();
  const byMatch = new Map<number, readonly string[]>();

  function index(matchId: number, change: (ids: readonly string[]) => readonly string[]): void {
    const ids = change(byMatch.get(matchId) ?? NONE);
    if (ids.length === 0) byMatch.delete(matchId);
    else byMatch.set(matchId, ids);
    matchChanged(matchId);
  }

  function market(id: string): MarketRecord | undefined {
    const entry = markets.get(id);
    return entry && quotes.record(entry.held);
  }

  return {
    match: (id) => matches.get(id)?.record,
    market,
    heldMarket: (id) => markets.get(id)?.held,
    marketsOf: (matchId) => byMatch.get(matchId) ?? NONE,
    putMatch(record, held) {
      const entry = matches.get(record.id);
      if (!entry) {
        matches.set(record.id, { record, holders: 1 });
        matchChanged(record.id);
        return;
      }
      if (!held) entry.holders += 1;
      if (record.version <= entry.record.version) return;
      entry.record = record;
      matchChanged(record.id);
    },
    putMarket(record, held) {
      const entry = markets.get(record.id);
      if (!entry) {
        markets.set(record.id, { held: quotes.put(record, undefined), holders: 1 });
        index(record.matchId, (ids) => ids.concat(record.id));
        marketChanged(undefined, record);
        return;
      }
      if (!held) entry.holders += 1;
      if (record.version <= quotes.version(entry.held)) return;
      const previous = entry.held.record;
      quotes.put(record, entry.held);
      marketChanged(previous, record);
    },
    releaseMatch(id) {
      const entry = matches.get(id);
      if (!entry) return;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      matches.delete(id);
      matchChanged(id);
    },
    releaseMarket(id) {
      const entry = markets.get(id);
      if (!entry) return;
      entry.holders -= 1;
      if (entry.holders > 0) return;
      markets.delete(id);
      const { record } = entry.held;
      quotes.drop(entry.held);
      index(record.matchId, (ids) => ids.filter((other) => other !== id));
      marketChanged(record, undefined);
    },
  };
}
