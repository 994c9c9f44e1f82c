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

/**
 * Container width from which a list of matches is shown as a table. Widths of tables grow with the text size, so that
 * names have the room that they need.
 */
export const tableFrom = '(min-width: 35rem)';

/** Container width from which the table includes the partial scores of a row. */
export const detailedTableFrom = '(min-width: 47.5rem)';

/** Container width from which the table includes the row's own links, and the line of a price is next to it. */
export const roomyTableFrom = '(min-width: 80rem)';

/** Steps of a table's width from which a further market is shown. */
export const marketSteps = ['second', 'third', 'fourth', 'fifth'] as const;
export type MarketStep = (typeof marketSteps)[number];

/** Container widths of the steps. */
export const marketStepsFrom: Readonly<Record<MarketStep, string>> = {
  second: '(min-width: 40rem)',
  third: '(min-width: 50rem)',
  fourth: '(min-width: 61.5rem)',
  fifth: '(min-width: 70rem)',
};

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

/** Column widths of the table of matches; they grow with the text size. `links` is for two icons of a row. */
export const eventColumns = {
  clock: '7.25rem',
  more: '3.25rem',
  links: '3.25rem',
  moreRoomy: '6.5rem',
} as const;

/**
 * Kinds of markets in a table: three or two prices in the same width, prices with a line, prices with the name of
 * their selection, and other prices.
 */
export const marketKinds = ['result', 'line', 'named', 'plain'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** Widths of a price in a table, and in the widest ones. */
export const marketCells = {
  narrow: { result: '3.125rem', line: '3.875rem', named: '8.5rem', plain: '3.125rem' },
  roomy: { result: '3.5rem', line: '5.25rem', named: '11rem', plain: '3.5rem' },
} as const;

/** Gaps of a table: between the prices of a market, and between markets. */
export const marketGaps = { within: '4px', between: '12px', roomy: '16px' } as const;

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

/** Width of a bet's card from which its amounts are a column at the end, and its legs show their momentum. */
export const betColumnsFrom = '(min-width: 600px)';

/** Size of the momentum beside a leg of a bet; it grows with the text size. */
export const legMomentumSize = { inline: '7.625rem', block: '3rem' } as const;

/**
 * Height of a goal over a narrow scoreboard and what follows it, such as the pitch of a tracker; it grows with the text
 * size.
 */
export const goalHeight = '24.5rem';
