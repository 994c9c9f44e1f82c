import type { MarketRecord } from './frames.ts';
import { thousandths, type Direction } from './movement.ts';
import {
  CHANGED,
  DIRECTION,
  MADE_AT,
  MOVED,
  MOVED_AT,
  PRICE,
  QuoteTable,
  VERSION,
  type News,
} from './quoteTable.ts';
import { createRows, selectionOf, type MarketFacts } from './rows.ts';
import { withOne, withoutOne, type Some } from './some.ts';

/** Price of a selection. */
export interface Quote {
  /** Decimal odds in thousandths; 0 without a price. */
  readonly price: number;
  /** Direction of the last price change. */
  readonly direction: Direction | undefined;
  /** Time at which it was accepted (injected clock, ms). */
  readonly movedAt: number;
}

/**
 * Listener of a selection, called after a flush. An object rather than functions, because a page has thousands of
 * them.
 */
export interface QuoteListener {
  /**
   * Called when only the price changed.
   * @param quote reused for other listeners after this call returns
   */
  moved(quote: Quote): void;
  /** Called when the selection, its market or its displayed state may have changed. */
  changed(): void;
}

/** Market as of its last whole record; its prices are in the table. */
export interface HeldMarket {
  record: MarketFacts;
  /** Index of its first selection; the others follow. */
  first: number;
  /** Number of topics that have it. */
  holders: number;
}

export interface QuotesOptions {
  readonly wake: () => void;
  readonly now: () => number;
  readonly heldMarket: (id: string) => HeldMarket | undefined;
  /** Returns whether `hasNews` is used, which requires tracking prices without listeners. */
  readonly isEachTold: () => boolean;
}

export interface Quotes {
  /** @returns a market with the prices of its first record, held by one topic */
  hold(record: MarketRecord): HeldMarket;
  /** Replaces the stored record with a whole record. */
  put(market: HeldMarket, record: MarketRecord): void;
  drop(market: HeldMarket): void;
  /** Returns the market with its current prices as a new object. */
  record(market: HeldMarket): MarketRecord;
  /** Returns the number of the newest state: of the record, or of later packed prices. */
  version(market: HeldMarket): number;
  /** Notifies the listeners of all prices of a market at the next flush that its displayed state may have changed. */
  touch(market: HeldMarket): void;
  /** Applies price changes, like the book does. */
  apply(pairs: Uint32Array, version?: number, at?: number): void;
  /** Returns the current price; `undefined` if no market has the selection. */
  get(selectionId: string): Quote | undefined;
  /** Adds a listener; the selection's market may arrive later or be removed. */
  add(selectionId: string, listener: QuoteListener): void;
  remove(selectionId: string, listener: QuoteListener): void;
  /** Like `touch`, for a single price with listeners. */
  touchOne(selectionId: string): void;
  /** Returns whether a price of the market changed since the last flush. */
  hasNews(market: HeldMarket): boolean;
  flush(): void;
}

/**
 * Stores prices by wire slot, with consecutive indexes for a market, and their listeners. A price change is written
 * in place: objects are created only when a market is read.
 */
