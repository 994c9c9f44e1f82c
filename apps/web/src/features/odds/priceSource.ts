import type { Book, Quote, QuoteListener } from '@touchline/feed';
import type { PriceListener, PriceSource, PriceState, PriceSubscription } from '@touchline/ui';
import { oddsTexts, type OddsTexts } from './oddsTexts.ts';
import type { MarksHub } from './selectionMarks.ts';
import { marketIdOf } from './selectionId.ts';

export interface PriceSourceParts {
  readonly book: Pick<Book, 'market' | 'quote' | 'subscribeSelection' | 'unsubscribeSelection'>;
  readonly marks: Pick<MarksHub, 'has'>;
  /** The clock that dates the book's movements, UTC ms. */
  readonly bookNow: () => number;
  /** The device's own clock, UTC ms: the cell measures by it how long a move is shown. */
  readonly deviceNow: () => number;
}

/** Statuses in which a price is shown: active, suspended, handed over. */
const SHOWN: ReadonlySet<number> = new Set([1, -1, -2]);

/**
 * Makes sources of prices over a book. A source reads on demand and tells of a change only when what its cell
 * shows is another, so that a market's cells don't all write when one of its prices moves.
 * @returns a source for a selection id (`<market id>:<key>`) and an odds format
 */
export function createPriceSources(parts: PriceSourceParts) {
  return function priceSource(selectionId: string, viewId: number): PriceSource {
    return new SelectionPrice(parts, selectionId, oddsTexts(viewId));
  };
}

/** A class, so that the thousands of prices of a long page share their functions. */
class SelectionPrice implements PriceSource {
  readonly parts: PriceSourceParts;
  readonly id: string;
  readonly texts: OddsTexts;

  constructor(parts: PriceSourceParts, id: string, texts: OddsTexts) {
    this.parts = parts;
    this.id = id;
    this.texts = texts;
  }

  get(): PriceState {
    const { book, marks } = this.parts;
    const status = book.market(marketIdOf(this.id))?.status;
    const quote = book.quote(this.id);
    const text = status !== undefined && SHOWN.has(status) && quote ? this.texts.of(quote.price) : '';
    return {
      text,
      ...(quote?.direction && { direction: quote.direction, movedAt: this.onDevice(quote) }),
      suspended: status !== 1 || text === '',
      selected: marks.has(this.id),
    };
  }

  subscribe(listener: PriceListener): PriceSubscription {
    const watch = new Watch(this, listener);
    this.parts.book.subscribeSelection(this.id, watch);
    return watch;
  }

  private onDevice({ movedAt }: Quote): number {
    const { deviceNow, bookNow } = this.parts;
    return movedAt + deviceNow() - bookNow();
  }
}

/** What one cell was told last, so that it is told no more than what is new. */
class Watch implements QuoteListener, PriceSubscription {
  private readonly source: SelectionPrice;
  private readonly listener: PriceListener;
  private text: string;
  private movedAt: number;
  private suspended: boolean;
  private selected: boolean;

  constructor(source: SelectionPrice, listener: PriceListener) {
    const { text, movedAt = 0, suspended, selected } = source.get();
    this.source = source;
    this.listener = listener;
    [this.text, this.movedAt, this.suspended, this.selected] = [text, movedAt, suspended, selected];
  }

  moved(quote: Quote): void {
    const text = this.source.texts.of(quote.price);
    if (this.suspended || text === '' || !quote.direction) {
      this.changed();
      return;
    }
    this.text = text;
    this.movedAt = quote.movedAt;
    this.listener.moved(text, quote.direction);
  }

  changed(): void {
    const { text, suspended, selected } = this.source.get();
    const movedAt = this.source.parts.book.quote(this.source.id)?.movedAt ?? 0;
    const isSame =
      movedAt === this.movedAt &&
      text === this.text &&
      suspended === this.suspended &&
      selected === this.selected;
    [this.text, this.movedAt, this.suspended, this.selected] = [text, movedAt, suspended, selected];
    if (!isSame) this.listener.changed();
  }

  end(): void {
    this.source.parts.book.unsubscribeSelection(this.source.id, this);
  }
}
