/**
 * Dimensions of the betting blocks that are independent of brand and density. Widths refer to the container of a
 * block, not to the page: a list in a narrow column has the layout of a phone.
 */

/** Gap between two prices: large enough to touch them separately. */
export const cellGap = '6px';

/** Side of the icons in the header's tabs. */
export const tabIcon = '18px';

/** Width of a scoreboard from which crests are beside the names; larger text needs more. */
export const besideFrom = '(min-width: 22rem)';

/** Width of a one-line scoreboard below which it has crests without names. */
export const namesBelow = '(max-width: 12rem)';

/** Container width from which a list of matches is shown as a table. */
export const tableFrom = '(min-width: 560px)';

/** Container width from which the table includes the favourite star of a row. */
export const starTableFrom = '(min-width: 640px)';

/** Container width from which the table includes the second market without truncating names. */
export const wideTableFrom = '(min-width: 760px)';

/** Container width from which the table includes a third market. */
export const widestTableFrom = '(min-width: 980px)';

/** Container width from which the table includes the row's own buttons. */
export const roomyTableFrom = '(min-width: 820px)';

/** Container width below which a compact row has no crests, which would leave too little for the names. */
export const crestlessBelow = '(max-width: 339.98px)';

/** Container width from which a compact row shows names and prices on one line. */
export const compactFrom = '(min-width: 300px)';

/** Width of a market's card below which even a short name is above its price. */
export const snugBelow = '(max-width: 300px)';

/** Width of a market's card below which long names are above their prices. */
export const stackedBelow = '(max-width: 560px)';

/** Width of a menu's panel below which it shows icons only. */
export const iconsBelow = '(max-width: 96px)';

/** Column widths of the table of matches. */
export const eventColumns = { clock: '108px', cell: '62px', more: '56px' } as const;

/** Width of the prices next to the names in a narrow list: three cells that fit four digits. */
export const pricesBeside = 'min(168px, 52cqi)';

/**
 * Height of the featured match, the same for its skeleton, of its texts in all languages: narrow, and next to other
 * cards. It grows with the text size.
 */
export const featureHeights = { narrow: '17.25rem', wide: '14.75rem' } as const;

/** Time in milliseconds for which a price change is highlighted. */
export const moveShown = 4000;

/** Heights of a momentum chart by its use. */
export const momentumHeights = {
  thumbnail: '22px',
  board: '28px',
  hero: '34px',
  wide: '44px',
  tracker: '64px',
} as const;

/** Size of the thumbnail of a tracker; it grows with the text size. */
export const thumbnailSize = { inline: '6.75rem', block: '2.875rem' } as const;

/**
 * Height of a goal over a narrow scoreboard and what follows it, such as the pitch of a tracker; it grows with the text
 * size.
 */
export const goalHeight = '24.5rem';
