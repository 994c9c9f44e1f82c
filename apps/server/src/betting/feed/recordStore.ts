import type { MarketRecord, MatchRecord } from '@touchline/feed';
import type { LegResult, MarketState, MatchState, SettledSelection } from '@touchline/feed/source';
import type { BookChange, MatchFilter, Settlement } from './bookTypes.ts';
import { createNumbers } from './recordNumbers.ts';
import { CANCELLED, inSection, isOpen, sameMarket, sameMatch, SETTLED, settlementOf } from './recordRules.ts';

/** By selection key. */
type Results = Readonly<Record<string, LegResult | SettledSelection>>;

export interface RecordStoreOptions {
  readonly wall: () => number;
  readonly changed: (change: BookChange) => void;
  readonly settled: (settlement: Settlement) => void;
}

/** The records of the server's book: assigns versions, counts open markets, ignores unchanged states. */
export interface RecordStore {
  match(id: number): MatchRecord | undefined;
  market(id: string): MarketRecord | undefined;
  marketsOf(matchId: number): readonly MarketRecord[];
  matches(filter?: MatchFilter): readonly MatchRecord[];
  putMatch(state: MatchState): void;
  putMarkets(states: readonly MarketState[]): void;
  settle(marketId: string, results: Results): void;
  cancel(matchId: number): void;
  drop(matchId: number): void;
  follow(changes: readonly BookChange[]): void;
  /** Starts to assign slots at `first` or above: lower ones may have been assigned by another process. */
  slotsFrom(first: number): void;
  reset(): void;
}

/** Creates an empty store. */
export function createRecordStore({ wall, changed, settled }: RecordStoreOptions): RecordStore {
  const matches = new Map<number, MatchRecord>();
  const markets = new Map<string, MarketRecord>();
  const byMatch = new Map<number, Set<string>>();

  const numbers = createNumbers(wall);

  function saveMatch(record: MatchRecord): void {
    numbers.seen(record);
    matches.set(record.id, record);
    changed({ kind: 'match', record });
  }

  function saveMarket(record: MarketRecord): void {
    numbers.seen(record);
    markets.set(record.id, record);
    const ids = byMatch.get(record.matchId) ?? new Set();
    byMatch.set(record.matchId, ids.add(record.id));
    changed({ kind: 'market', record });
  }

  function countOpen(matchId: number): number {
    let count = 0;
    for (const id of byMatch.get(matchId) ?? []) {
      const market = markets.get(id);
      if (market && isOpen(market)) count += 1;
    }
    return count;
  }

  function recount(matchId: number): void {
    const match = matches.get(matchId);
    const marketCount = countOpen(matchId);
    if (!match || match.marketCount === marketCount) return;
    saveMatch({ ...match, marketCount, version: numbers.version() });
  }

  function putMatch(state: MatchState): void {
    const held = matches.get(state.id);
    const next: MatchRecord = { ...state, marketCount: countOpen(state.id), version: numbers.version() };
    if (!held || !sameMatch(held, next)) saveMatch(next);
  }

  function putMarket(state: MarketState): void {
    const held = markets.get(state.id);
    if (held && held.status <= SETTLED) return;
    const selections = state.selections.map(({ key, k }) => ({
      id: `${state.id}:${key}`,
      key,
      ...(k !== undefined && { k }),
    }));
    const slot = numbers.slot(held, selections.length);
    const next: MarketRecord = { ...state, selections, slot, version: numbers.version(), at: wall() };
    if (!held || !sameMarket(held, next)) saveMarket(next);
  }

  function close(market: MarketRecord, status: -3 | -4, results: Results): void {
    const selections = market.selections.map(({ id, key }) => {
      const result = Object.hasOwn(results, key) ? results[key] : undefined;
      if (result === undefined) return { id, key };
      return typeof result === 'number' ? { id, key, result } : { id, key, ...result };
    });
    const record = { ...market, status, selections, version: numbers.version(), at: wall() };
    saveMarket(record);
    settled(settlementOf(record));
  }

  function drop(matchId: number): void {
    if (!matches.delete(matchId)) return;
    for (const id of byMatch.get(matchId) ?? []) markets.delete(id);
    byMatch.delete(matchId);
    changed({ kind: 'drop', matchId });
  }

  return {
    match: (id) => matches.get(id),
    market: (id) => markets.get(id),
    marketsOf: (matchId) => [...(byMatch.get(matchId) ?? [])].flatMap((id) => markets.get(id) ?? []),
    matches({ section, sportId, competitionId } = {}) {
      return [...matches.values()]
        .filter(
          (match) =>
            inSection(match, section) &&
            (sportId === undefined || match.sportId === sportId) &&
            (competitionId === undefined || match.competitionId === competitionId),
        )
        .toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
    },
    putMatch,
    putMarkets(states) {
      for (const state of states) putMarket(state);
      for (const matchId of new Set(states.map((state) => state.matchId))) recount(matchId);
    },
    settle(marketId, results) {
      const market = markets.get(marketId);
      if (!market || market.status <= SETTLED) return;
      close(market, SETTLED, results);
      recount(market.matchId);
    },
    cancel(matchId) {
      for (const id of byMatch.get(matchId) ?? []) {
        const market = markets.get(id);
        if (!market || market.status <= SETTLED) continue;
        close(market, CANCELLED, Object.fromEntries(market.selections.map(({ key }) => [key, 3 as const])));
      }
      recount(matchId);
    },
    drop,
    follow(changes) {
      for (const change of changes) {
        if (change.kind === 'drop') drop(change.matchId);
        else if (change.kind === 'match') saveMatch(change.record);
        else {
          const before = markets.get(change.record.id)?.status ?? 1;
          saveMarket(change.record);
          if (change.record.status <= SETTLED && before > SETTLED) settled(settlementOf(change.record));
        }
      }
    },
    slotsFrom: numbers.slotsFrom,
    reset() {
      matches.clear();
      markets.clear();
      byMatch.clear();
    },
  };
}
