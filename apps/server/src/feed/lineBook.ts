import type { MarketRecord, MatchRecord, Producer, SelectionRecord } from '@touchline/feed';
import { createRecordStore } from './recordStore.ts';
import type { FeedSink, LegResult, MatchOutcome } from './source.ts';

/** Results of one market, told once when it is settled or cancelled. */
export interface Settlement {
  readonly matchId: number;
  readonly marketId: string;
  readonly results: readonly { readonly selectionId: string; readonly result: LegResult }[];
}

export interface MatchFilter {
  /** `live`: in play or in a break. `line`: not started. Both when absent. */
  readonly section?: 'live' | 'line';
  readonly sportId?: number;
  readonly competitionId?: number;
}

/** Why a selection can't be bet on now: codes of the placement's refusals. */
export type NotBettable = 'MARKET_SUSPENDED' | 'GAME_FINISHED' | 'BETTING_CLOSED';

export type Bettable =
  | {
      readonly ok: true;
      readonly match: MatchRecord;
      readonly market: MarketRecord;
      readonly selection: SelectionRecord & { readonly k: string };
    }
  | { readonly ok: false; readonly code: NotBettable };

/** One accepted change, in the order of acceptance. A record that is dropped comes with its id. */
export type BookChange =
  | { readonly kind: 'match'; readonly record: MatchRecord }
  | { readonly kind: 'market'; readonly record: MarketRecord }
  | { readonly kind: 'drop'; readonly matchId: number };

/** The server's book: what every call and placement reads. */
export interface LineBook {
  match(id: number): MatchRecord | undefined;
  market(id: string): MarketRecord | undefined;
  /** By selection id, `<market id>:<key>`. */
  selection(id: string): SelectionRecord | undefined;
  /** By kick-off, then id. */
  matches(filter?: MatchFilter): readonly MatchRecord[];
  /** Every market of a match, in the order of the source. */
  markets(matchId: number): readonly MarketRecord[];
  /** Whether a selection can be bet on at this moment: active market, live and fresh producer, a price. */
  bettable(selectionId: string): Bettable;
  /** The result of a selection, also of a match played long ago; undefined while open or unknown. */
  result(selectionId: string): LegResult | undefined;
  /** What a unit on a settled selection comes to where its result doesn't say it; undefined where it does. */
  settledCoef(selectionId: string): string | undefined;
  producers(): Readonly<Record<Producer, 'up' | 'down'>>;
  /**
   * Called for each market that is settled or cancelled while this process follows the feed. Bets left open over a
   * restart are found with `result`. Returns the unsubscription.
   */
  onSettled(handler: (settlement: Settlement) => void): () => void;
  onChange(handler: (change: BookChange) => void): () => void;
}

/** The book with its writing end: the sources' sink, and changes that come from another process. */
export interface WritableLineBook extends LineBook {
  readonly sink: FeedSink;
  /** Takes changes that the process with the feed's lock accepted. */
  follow(changes: readonly BookChange[]): void;
  /** Gives slots from `first` on, at least: those below may have been given by another process. */
  slotsFrom(first: number): void;
  /** Forgets everything held, before another process's snapshot is taken or the lead changes. */
  reset(): void;
}

export interface LineBookOptions {
  /** Real time, UTC ms. */
  readonly wall: () => number;
  /** Outcomes of matches that are no longer held; asked of every source. */
  readonly outcome: (matchId: number) => MatchOutcome | undefined;
}

/** A producer silent this long is down, ms. */
export const PRODUCER_SILENCE = 20_000;

function matchOf(selectionId: string): number {
  return Number(selectionId.slice(0, Math.max(0, selectionId.indexOf('.'))));
}

/** Makes an empty book. */
export function createLineBook({ wall, outcome }: LineBookOptions): WritableLineBook {
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
    if (market.status !== 1 || held.k === undefined || !up(market.producer)) {
      return { ok: false, code: 'MARKET_SUSPENDED' };
    }
    return { ok: true, match, market, selection: { ...held, k: held.k } };
  }

  function result(selectionId: string): LegResult | undefined {
    const held = selection(selectionId)?.result;
    // Results in the book were put there by a sink, which takes nothing but leg results.
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
    onSettled(handler) {
      settledHandlers.add(handler);
      return () => void settledHandlers.delete(handler);
    },
    onChange(handler) {
      changeHandlers.add(handler);
      return () => void changeHandlers.delete(handler);
    },
    sink: {
      match: store.putMatch,
      markets: store.putMarkets,
      settle: store.settle,
      cancel: store.cancel,
      drop: store.drop,
      alive(producer) {
        aliveAt[producer] = wall();
      },
    },
    follow: store.follow,
    slotsFrom: store.slotsFrom,
    reset: store.reset,
  };
}
