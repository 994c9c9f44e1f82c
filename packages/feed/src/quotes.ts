import type { MarketRecord, SelectionRecord } from './frames.ts';
import { oddsText, thousandths, type Direction } from './movement.ts';

/** Price of a selection. */
export interface Quote {
  /** Decimal odds in thousandths; 0 without a price. */
  readonly price: number;
  /** Direction of the last price change. */
  readonly direction: Direction | undefined;
  /** Time at which it was accepted (injected clock, ms). */
  readonly movedAt: number;
}

/** Listener of a selection, called after a flush. */
export interface QuoteListener {
  /** Called when only the price changed. */
  moved(quote: Quote): void;
  /** Called when the selection, its market or its displayed state may have changed. */
  changed(): void;
}

/** Price of a selection, changed in place: a busy feed changes thousands a second. */
interface StoredQuote {
  /** Undefined while no market has the selection. */
  marketId: string | undefined;
  price: number;
  direction: Direction | undefined;
  movedAt: number;
  /** Number of the change that set the price. */
  version: number;
  /** Time of that change, UTC ms. */
  at: number;
  listeners: readonly QuoteListener[];
  /** Notification at the next flush: only the price changed, or anything may have changed. */
  pending: 'none' | 'moved' | 'changed';
}

/** Market as of its last whole record; its current prices are in the quotes. */
export interface HeldMarket {
  record: MarketRecord;
  /** One for each selection of the record, in its order. */
  quotes: readonly StoredQuote[];
  /** Number of topics that have it. */
  holders: number;
}

export interface QuotesOptions {
  readonly wake: () => void;
  readonly now: () => number;
  /** Called when a price of a market changes without a whole record. */
  readonly marketMoved: (id: string) => void;
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
  /**
   * Adds a listener; the selection's market may arrive later or be removed.
   * @returns function that removes it
   */
  add(selectionId: string, listener: QuoteListener): () => void;
  /** Like `touch`, for a single price with listeners. */
  touchOne(selectionId: string): void;
  flush(): void;
}

/** Fields of a price without history. */
const UNKNOWN = {
  marketId: undefined,
  price: 0,
  direction: undefined,
  movedAt: 0,
  version: 0,
  at: 0,
} as const;

