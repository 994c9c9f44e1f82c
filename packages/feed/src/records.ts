import type { MarketRecord, MatchRecord } from './frames.ts';
import { priceText } from './packing.ts';

interface Held<T> {
  record: T;
  holders: number;
}

export interface RecordsOptions {
  readonly matchChanged: (id: number) => void;
  /** `next` is absent when the market was dropped, `previous` when it is new. */
  readonly marketChanged: (previous: MarketRecord | undefined, next: MarketRecord | undefined) => void;
}

/** Records by id, each held by one or more topics; of two states the higher version wins. */
export interface Records {
  match(id: number): MatchRecord | undefined;
  market(id: string): MarketRecord | undefined;
  marketsOf(matchId: number): readonly string[];
  /** `held`: the topic that brings the record held it already. */
  putMatch(record: MatchRecord, held: boolean): void;
  putMarket(record: MarketRecord, held: boolean): void;
  /** Packed prices as of change `version`, made at `at`; newer states stay. */
  putPrices(pairs: ArrayLike<number>, version: number, at: number): void;
  releaseMatch(id: number): void;
  releaseMarket(id: string): void;
}

const NONE: readonly string[] = [];

export function createRecords({ matchChanged, marketChanged }: RecordsOptions): Records {
  const matches = new Map<number, Held<MatchRecord>>();
  const markets = new Map<string, Held<MarketRecord>>();
  const byMatch = new Map<number, readonly string[]>();
  const bySlot = new Map<number, string>();

  function setSlots({ id, slot, selections }: MarketRecord): void {
    for (let i = 0; i < selections.length; i += 1) bySlot.set(slot + i, id);
  }

  function freeSlots({ id, slot, selections }: MarketRecord): void {
    for (let i = 0; i < selections.length; i += 1) if (bySlot.get(slot + i) === id) bySlot.delete(slot + i);
  }

  function index(matchId: number, change: (ids: readonly string[]) => readonly string[]): void {
    const ids = change(byMatch.get(matchId) ?? NONE);
    if (ids.length === 0) byMatch.delete(matchId);
    else byMatch.set(matchId, ids);
    matchChanged(matchId);
  }

  return {
    match: (id) => matches.get(id)?.record,
    market: (id) => markets.get(id)?.record,
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
        markets.set(record.id, { record, holders: 1 });
        setSlots(record);
        index(record.matchId, (ids) => [...ids, record.id]);
        marketChanged(undefined, record);
        return;
      }
      if (!held) entry.holders += 1;
      if (record.version <= entry.record.version) return;
      const previous = entry.record;
      entry.record = record;
      freeSlots(previous);
      setSlots(record);
      marketChanged(previous, record);
    },
    putPrices(pairs, version, at) {
      const changed = new Map<Held<MarketRecord>, Map<number, number>>();
      for (let i = 0; i + 1 < pairs.length; i += 2) {
        const [slot = 0, price = 0] = [pairs[i], pairs[i + 1]];
        const id = bySlot.get(slot);
        const entry = id === undefined ? undefined : markets.get(id);
        if (!entry || version <= entry.record.version) continue;
        const prices = changed.get(entry) ?? new Map<number, number>();
        changed.set(entry, prices.set(slot - entry.record.slot, price));
      }
      for (const [entry, prices] of changed) {
        const previous = entry.record;
        const selections = previous.selections.map((selection, i) => {
          const price = prices.get(i);
          return price === undefined ? selection : { ...selection, k: priceText(price) };
        });
        entry.record = { ...previous, selections, version, at };
        marketChanged(previous, entry.record);
      }
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
      freeSlots(entry.record);
      index(entry.record.matchId, (ids) => ids.filter((other) => other !== id));
      marketChanged(entry.record, undefined);
    },
  };
}
