import type { MarketRecord, MatchRecord, Producer, SelectionRecord } from '@touchline/feed';
import type { FeedSink, LegResult, MatchOutcome } from '@touchline/feed/source';
import type { BookChange, MatchFilter, Settlement } from './bookTypes.ts';
import { createPriceCheck, type LogWrongPrice } from './checkPrices.ts';
import { createClosedMarkets, type Closures } from './closures.ts';
import { createPartedClubs, type PartedName, type SourceSides } from './partedClubs.ts';
import { createRecordStore } from './recordStore.ts';

/** Reasons why a selection can't be bet on: codes of the placement's refusals. */
export type NotBettable = 'MARKET_SUSPENDED' | 'GAME_FINISHED' | 'BETTING_CLOSED';

export type Bettable =
  | {
      readonly ok: true;
      readonly match: MatchRecord;
      readonly market: MarketRecord;
      readonly selection: SelectionRecord & { readonly k: string };
    }
  | { readonly ok: false; readonly code: NotBettable };

/** The server's book of matches and markets, read by every call and placement. */
export interface LineBook {
  match(id: number): MatchRecord | undefined;
  market(id: string): MarketRecord | undefined;
  /** Returns a selection by its id, `<market id>:<key>`. */
  selection(id: string): SelectionRecord | undefined;
  /** Returns matches sorted by kick-off, then id. */
  matches(filter?: MatchFilter): readonly MatchRecord[];
  /** Returns all markets of a match, in the order of the source. */
  markets(matchId: number): readonly MarketRecord[];
  /** Returns whether a selection can be bet on now: active and not closed, live and fresh producer, a price. */
  bettable(selectionId: string): Bettable;
  /** Returns the result of a selection, including matches played long ago; undefined while open or unknown. */
  result(selectionId: string): LegResult | undefined;
  /** Returns the coefficient of a settled selection if its result doesn't determine it; undefined if it does. */
  settledCoef(selectionId: string): string | undefined;
  producers(): Readonly<Record<Producer, 'up' | 'down'>>;
  /** Returns the time of the last sign of life of each producer, UTC ms; 0 if there was none. */
  aliveAt(): Readonly<Record<Producer, number>>;
  /**
   * Called for each market that is settled or cancelled while this process follows the feed. Bets left open over a
   * restart are found with `result`. Returns a function that unsubscribes.
   */
  onSettled(handler: (settlement: Settlement) => void): () => void;
  onChange(handler: (change: BookChange) => void): () => void;
  /** Returns what operators have closed, as far as this process knows. */
  closures(): Closures;
  /**
   * Applies operators' closures: closed markets can't be bet on, and the process that runs the sources publishes them
   * as suspended. Ignores a state that is older than the current one.
   */
  close(closures: Closures): void;
  /** Returns the sides of a match as its source gave them; undefined in a process that doesn't run the sources. */
  sourceSides(matchId: number): SourceSides | undefined;
  /** Applies the names that operators have parted: the process that runs the sources publishes the matches again. */
  partClubs(names: readonly PartedName[]): void;
}

/** The book with write access: the sources' sink, and changes of another process. */
export interface WritableLineBook extends LineBook {
  readonly sink: FeedSink;
  /** Applies changes accepted by the process that has the feed's lock. */
  follow(changes: readonly BookChange[]): void;
  /** Starts to assign slots at `first` or above: lower ones may have been assigned by another process. */
  slotsFrom(first: number): void;
  /** Clears the book before another process's snapshot is loaded or the leader changes. */
  reset(): void;
}

export interface LineBookOptions {
  /** Real time, UTC ms. */
  readonly wall: () => number;
  /** Returns the outcomes of matches that have been removed, from any source. */
  readonly outcome: (matchId: number) => MatchOutcome | undefined;
  /** Logs a market of a source with a wrong price, which is suspended. */
  readonly logWrongPrice?: LogWrongPrice;
}

/** Silence after which a producer is down, ms. */
export const PRODUCER_SILENCE = 20_000;