/** Stores one price for each selection, found by its id and by its slot on the wire, and the listeners of prices. */
export function createQuotes({ wake, now, marketMoved }: QuotesOptions): Quotes {
  /** By selection id: those of markets, and those that only have listeners. */
  const quotes = new Map<string, StoredQuote>();
  /** An array: with dense numbers it is read several times faster than a map. */
  const bySlot: (StoredQuote | undefined)[] = [];
  /** Quotes with pending notifications, in order. */
  let pending: StoredQuote[] = [];

  function quoteOf(id: string): StoredQuote {
    const known = quotes.get(id);
    if (known) return known;
    const made: StoredQuote = { ...UNKNOWN, listeners: [], pending: 'none' };
    quotes.set(id, made);
    return made;
  }

  function notify(quote: StoredQuote, what: 'moved' | 'changed'): void {
    if (quote.listeners.length === 0) return;
    if (quote.pending === 'none') {
      if (pending.length === 0) wake();
      pending.push(quote);
    }
    if (quote.pending !== 'changed') quote.pending = what;
  }

  function forgetUnused(id: string, quote: StoredQuote): void {
    const isUnused = quote.marketId === undefined && quote.listeners.length === 0;
    if (isUnused && quotes.get(id) === quote) quotes.delete(id);
  }

  /** Removes a selection's price and its history, so that it starts anew when the selection returns. */
  function clear(id: string, quote: StoredQuote): void {
    Object.assign(quote, UNKNOWN);
    notify(quote, 'changed');
    forgetUnused(id, quote);
  }

  /** Removes the slots and those prices of a market that its next record doesn't have. */
  function leave({ record, quotes: own }: HeldMarket, next: MarketRecord): void {
    record.selections.forEach(({ id }, index) => {
      const quote = own[index];
      if (!quote) return;
      if (bySlot[record.slot + index] === quote) bySlot[record.slot + index] = undefined;
      if (!next.selections.some((selection) => selection.id === id)) clear(id, quote);
    });
  }

  function put(market: HeldMarket, record: MarketRecord): void {
    leave(market, record);
    const accepted = now();
    market.record = record;
    market.quotes = record.selections.map(({ id, k }, index) => {
      const quote = quoteOf(id);
      quote.marketId = record.id;
      move(quote, thousandths(k), accepted);
      quote.version = record.version;
      quote.at = record.at;
      bySlot[record.slot + index] = quote;
      return quote;
    });
    touch(market);
  }

  function touch(market: HeldMarket): void {
    for (const quote of market.quotes) notify(quote, 'changed');
  }

  /** Returns the number and the time of the newest state of a market. */
  function newest({ record, quotes: own }: HeldMarket): Pick<MarketRecord, 'version' | 'at'> {
    let { version, at } = record;
    for (const quote of own) if (quote.version > version) ({ version, at } = quote);
    return { version, at };
  }

  return {
    hold(record) {
      const market: HeldMarket = { record: { ...record, selections: [] }, quotes: [], holders: 1 };
      put(market, record);
      return market;
    },
    put,
    drop: (market) => put(market, { ...market.record, selections: [] }),
    record(market) {
      const selections = market.record.selections.map((selection, index) =>
        withPrice(selection, market.quotes[index]?.price ?? 0),
      );
      return { ...market.record, ...newest(market), selections };
    },
    version: (market) => newest(market).version,
    touch,
    apply(pairs, version, at = 0) {
      const accepted = now();
      for (let index = 0; index + 1 < pairs.length; index += 2) {
        const quote = bySlot[pairs[index] ?? 0];
        if (quote?.marketId === undefined) continue;
        if (version !== undefined) {
          if (version < quote.version) continue;
          quote.version = version;
          quote.at = at;
        }
        // Wire prices are in hundredths.
        if (!move(quote, (pairs[index + 1] ?? 0) * 10, accepted)) continue;
        marketMoved(quote.marketId);
        notify(quote, 'moved');
      }
    },
    get(selectionId) {
      const quote = quotes.get(selectionId);
      return quote?.marketId === undefined ? undefined : quote;
    },
    add(selectionId, listener) {
      const quote = quoteOf(selectionId);
      quote.listeners = [...quote.listeners, listener];
      return () => {
        quote.listeners = quote.listeners.filter((other) => other !== listener);
        forgetUnused(selectionId, quote);
      };
    },
    touchOne(selectionId) {
      const quote = quotes.get(selectionId);
      if (quote) notify(quote, 'changed');
    },
    flush() {
      const notified = pending;
      pending = [];
      for (const quote of notified) {
        const what = quote.pending;
        quote.pending = 'none';
        for (const listener of quote.listeners) {
          if (what === 'changed') listener.changed();
          else listener.moved(quote);
        }
      }
    },
  };
}

/**
 * Sets a price.
 * @param at time of acceptance
 * @returns whether it differs from the previous one
 */
function move(quote: StoredQuote, price: number, at: number): boolean {
  const before = quote.price;
  if (price === before) return false;
  if (before !== 0 && price !== 0) {
    quote.direction = price > before ? 'up' : 'down';
    quote.movedAt = at;
  }
  quote.price = price;
  return true;
}

/** Returns a selection with a price in thousandths, in its own notation if it already has that price. */
function withPrice(selection: SelectionRecord, price: number): SelectionRecord {
  if (thousandths(selection.k) === price) return selection;
  const { k: _k, ...rest } = selection;
  const k = oddsText(price);
  return { ...rest, ...(k !== undefined && { k }) };
}
