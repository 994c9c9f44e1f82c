import type { MarketRecord } from './frames.ts';
import { thousandths, type Direction } from './movement.ts';
import { NEWS, QuoteTable, type News } from './quoteTable.ts';

/** The price of one selection, as it is whenever it is read. */
export interface Quote {
  /** Decimal odds in thousandths; 0 when there is no price. */
  readonly price: number;
  /** Which way it went when it last moved. */
  readonly direction: Direction | undefined;
  /** When that was accepted (the injected clock, ms). */
  readonly movedAt: number;
  /** How often it moved so far. */
  readonly moves: number;
}

/** Hears of one selection, after a flush. An object, not a function: a page has thousands of them. */
export interface QuoteListener {
  /** Nothing but the price moved. */
  moved(quote: Quote): void;
  /** The selection, its market, or what that reads as, may be another. */
  changed(): void;
}

/** A market as the last whole record had it; prices that moved since are its quotes'. */
export interface HeldMarket {
  record: MarketRecord;
  quotes: readonly HeldQuote[];
}

export interface Quotes {
  /** Takes a whole record, in place of the one held before. */
  put(record: MarketRecord, held: HeldMarket | undefined): HeldMarket;
  drop(market: HeldMarket): void;
  /** The market with every price as it is now; the same record until one moves. */
  record(market: HeldMarket): MarketRecord;
  /** Number of the newest state: the record's, or that of later packed prices. */
  version(market: HeldMarket): number;
  /** Tells the listeners of all prices of a market, at the next flush, that it may read as another. */
  touch(market: HeldMarket): void;
  /** @param isEachTold whether `eachMoved` has to name also markets whose prices nobody listens to */
  apply(pairs: Uint32Array, isEachTold: boolean, version?: number, at?: number): void;
  get(selectionId: string): Quote | undefined;
  add(selectionId: string, listener: QuoteListener): void;
  remove(selectionId: string, listener: QuoteListener): void;
  /** As `touch`, of one price that somebody listens to. */
  touchOne(selectionId: string): void;
  /** Calls `moved` with the id of each market of which a price moved since the last flush; may name one twice. */
  eachMoved(moved: (marketId: string) => void): void;
  flush(): void;
}

const NOBODY: readonly QuoteListener[] = [];

class HeldQuote implements Quote {
  readonly table: QuoteTable;
  readonly id: string;
  readonly place: number;
  /** The market that has it now; a quote may be awaited before its market comes. */
  market: HeldMarket | undefined;
  /** Nearly always the only one, so it stands by itself. */
  listener: QuoteListener | undefined;
  others: readonly QuoteListener[] = NOBODY;

  constructor(table: QuoteTable, id: string) {
    this.table = table;
    this.id = id;
    this.place = table.take();
  }

  get price(): number {
    return this.table.prices[this.place] ?? 0;
  }

  get direction(): Direction | undefined {
    return this.table.directionOf(this.place);
  }

  get movedAt(): number {
    return this.table.movedAt[this.place] ?? 0;
  }

  get moves(): number {
    return this.table.moves[this.place] ?? 0;
  }
}

/**
 * Prices by their slot on the wire and by the id of their selection, and whoever listens to one of them. A price that
 * moves is written in place: nothing is made for it until somebody reads its market.
 */
