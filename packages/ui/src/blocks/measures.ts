/**
 * Measures of the betting blocks that no brand and no density changes.
 * The widths are of a block's container, never of the page: a list in a narrow column looks like a phone's.
 */

/** Between two prices: a finger still tells them apart. */
export const cellGap = '6px';

/** From which width of its container a list of events stands as a table. */
export const tableFrom = '(min-width: 560px)';

/** From which width that table has room for the star of a row. */
export const starTableFrom = '(min-width: 640px)';

/** From which width that table has room for the second market, and names keep theirs. */
export const wideTableFrom = '(min-width: 760px)';

/** From which width that table has room for the row's own buttons. */
export const roomyTableFrom = '(min-width: 820px)';

/** From which width of its container a compact row keeps names and prices on one line. */
export const compactFrom = '(min-width: 300px)';

/** Below which width of a market's card even a short name stands over its price. */
export const snugBelow = '(max-width: 300px)';

/** Below which width of a market's card long names stand over their prices. */
export const stackedBelow = '(max-width: 560px)';

/** Below which width of its panel a menu shows icons only. */
export const iconsBelow = '(max-width: 96px)';

/** Columns of the table of events. */
export const eventColumns = { clock: '88px', cell: '72px', more: '68px' } as const;

/** How long a move of a price is shown, in milliseconds. */
export const moveShown = 4000;