function matchOf(selectionId: string): number {
  return Number(selectionId.slice(0, Math.max(0, selectionId.indexOf('.'))));
}

/** Creates an empty book. */
export function createLineBook({
  wall,
  outcome,
  logWrongPrice = () => undefined,
}: LineBookOptions): WritableLineBook {
  const prices = createPriceCheck(logWrongPrice);
  const aliveAt: Record<Producer, number> = { line: 0, live: 0 };
  const settledHandlers = new Set<(settlement: Settlement) => void>();
  const changeHandlers = new Set<(change: BookChange) => void>();

  const store = createRecordStore({
    wall,
    changed: (change) => {
      for (const handler of changeHandlers) handler(change);
    },
    settled: (settlement) => {
      for (const handler of settledHandlers) handler(settlement);
    },
  });

  const closed = createClosedMarkets(store);
  const clubs = createPartedClubs(store);

  const up = (producer: Producer): boolean => wall() - aliveAt[producer] < PRODUCER_SILENCE;

  function selection(id: string): SelectionRecord | undefined {
    const end = id.indexOf(':');
    const market = end < 0 ? undefined : store.market(id.slice(0, end));
    return market?.selections.find((entry) => entry.id === id);
  }

  function bettable(selectionId: string): Bettable {
    const held = selection(selectionId);
    const market = store.market(selectionId.slice(0, Math.max(0, selectionId.indexOf(':'))));
    const match = market && store.match(market.matchId);
    if (!held || !market || !match) return { ok: false, code: 'BETTING_CLOSED' };
    if (match.status > 3 || market.status < -1) return { ok: false, code: 'GAME_FINISHED' };
    if (market.status !== 1 || held.k === undefined || !up(market.producer) || closed.isClosed(market)) {
      return { ok: false, code: 'MARKET_SUSPENDED' };
    }
    return { ok: true, match, market, selection: { ...held, k: held.k } };
  }

  function result(selectionId: string): LegResult | undefined {
    const held = selection(selectionId)?.result;
    // Results in the book come from a sink, which only accepts leg results.
    if (held !== undefined && held >= 0) return held as LegResult;
    const matchId = matchOf(selectionId);
    return Number.isSafeInteger(matchId) && matchId > 0 ? outcome(matchId)?.result(selectionId) : undefined;
  }

  return {
    match: store.match,
    market: store.market,
    markets: store.marketsOf,
    selection,
    matches: store.matches,
    bettable,
    result,
    settledCoef: (selectionId) => selection(selectionId)?.settledCoef,
    producers: () => ({ line: up('line') ? 'up' : 'down', live: up('live') ? 'up' : 'down' }),
    aliveAt: () => ({ ...aliveAt }),
    onSettled(handler) {
      settledHandlers.add(handler);
      return () => void settledHandlers.delete(handler);
    },
    onChange(handler) {
      changeHandlers.add(handler);
      return () => void changeHandlers.delete(handler);
    },
    closures: closed.current,
    close: closed.replace,
    sourceSides: clubs.sourceSides,
    partClubs: clubs.replace,
    sink: {
      match(state) {
        const isNew = store.match(state.id) === undefined;
        store.putMatch(clubs.shown(state));
        if (isNew) closed.matchAdded(state.id);
      },
      markets: (states) => store.putMarkets(states.map((state) => closed.shown(prices.checked(state)))),
      settle(marketId, results) {
        closed.settled(marketId);
        store.settle(marketId, results);
      },
      cancel(matchId) {
        closed.drop(matchId);
        store.cancel(matchId);
      },
      drop(matchId) {
        prices.drop(matchId);
        closed.drop(matchId);
        clubs.drop(matchId);
        store.drop(matchId);
      },
      alive(producer) {
        aliveAt[producer] = wall();
      },
    },
    follow(changes) {
      closed.follow();
      clubs.follow();
      store.follow(changes);
    },
    slotsFrom: store.slotsFrom,
    reset() {
      prices.reset();
      closed.follow();
      clubs.follow();
      store.reset();
    },
  };
}