export function createQuotes({ wake, now, heldMarket, isEachTold }: QuotesOptions): Quotes {
  const table = new QuoteTable();
  /** Listeners by index. */
  const listeners: (Some<QuoteListener> | undefined)[] = [];
  /** Indexes of selections that have listeners but no market. */
  const awaited = new Map<string, number>();
  // An array, which engines store compactly for dense numbers and as a hash table otherwise.
  const placeOfSlot: number[] = [];
  const rowsOf = createRows();

  /** Live view of the entry at an index. */
  class PlacedQuote implements Quote {
    place: number;

    constructor(place: number) {
      this.place = place;
    }

    get price(): number {
      return table.read(this.place, PRICE);
    }

    get direction(): Direction | undefined {
      const direction = table.read(this.place, DIRECTION);
      if (direction === 0) return undefined;
      return direction > 0 ? 'up' : 'down';
    }

    get movedAt(): number {
      return table.read(this.place, MOVED_AT);
    }
  }

  const told = new PlacedQuote(0);

  function heldPlace(id: string): number | undefined {
    const end = id.indexOf(':');
    const market = heldMarket(id.slice(0, end));
    const index = market ? placeIn(market.record, id.slice(end + 1)) : -1;
    return market && index >= 0 ? market.first + index : undefined;
  }

  const placeOf = (id: string): number | undefined => heldPlace(id) ?? awaited.get(id);

  function tell(place: number, what: News): void {
    if (table.isQuiet) wake();
    table.tell(place, what);
  }

  function tellChanged(place: number): void {
    if (listeners[place] !== undefined) tell(place, CHANGED);
  }

  function hear(listener: QuoteListener, place: number, what: News): void {
    if (what === CHANGED) return listener.changed();
    told.place = place;
    listener.moved(told);
  }

  function giveBack(first: number, count: number): void {
    for (let place = first; place < first + count; place += 1) listeners[place] = undefined;
    table.give(first, count);
  }

  function awaitOne(id: string): number {
    const place = table.take(1);
    awaited.set(id, place);
    return place;
  }

  /** Keeps the listeners of a removed selection without its price history, so that it starts anew when it returns. */
  function part(id: string, place: number): void {
    if (listeners[place] === undefined) return;
    const own = awaitOne(id);
    listeners[own] = listeners[place];
    tellChanged(own);
  }

  /** Moves the waiting listeners of a selection to its index. */
  function meet(id: string, place: number): void {
    const before = awaited.get(id);
    if (before === undefined) return;
    listeners[place] = listeners[before];
    awaited.delete(id);
    giveBack(before, 1);
  }

  /** Allocates indexes for the selections of a record that replaces another. */
  function rearrange({ record, first }: HeldMarket, next: MarketFacts): number {
    if (next.selections === record.selections) return first;
    const placed = table.take(next.selections.length);
    next.selections.forEach(({ key }, index) => {
      const before = placeIn(record, key);
      if (before < 0) return meet(`${next.id}:${key}`, placed + index);
      listeners[placed + index] = listeners[first + before];
      table.copy(first + before, placed + index);
    });
    record.selections.forEach(({ key }, index) => {
      if (placeIn(next, key) < 0) part(`${next.id}:${key}`, first + index);
    });
    giveBack(first, record.selections.length);
    return placed;
  }

  function leave({ record: { slot, selections }, first }: HeldMarket): void {
    for (const index of selections.keys())
      if (placeOfSlot[slot + index] === first + index) delete placeOfSlot[slot + index];
  }

  function date(place: number, version: number, at: number): void {
    table.write(place, VERSION, version);
    table.write(place, MADE_AT, at);
  }

  function put(market: HeldMarket, record: MarketRecord): void {
    leave(market);
    const { slot, selections, version, at } = record;
    const facts = { ...record, selections: rowsOf(selections) };
    const first = rearrange(market, facts);
    market.record = facts;
    market.first = first;
    const accepted = now();
    for (const [index, { k }] of selections.entries()) {
      table.move(first + index, thousandths(k), accepted);
      date(first + index, version, at);
      placeOfSlot[slot + index] = first + index;
    }
    touch(market);
  }

  function touch({ record, first }: HeldMarket): void {
    for (const index of record.selections.keys()) tellChanged(first + index);
  }

  function newest({ record, first }: HeldMarket): { readonly version: number; readonly at: number } {
    let { version, at } = record;
    for (const index of record.selections.keys()) {
      const place = first + index;
      if (table.read(place, VERSION) <= version) continue;
      version = table.read(place, VERSION);
      at = table.read(place, MADE_AT);
    }
    return { version, at };
  }

  return {
    hold(record) {
      const market = { record: { ...record, selections: [] }, first: 0, holders: 1 };
      put(market, record);
      return market;
    },
    put,
    drop: (market) => put(market, { ...market.record, selections: [] }),
    record(market) {
      const { record, first } = market;
      const selections = record.selections.map((row, index) =>
        selectionOf(record.id, row, table.read(first + index, PRICE)),
      );
      return { ...record, ...newest(market), selections };
    },
    version: (market) => newest(market).version,
    touch,
    apply(pairs, version, at = 0) {
      const accepted = now();
      const isAll = isEachTold();
      for (let index = 0; index + 1 < pairs.length; index += 2) {
        const place = placeOfSlot[pairs[index] ?? 0];
        if (place === undefined) continue;
        if (version !== undefined) {
          if (version < table.read(place, VERSION)) continue;
          date(place, version, at);
        }
        // Wire prices are in hundredths.
        if (!table.move(place, (pairs[index + 1] ?? 0) * 10, accepted)) continue;
        if (isAll || listeners[place] !== undefined) tell(place, MOVED);
      }
    },
    get(selectionId) {
      const place = heldPlace(selectionId);
      return place === undefined ? undefined : new PlacedQuote(place);
    },
    add(selectionId, listener) {
      const place = placeOf(selectionId) ?? awaitOne(selectionId);
      listeners[place] = withOne(listeners[place], listener);
    },
    remove(selectionId, listener) {
      const place = placeOf(selectionId);
      if (place === undefined) return;
      listeners[place] = withoutOne(listeners[place], listener);
      if (listeners[place] === undefined && awaited.delete(selectionId)) giveBack(place, 1);
    },
    touchOne(selectionId) {
      const place = placeOf(selectionId);
      if (place !== undefined) tellChanged(place);
    },
    hasNews: ({ record, first }) => record.selections.some((_, index) => table.hasNews(first + index)),
    flush() {
      table.tellAll((place, what) => {
        const some = listeners[place];
        if (some === undefined) return;
        if (Array.isArray(some)) for (const listener of some) hear(listener, place, what);
        else hear(some, place, what);
      });
    },
  };
}

/** @returns the index, or -1 if there is no such selection */
function placeIn({ selections }: MarketFacts, key: string): number {
  return selections.findIndex((row) => row.key === key);
}
