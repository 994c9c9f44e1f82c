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

/** The price of one selection. */
export interface Quote {
  /** Decimal odds in thousandths; 0 when there is no price. */
  readonly price: number;
  /** Which way it went when it last moved. */
  readonly direction: Direction | undefined;
  /** When that was accepted (the injected clock, ms). */
  readonly movedAt: number;
}

/** Hears of one selection, after a flush. An object, not a function: a page has thousands of them. */
export interface QuoteListener {
  /** Nothing but the price moved. @param quote another listener's as soon as this returns */
  moved(quote: Quote): void;
  /** The selection, its market, or what that reads as, may be another. */
  changed(): void;
}

/** A market as the last whole record had it; its prices stand at its places. */
export interface HeldMarket {
  record: MarketFacts;
  /** The place of its first selection, which those of the others follow. */
  first: number;
  /** How many topics hold it. */
  holders: number;
}

export interface QuotesOptions {
  readonly wake: () => void;
  readonly now: () => number;
  readonly heldMarket: (id: string) => HeldMarket | undefined;
  /** Whether `hasNews` is asked: then it has to know of prices that nobody listens to. */
  readonly isEachTold: () => boolean;
}

export interface Quotes {
  /** @returns a market with the prices of its first record, held by one topic */
  hold(record: MarketRecord): HeldMarket;
  /** Takes a whole record, in place of the one held before. */
  put(market: HeldMarket, record: MarketRecord): void;
  drop(market: HeldMarket): void;
  /** The market with every price as it is now, made anew each time. */
  record(market: HeldMarket): MarketRecord;
  /** Number of the newest state: the record's, or that of later packed prices. */
  version(market: HeldMarket): number;
  /** Tells the listeners of all prices of a market, at the next flush, that it may read as another. */
  touch(market: HeldMarket): void;
  /** Takes prices that only moved, as the book does. */
  apply(pairs: Uint32Array, version?: number, at?: number): void;
  /** As it is now; undefined when no market has the selection. */
  get(selectionId: string): Quote | undefined;
  /** A selection may be listened to before its market comes, and after it went. */
  add(selectionId: string, listener: QuoteListener): void;
  remove(selectionId: string, listener: QuoteListener): void;
  /** As `touch`, of one price that somebody listens to. */
  touchOne(selectionId: string): void;
  /** Whether a price of the market moved since the last flush. */
  hasNews(market: HeldMarket): boolean;
  flush(): void;
}

/**
 * Prices by their slot on the wire, those of a market in a row, and whoever listens to one of them. A price that moves
 * is written in place: nothing is made for it until somebody reads its market.
 */
export function createQuotes({ wake, now, heldMarket, isEachTold }: QuotesOptions): Quotes {
  const table = new QuoteTable();
  /** By place. */
  const listeners: (Some<QuoteListener> | undefined)[] = [];
  /** Places of selections that are listened to and in no market. */
  const awaited = new Map<string, number>();
  // An array, which the browser keeps flat while the numbers lie close, and which is a table where they don't.
  const placeOfSlot: number[] = [];
  const rowsOf = createRows();

  /** What stands at a place whenever it is read. */
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

  /** Keeps the listeners of a selection that is gone, and forgets what moved: one that comes back starts anew. */
  function part(id: string, place: number): void {
    if (listeners[place] === undefined) return;
    const own = awaitOne(id);
    listeners[own] = listeners[place];
    tellChanged(own);
  }

  /** Gives a selection that comes to those who await it. */
  function meet(id: string, place: number): void {
    const before = awaited.get(id);
    if (before === undefined) return;
    listeners[place] = listeners[before];
    awaited.delete(id);
    giveBack(before, 1);
  }

  /** Gives places to the selections of a record that is about to stand in place of another. */
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
        // The wire has hundredths.
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

/** @returns -1 when there is no such selection */
function placeIn({ selections }: MarketFacts, key: string): number {
  return selections.findIndex((row) => row.key === key);
}
