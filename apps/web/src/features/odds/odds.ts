import { serverNow, wallNow } from '../../platform/clock/clock.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { createMarketShapes } from './markets/marketShapes.ts';
import { createPriceSources } from './prices/priceSource.ts';
import { createMarksHub, type SelectionMarks } from './prices/selectionMarks.ts';

/** A price cell gets changes of its mark through its subscription to the book. */
const selectionMarks = createMarksHub(book.touchSelection);

/** Sets the source of selected marks; call once, in `app/wiring`. */
export function setSelectionMarks(marks: SelectionMarks): void {
  selectionMarks.use(marks);
}

/**
 * Shows the expected mark of a clicked selection before the change is done.
 * @returns ends that
 */
export const expectMark = selectionMarks.expect;

/**
 * Prices of the page's book for the kit's price cells; selections are identified by `<market id>:<key>`.
 * @param viewId id of the player's odds format
 */
export const priceSource = createPriceSources({
  book,
  marks: selectionMarks,
  bookNow: serverNow,
  deviceNow: wallNow,
});

/** Layout data of the markets in the page's book, by match. */
export const marketShapes = createMarketShapes(book);
