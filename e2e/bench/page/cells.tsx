import { createBook, parseFrame, type Book } from '@touchline/feed';
import { PriceCell } from '@touchline/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPriceSources } from '../../../apps/web/src/features/odds/prices/priceSource.ts';
import { selectionIds, snapshot } from './prices.ts';

/**
 * Renders cells into the page.
 * @returns a function that takes one frame of the feed as text and shows it
 */
export type Setup = (place: HTMLElement) => (text: string) => void;

const nothingChosen = { has: () => false, subscribe: () => () => undefined };
const now = () => Date.now();

function openBook(): Book {
  const book = createBook({ schedule: (flush) => requestAnimationFrame(flush), now });
  book.open('live');
  book.apply(snapshot());
  return book;
}

/**
 * Parses a frame as received from the socket; the page makes its frames itself, so an unreadable one is a bug here.
 */
function read(text: string) {
  const frame = parseFrame(text);
  if (!frame) throw new Error('A frame of the benchmark could not be read.');
  return frame;
}

function mountKit(place: HTMLElement, book: Book): () => void {
  const source = createPriceSources({ book, marks: nothingChosen, bookNow: now, deviceNow: now })(0);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      selectionIds.map((id) => (
        <PriceCell key={id} source={source} selection={id} name={id} label="1" suspendedLabel="suspended" />
      )),
    ),
  );
  return () => flushSync(() => root.unmount());
}

/** The kit's cells on the feed's book, connected as in the app. */
export const kit: Setup = (place) => {
  const book = openBook();
  mountKit(place, book);
  return (text) => void book.apply(read(text));
};

/**
 * Renders the kit's elements without the kit.
 * @returns the elements that show the prices, by selection
 */
function plainCells(place: HTMLElement): ReadonlyMap<string, Element> {
  const unmount = mountKit(place, openBook());
  const html = place.innerHTML;
  unmount();
  place.innerHTML = html;
  return new Map(
    selectionIds.map((id, index) => {
      const figure = place.children[index]?.querySelector('bdi');
      if (!figure)
        throw new Error(`There is no cell for ${id}: the kit's price cell has changed its elements.`);
      return [id, figure];
    }),
  );
}

/** Hand-written and without a book, as the minimum: texts go from the frame straight into the elements. */
export const hand: Setup = (place) => {
  const figures = plainCells(place);
  return (text) => {
    const { markets }: { markets: { selections: { id: string; k: string }[] }[] } = JSON.parse(text);
    for (const { selections } of markets) {
      for (const { id, k } of selections) {
        const figure = figures.get(id);
        if (figure && figure.textContent !== k) figure.textContent = k;
      }
    }
  };
};

/** Hand-written on the feed's book, with the kit's marks of a price move: the same writes, without the kit. */
export const handMarked: Setup = (place) => {
  const figures = plainCells(place);
  const book = openBook();
  for (const [id, figure] of figures) {
    const cell = figure.parentElement;
    book.subscribeMarket(id.slice(0, id.indexOf(':')), () => {
      const k = book.selection(id)?.k ?? '';
      if (!cell || figure.textContent === k) return;
      figure.textContent = k;
      cell.setAttribute('aria-label', `${id} ${k}`);
      cell.dataset['move'] = book.quote(id)?.direction ?? 'up';
      cell.dataset['beat'] = cell.dataset['beat'] === 'a' ? 'b' : 'a';
    });
  }
  return (text) => void book.apply(read(text));
};
