import type { Book } from '@touchline/feed';
import type { PriceSource } from '@touchline/ui';
import { createPriceTexts } from './oddsText.ts';
import type { MarksHub } from './selectionMarks.ts';
import { marketIdOf } from './selectionId.ts';

export interface PriceSourceDeps {
  readonly book: Pick<Book, 'market' | 'quote' | 'subscribeSelection'>;
  readonly marks: Pick<MarksHub, 'has'>;
  /** Clock of the book's price movements, UTC ms. */
  readonly bookNow: () => number;
  /** The device's clock, UTC ms, with which the cell measures how long a move is shown. */
  readonly deviceNow: () => number;
}

/** Statuses in which a price is shown: active, suspended, handed over. */
const SHOWN: ReadonlySet<number> = new Set([1, -1, -2]);

/**
 * Creates price sources over a book; all prices of a page in the same odds format share one.
 * @returns the source for an odds format by its id, always the same one
 */
export function createPriceSources({ book, marks, bookNow, deviceNow }: PriceSourceDeps) {
  const byView = new Map<number, PriceSource>();

  function make(viewId: number): PriceSource {
    const textOf = createPriceTexts(viewId);
    return {
      get(id) {
        const status = book.market(marketIdOf(id))?.status;
        const quote = book.quote(id);
        const text = status !== undefined && SHOWN.has(status) && quote ? textOf(quote.price) : '';
        return {
          text,
          ...(quote?.direction && {
            direction: quote.direction,
            movedAt: quote.movedAt + deviceNow() - bookNow(),
          }),
          suspended: status !== 1 || text === '',
          selected: marks.has(id),
        };
      },
      textOf,
      subscribe: book.subscribeSelection,
    };
  }

  return function priceSource(viewId: number): PriceSource {
    const source = byView.get(viewId) ?? make(viewId);
    byView.set(viewId, source);
    return source;
  };
}
