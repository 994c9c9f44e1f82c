import type { MarketRecord } from './frames.ts';
import { thousandths, type Direction } from './movement.ts';

/** The price of one selection, written in place as it moves. */
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
  /** Nothing but the price moved. */
  moved(quote: Quote): void;
  /** The selection, its market, or what that reads as, may be another. */
  changed(): void;
}

interface HeldQuote {
  readonly id: string;
  price: number;
  direction: Direction | undefined;
  movedAt: number;
  /** The market that has it now; a quote may be awaited before its market comes. */
  market: HeldMarket | undefined;
  listeners: readonly QuoteListener[];
  /** What its listeners have to hear at the next flush. */
  news: 'none' | 'moved' | 'changed';
}

/** A market as the last whole record had it, and the prices that moved since. */
export interface HeldMarket {
  record: MarketRecord;
  /** Number of the newest state: the record's, or that of later packed prices. */
  version: number;
  at: number;
  /** Whether prices, version or time are newer than the record. */
  isAhead: boolean;
  quotes: readonly HeldQuote[];
}

export interface Quotes {
  /** Takes a whole record, in place of the one held before. */
  put(record: MarketRecord, held: HeldMarket | undefined): HeldMarket;
  drop(market: HeldMarket): void;
  /** Tells the listeners of all prices of a market, at the next flush, that it may read as another. */
  touch(market: HeldMarket): void;
  apply(pairs: Uint32Array, version?: number, at?: number): void;
  get(selectionId: string): Quote | undefined;
  add(selectionId: string, listener: QuoteListener): () => void;
  /** Calls `moved` with the id of each market of which a price moved since the last flush; may name one twice. */
  eachMoved(moved: (marketId: string) => void): void;
  flush(): void;
}

/** The market with every price as it is now; the same record until one moves. */
export function currentRecord(market: HeldMarket): MarketRecord {
  if (!market.isAhead) return market.record;
  const selections = market.record.selections.map((selection, index) => {
    const price = market.quotes[index]?.price ?? 0;
    return price === thousandths(selection.k) ? selection : { ...selection, k: String(price / 1000) };
  });
  market.record = { ...market.record, selections, version: market.version, at: market.at };
  market.isAhead = false;
  return market.record;
}

/**
 * Prices by their slot on the wire and by the id of their selection, and whoever listens to one of them. A price that
 * moves is written in place: nothing is made for it until somebody reads its market.
 */
export function createQuotes({ wake, now }: { wake: () => void; now: () => number }): Quotes {
  const byId = new Map<string, HeldQuote>();
  const bySlot = new Map<number, HeldQuote>();
  let news: HeldQuote[] = [];

  function quoteOf(id: string): HeldQuote {
    const known = byId.get(id);
    if (known) return known;
    const made: HeldQuote = {
      id,
      price: 0,
      direction: undefined,
      movedAt: 0,
      market: undefined,
      listeners: [],
      news: 'none',
    };
    byId.set(id, made);
    return made;
  }

  function tell(quote: HeldQuote, what: 'moved' | 'changed'): void {
    if (quote.news === 'none') {
      if (news.length === 0) wake();
      news.push(quote);
    }
    if (quote.news !== 'changed') quote.news = what;
  }

  function move(quote: HeldQuote, price: number, at: number): void {
    if (quote.price !== 0 && price !== 0) {
      quote.direction = price > quote.price ? 'up' : 'down';
      quote.movedAt = at;
    }
    quote.price = price;
  }

  function forget(quote: HeldQuote): void {
    if (quote.market === undefined && quote.listeners.length === 0) byId.delete(quote.id);
  }

  function leave(market: HeldMarket): void {
    const { slot } = market.record;
    for (const [index, quote] of market.quotes.entries()) {
      if (bySlot.get(slot + index) === quote) bySlot.delete(slot + index);
      if (quote.market === market) quote.market = undefined;
    }
  }

  function enter(market: HeldMarket): void {
    const { slot, selections } = market.record;
    const at = now();
    market.quotes = selections.map(({ id, k }, index) => {
      const quote = quoteOf(id);
      const price = thousandths(k);
      if (price !== quote.price) move(quote, price, at);
      quote.market = market;
      bySlot.set(slot + index, quote);
      return quote;
    });
  }

  /** Forgets what moved when a selection is gone: one that comes back starts anew. */
  function part(quotes: readonly HeldQuote[]): void {
    for (const quote of quotes) {
      if (quote.market !== undefined) continue;
      [quote.price, quote.direction, quote.movedAt] = [0, undefined, 0];
      tell(quote, 'changed');
      forget(quote);
    }
  }

  function touch(market: HeldMarket): void {
    for (const quote of market.quotes) tell(quote, 'changed');
  }

  return {
    put(record, held) {
      const { version, at } = record;
      const market = held ?? { record, version, at, isAhead: false, quotes: [] };
      const before = market.quotes;
      leave(market);
      Object.assign(market, { record, version, at, isAhead: false });
      enter(market);
      part(before);
      touch(market);
      return market;
    },
    drop(market) {
      leave(market);
      part(market.quotes);
    },
    touch,
    apply(pairs, version, at) {
      const accepted = now();
      for (let index = 0; index + 1 < pairs.length; index += 2) {
        const quote = bySlot.get(pairs[index] ?? -1);
        const market = quote?.market;
        if (!quote || !market) continue;
        if (version !== undefined) {
          if (version < market.version) continue;
          market.version = version;
          market.at = at ?? market.at;
          market.isAhead = true;
        }
        // The wire has hundredths.
        const price = (pairs[index + 1] ?? 0) * 10;
        if (price === quote.price) continue;
        move(quote, price, accepted);
        market.isAhead = true;
        tell(quote, 'moved');
      }
    },
    get: (selectionId) => byId.get(selectionId),
    add(selectionId, listener) {
      const quote = quoteOf(selectionId);
      quote.listeners = [...quote.listeners, listener];
      return () => {
        quote.listeners = quote.listeners.filter((other) => other !== listener);
        forget(quote);
      };
    },
    eachMoved(moved) {
      for (const { news: what, market } of news) if (what === 'moved' && market) moved(market.record.id);
    },
    flush() {
      const told = news;
      news = [];
      for (const quote of told) {
        const what = quote.news;
        quote.news = 'none';
        for (const listener of quote.listeners) {
          if (what === 'moved') listener.moved(quote);
          else listener.changed();
        }
      }
    },
  };
}
