import type { Book, MarketRecord, Movement } from '@touchline/feed';
import type { PriceSource, PriceState } from '@touchline/ui';
import { oddsText } from './oddsText.ts';
import type { SelectionMarks } from './selectionMarks.ts';
import { marketIdOf } from './selectionId.ts';

export interface PriceSourceParts {
  readonly book: Pick<Book, 'market' | 'movement' | 'subscribeMarket'>;
  readonly marks: SelectionMarks;
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
export function createPriceSources({ book, marks, bookNow, deviceNow }: PriceSourceParts) {
  return function priceSource(selectionId: string, viewId: number): PriceSource {
    const marketId = marketIdOf(selectionId);
    let written: { readonly k: string | undefined; readonly text: string } = { k: undefined, text: '' };

    function textOf(market: MarketRecord | undefined): string {
      if (!market || !SHOWN.has(market.status)) return '';
      const k = market.selections.find(({ id }) => id === selectionId)?.k;
      if (k !== written.k) written = { k, text: oddsText(k, viewId) };
      return written.text;
    }

    function get(): PriceState {
      const market = book.market(marketId);
      const text = textOf(market);
      const movement = book.movement(selectionId);
      return {
        text,
        ...(movement && { direction: movement.direction, movedAt: onDevice(movement) }),
        suspended: market?.status !== 1 || text === '',
        selected: marks.has(selectionId),
      };
    }

    const onDevice = ({ at }: Movement) => at + deviceNow() - bookNow();

    function subscribe(listener: () => void): () => void {
      let shown = get();
      let moved = book.movement(selectionId);
      const look = () => {
        const next = get();
        const movement = book.movement(selectionId);
        const same =
          moved === movement &&
          next.text === shown.text &&
          next.suspended === shown.suspended &&
          next.selected === shown.selected;
        [shown, moved] = [next, movement];
        if (!same) listener();
      };
      const stops = [book.subscribeMarket(marketId, look), marks.subscribe(look)];
      return () => stops.forEach((stop) => stop());
    }

    return { get, subscribe };
  };
}
