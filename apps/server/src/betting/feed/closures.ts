import type { MarketRecord } from '@touchline/feed';
import type { MarketState } from '@touchline/feed/source';
import { SETTLED } from './recordRules.ts';
import type { RecordStore } from './recordStore.ts';

/** Markets, matches and sports that operators have closed. */
export interface Closures {
  /** Number of changes before this state. */
  readonly version: bigint;
  readonly markets: ReadonlySet<string>;
  readonly matches: ReadonlySet<number>;
  readonly sports: ReadonlySet<number>;
}

/** State before any closure is loaded. */
export const NO_CLOSURES: Closures = {
  version: -1n,
  markets: new Set(),
  matches: new Set(),
  sports: new Set(),
};

/** Applies operators' closures to a book: closed markets are suspended, whatever their source reports. */
export interface ClosedMarkets {
  current(): Closures;
  isClosed(market: Pick<MarketRecord, 'id' | 'matchId'>): boolean;
  /** Returns the state of a source's market to be stored: suspended while it is closed. */
  shown(state: MarketState): MarketState;
  /** Suspends the open markets of a match whose sport wasn't known before. */
  matchAdded(matchId: number): void;
  /** Applies another state of the closures; ignores one that is older than the current one. */
  replace(next: Closures): void;
  /** Forgets the sources' state of a market that is settled. */
  settled(marketId: string): void;
  /** Forgets the sources' states of a match's markets. */
  drop(matchId: number): void;
  /** Follows another process, which publishes closed markets as suspended. */
  follow(): void;
}

/**
 * Creates the closures of a book.
 * @param store records of the book; they are changed only in the process that runs the sources
 */
export function createClosedMarkets(
  store: Pick<RecordStore, 'match' | 'market' | 'marketsOf' | 'matches' | 'putMarkets'>,
): ClosedMarkets {
  let current = NO_CLOSURES;
  /** Latest state from the source of each closed market. Empty in a process that follows. */
  const reported = new Map<string, MarketState>();
  let isFed = false;

  function isClosed({ id, matchId }: Pick<MarketRecord, 'id' | 'matchId'>): boolean {
    const { markets, matches, sports } = current;
    if (markets.has(id) || matches.has(matchId)) return true;
    if (sports.size === 0) return false;
    const match = store.match(matchId);
    return match !== undefined && sports.has(match.sportId);
  }

  function shown(state: MarketState): MarketState {
    isFed = true;
    if (!isClosed(state)) {
      reported.delete(state.id);
      return state;
    }
    reported.set(state.id, state);
    return suspended(state);
  }

  /** Stores markets again as they are to be shown now. */
  function update(markets: readonly MarketRecord[]): void {
    const states = markets.flatMap((market) => {
      const state = reported.get(market.id) ?? stateOf(market);
      return state && isClosed(market) !== reported.has(market.id) ? [shown(state)] : [];
    });
    if (states.length > 0) store.putMarkets(states);
  }

  /** Returns the markets under subjects that are closed in one of two states only. */
  function affected(before: Closures, next: Closures): readonly MarketRecord[] {
    const matchIds = new Set(inOneOf(before.matches, next.matches));
    const sports = inOneOf(before.sports, next.sports);
    for (const sportId of sports) for (const { id } of store.matches({ sportId })) matchIds.add(id);
    const single = inOneOf(before.markets, next.markets).flatMap((id) => store.market(id) ?? []);
    const others = single.filter(({ matchId }) => !matchIds.has(matchId));
    return [...others, ...[...matchIds].flatMap((id) => store.marketsOf(id))];
  }

  return {
    current: () => current,
    isClosed,
    shown,
    matchAdded(matchId) {
      if (current.sports.size > 0) update(store.marketsOf(matchId));
    },
    replace(next) {
      if (next.version <= current.version) return;
      const before = current;
      current = next;
      if (isFed) update(affected(before, next));
    },
    settled: (marketId) => void reported.delete(marketId),
    drop(matchId) {
      for (const { id } of store.marketsOf(matchId)) reported.delete(id);
    },
    follow() {
      isFed = false;
      reported.clear();
    },
  };
}

/** Returns the elements that only one of two sets has. */
function inOneOf<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] {
  return [
    ...[...one].filter((element) => !other.has(element)),
    ...[...other].filter((element) => !one.has(element)),
  ];
}

function suspended(state: MarketState): MarketState {
  return { ...state, status: state.status === 0 ? 0 : -1 };
}

/** Returns a market as its source reported it; undefined if it is settled or cancelled. */
function stateOf({
  slot: _slot,
  version: _version,
  at: _at,
  ...market
}: MarketRecord): MarketState | undefined {
  const { status } = market;
  if (status <= SETTLED) return undefined;
  const selections = market.selections.map(({ key, k }) => (k === undefined ? { key } : { key, k }));
  // Markets above the final statuses come from a sink, which only accepts these.
  return { ...market, status: status as MarketState['status'], selections };
}