export function createQuotes({ wake, now }: { wake: () => void; now: () => number }): Quotes {
  const table = new QuoteTable();
  const byId = new Map<string, HeldQuote>();
  const byPlace: (HeldQuote | undefined)[] = [];
  // An array, which the browser keeps flat while the numbers lie close, and which is a table where they don't.
  const placeOfSlot: number[] = [];

  function quoteOf(id: string): HeldQuote {
    const known = byId.get(id);
    if (known) return known;
    const made = new HeldQuote(table, id);
    byId.set(id, made);
    byPlace[made.place] = made;
    return made;
  }

  function tell(place: number, what: News): void {
    if (table.isQuiet) wake();
    table.tell(place, what);
  }

  function forget(quote: HeldQuote): void {
    if (quote.market !== undefined || quote.listener !== undefined || byId.get(quote.id) !== quote) return;
    byId.delete(quote.id);
    byPlace[quote.place] = undefined;
    table.give(quote.place);
  }

  function leave(market: HeldMarket): void {
    const { slot } = market.record;
    for (const [index, quote] of market.quotes.entries()) {
      if (placeOfSlot[slot + index] === quote.place) delete placeOfSlot[slot + index];
      if (quote.market === market) quote.market = undefined;
    }
  }

  function enter(market: HeldMarket): void {
    const { slot, selections, version, at } = market.record;
    const accepted = now();
    market.quotes = selections.map(({ id, k }, index) => {
      const quote = quoteOf(id);
      table.move(quote.place, thousandths(k), accepted);
      table.versions[quote.place] = version;
      table.madeAt[quote.place] = at;
      quote.market = market;
      placeOfSlot[slot + index] = quote.place;
      return quote;
    });
  }

  /** Forgets what moved when a selection is gone: one that comes back starts anew. */
  function part(quotes: readonly HeldQuote[]): void {
    for (const quote of quotes) {
      if (quote.market !== undefined) continue;
      table.clear(quote.place);
      tell(quote.place, NEWS.changed);
      forget(quote);
    }
  }

  function touch(market: HeldMarket): void {
    for (const { place } of market.quotes) tell(place, NEWS.changed);
  }

  function newest(market: HeldMarket): { readonly version: number; readonly at: number } {
    let { version, at } = market.record;
    for (const { place } of market.quotes) {
      if ((table.versions[place] ?? 0) <= version) continue;
      version = table.versions[place] ?? 0;
      at = table.madeAt[place] ?? 0;
    }
    return { version, at };
  }

  return {
    put(record, held) {
      const market = held ?? { record, quotes: [] };
      const before = market.quotes;
      leave(market);
      market.record = record;
      enter(market);
      part(before);
      touch(market);
      return market;
    },
    drop(market) {
      leave(market);
      part(market.quotes);
    },
    record(market) {
      const { record, quotes } = market;
      const { version, at } = newest(market);
      const selections = record.selections.map((selection, index) => {
        const price = quotes[index]?.price ?? 0;
        return price === thousandths(selection.k) ? selection : { ...selection, k: String(price / 1000) };
      });
      if (version === record.version && selections.every((one, index) => one === record.selections[index]))
        return record;
      market.record = { ...record, selections, version, at };
      return market.record;
    },
    version: (market) => newest(market).version,
    touch,
    apply(pairs, isEachTold, version, at = 0) {
      const accepted = now();
      for (let index = 0; index + 1 < pairs.length; index += 2) {
        const place = placeOfSlot[pairs[index] ?? 0];
        if (place === undefined) continue;
        if (version !== undefined) {
          if (version < (table.versions[place] ?? 0)) continue;
          table.versions[place] = version;
          table.madeAt[place] = at;
        }
        // The wire has hundredths.
        if (!table.move(place, (pairs[index + 1] ?? 0) * 10, accepted)) continue;
        if (isEachTold || table.heard[place] === 1) tell(place, NEWS.moved);
      }
    },
    get: (selectionId) => byId.get(selectionId),
    add(selectionId, listener) {
      const quote = quoteOf(selectionId);
      if (quote.listener === undefined) quote.listener = listener;
      else quote.others = [...quote.others, listener];
      table.heard[quote.place] = 1;
    },
    remove(selectionId, listener) {
      const quote = byId.get(selectionId);
      if (!quote) return;
      if (quote.listener === listener) [quote.listener, ...quote.others] = quote.others;
      else quote.others = quote.others.filter((other) => other !== listener);
      if (quote.others.length === 0) quote.others = NOBODY;
      table.heard[quote.place] = quote.listener === undefined ? 0 : 1;
      forget(quote);
    },
    touchOne(selectionId) {
      const quote = byId.get(selectionId);
      if (quote?.listener) tell(quote.place, NEWS.changed);
    },
    eachMoved(moved) {
      table.eachTold((place) => {
        const market = byPlace[place]?.market;
        if (market) moved(market.record.id);
      });
    },
    flush() {
      table.tellAll((place, what) => {
        const quote = byPlace[place];
        if (!quote?.listener) return;
        hear(quote.listener, quote, what);
        if (quote.others !== NOBODY) for (const other of quote.others) hear(other, quote, what);
      });
    },
  };
}

function hear(listener: QuoteListener, quote: Quote, what: News): void {
  if (what === NEWS.moved) listener.moved(quote);
  else listener.changed();
}
