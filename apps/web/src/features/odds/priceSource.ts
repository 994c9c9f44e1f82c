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

/**
 * A class, so that the thousands of prices of a long page share their functions; and its own listener, which remembers
 * what its cell was told last, so that it is told no more than what is new.
 */
class SelectionPrice implements PriceSource, PriceSubscription, QuoteListener {
  readonly parts: PriceSourceParts;
  readonly id: string;
  readonly texts: OddsTexts;
  private listener: PriceListener | undefined;
  private text = '';
  private moves = 0;
  private suspended = false;
  private selected = false;

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
    // Hardly ever does a price stand in two cells.
    if (this.listener) return new SelectionPrice(this.parts, this.id, this.texts).subscribe(listener);
    this.listener = listener;
    this.isNews();
    this.parts.book.subscribeSelection(this.id, this);
    return this;
  }

  end(): void {
    this.listener = undefined;
    this.parts.book.unsubscribeSelection(this.id, this);
  }

  moved(quote: Quote): void {
    const text = this.texts.of(quote.price);
    const { direction } = quote;
    if (this.suspended || text === '' || !direction) {
      this.changed();
      return;
    }
    this.text = text;
    this.moves = quote.moves;
    this.listener?.moved(text, direction);
  }

  changed(): void {
    if (this.isNews()) this.listener?.changed();
  }

  /** Whether it reads otherwise than when this was asked last. */
  private isNews(): boolean {
    const { text, suspended, selected } = this.get();
    const moves = this.parts.book.quote(this.id)?.moves ?? 0;
    const isSame =
      moves === this.moves &&
      text === this.text &&
      suspended === this.suspended &&
      selected === this.selected;
    [this.text, this.moves, this.suspended, this.selected] = [text, moves, suspended, selected];
    return !isSame;
  }

  private onDevice({ movedAt }: Quote): number {
    const { deviceNow, bookNow } = this.parts;
    return movedAt + deviceNow() - bookNow();
  }
}
