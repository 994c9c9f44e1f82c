import { serverNow, wallNow } from '../../platform/clock/clock.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { createMarketShapes } from './marketShapes.ts';
import { createPriceSources } from './priceSource.ts';
import { createMarksHub, type SelectionMarks } from './selectionMarks.ts';

/** A cell hears of its own mark with what else its book tells it. */
const selectionMarks = createMarksHub(book.touchSelection);

/** Tells which selections are chosen; call once, in `app/wiring`. */
export function setSelectionMarks(marks: SelectionMarks): void {
  selectionMarks.use(marks);
}

/** Shows a touched selection as it will be, before what keeps the marks has done it. @returns ends that */
export const expectMark = selectionMarks.expect;

/**
 * The prices of the page's book, for the kit's price cells; selections are named by `<market id>:<key>`.
 * @param viewId id of the player's odds format
 */
export const priceSource = createPriceSources({
  book,
  marks: selectionMarks,
  bookNow: serverNow,
  deviceNow: wallNow,
});

/** How the markets of this page's book are laid out, by match. */
export const marketShapes = createMarketShapes(book);
