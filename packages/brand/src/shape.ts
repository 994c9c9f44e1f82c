/**
 * Token contract: all tokens of a theme, by group and path. A leaf has its type and whether it is locked (required by
 * regulation or accessibility: brands can't change it). The public name of a leaf is `--ui-<group>-<path>` in kebab
 * case.
 */
export type TokenType =
  | 'color'
  | 'fontFamily'
  | 'fontWeight'
  | 'fontSize'
  | 'lineHeight'
  | 'fontStretch'
  | 'dimension'
  | 'shadow'
  | 'duration';

export interface TokenLeaf {
  readonly type: TokenType;
  readonly about: string;
  readonly locked?: true;
  /** Lowest and highest length in px; rem counts as 16 px. Only lengths have it. */
  readonly range?: readonly [number, number];
}

export interface TokenTree {
  readonly [name: string]: TokenLeaf | TokenTree;
}

const color = (about: string) => ({ type: 'color', about }) as const;
const lockedColor = (about: string) => ({ type: 'color', about, locked: true }) as const;

const pair = (what: string) => ({ fg: color(`Text and icons of ${what}`), bg: color(`Ground of ${what}`) });
const trio = (what: string) => ({ ...pair(what), border: color(`Hairline of ${what}`) });
const lockedTrio = (what: string) => ({
  fg: lockedColor(`Text and icons of ${what}`),
  bg: lockedColor(`Ground of ${what}`),
  border: lockedColor(`Hairline of ${what}`),
});
const action = (what: string) => ({
  rest: color(`Ground of ${what} at rest`),
  hover: color(`Ground of ${what} under the pointer`),
  active: color(`Ground of ${what} while pressed`),
  fg: color(`Text and icons on ${what}`),
});
type Range = readonly [number, number];
const dimension = (about: string, range: Range) => ({ type: 'dimension', about, range }) as const;
const lockedDimension = (about: string, range: Range) =>
  ({ type: 'dimension', about, range, locked: true }) as const;
const weight = (about: string) => ({ type: 'fontWeight', about }) as const;
const fontSize = (about: string, range: Range) => ({ type: 'fontSize', about, range }) as const;
const leading = (about: string) => ({ type: 'lineHeight', about }) as const;
const family = (about: string) => ({ type: 'fontFamily', about }) as const;
const stretch = (about: string) => ({ type: 'fontStretch', about }) as const;
const shadow = (about: string) => ({ type: 'shadow', about }) as const;
const duration = (about: string) => ({ type: 'duration', about }) as const;

export const tokenShape = {
  color: {
    canvas: color('The page behind everything'),
    surface: color('Cards, panels, sheets'),
    raised: color('Card headers and grounds one step above a surface'),
    overlay: color('Menus, popovers, tooltips'),
    sunken: color('Wells: segmented controls, tracks, the entry in use of a list'),
    scrim: color('The veil behind a dialog'),
    text: {
      default: color('Body text'),
      muted: color('Labels and secondary text'),
      disabled: color('Text of what cannot be used now'),
      inverse: color('Text on an ink ground'),
      link: color('Links in running text'),
    },
    border: {
      default: color('Hairlines of cards and lists'),
      strong: color('Outlines of what is in use'),
      field: color('Outlines of fields at rest, handles of sheets'),
      focus: lockedColor('The focus ring'),
    },
    header: {
      bg: color('The page header'),
      fg: color('Text of the header'),
      muted: color('Inactive tabs of the header'),
      control: color('Ground of controls in the header'),
      live: color('Live play on the header’s ground'),
      line: color('The line of the current section in the header'),
      border: color('Hairline under the header'),
    },
    brand: {
      bg: color('Grounds in the brand’s primary: promotions, scoreboards'),
      fg: color('Text on the brand’s primary'),
      muted: color('Secondary text on the brand’s primary'),
    },
    flood: {
      bg: color('A floodlit ground: the featured match'),
      edge: color('The upper edge of a floodlit ground, next to the header'),
      fg: color('Text on a floodlit ground'),
      muted: color('Secondary text on a floodlit ground'),
      control: color('A price on a floodlit ground'),
      live: color('Live play on a floodlit ground'),
      up: color('A price that went up on a floodlit ground'),
      down: color('A price that went down on a floodlit ground'),
      beam: color('Beams of light on a floodlit ground; none in the colour of its upper edge'),
      ring: color('Rings of light on a floodlit ground; none in the colour of its upper edge'),
    },
    nav: {
      bg: color('The bottom navigation and the side menu'),
      fg: color('Inactive entries'),
      active: color('The entry in use'),
      activeBg: color('Ground of the entry in use'),
    },
    chip: {
      bg: color('A filter chip at rest'),
      fg: color('Text of a chip'),
      border: color('Outline of a chip'),
      count: color('The figure beside a chip’s name'),
      selectedBg: color('The chip in use'),
      selectedFg: color('Text of the chip in use'),
      selectedCount: color('The figure in the chip in use'),
    },
    accent: {
      bg: color('What is the player’s own: selections, the active tab’s line'),
      fg: color('Text on the accent'),
    },
    action: {
      primary: action('the one action that moves money'),
      strong: action('the main action of a form that moves no money'),
      neutral: action('an ordinary action'),
      danger: action('an action that takes away'),
    },
    status: {
      info: lockedTrio('a notice'),
      success: lockedTrio('a success'),
      warning: lockedTrio('a warning'),
      danger: lockedTrio('an error'),
    },
    odds: {
      rest: pair('a price at rest'),
      hover: pair('a price under the pointer'),
      selected: pair('a selected price'),
      suspended: pair('a suspended price'),
      label: color('The name of the selection beside a price'),
      up: color('A price that went up'),
      down: color('A price that went down'),
      upBorder: color('Hairline of a price that went up'),
      downBorder: color('Hairline of a price that went down'),
      selectedLabel: color('The name of the selection in a selected price'),
    },
    live: { ...trio('live play'), halo: color('The halo of the live dot') },
    boost: trio('a bonus'),
    outcome: {
      won: trio('a won bet'),
      lost: trio('a lost bet'),
      returned: trio('a returned bet'),
      pending: trio('an open bet'),
      cashedOut: trio('a sold bet'),
    },
    coupon: {
      bg: color('The coupon'),
      headerBg: color('Head of the coupon'),
      headerFg: color('Text of the coupon’s head'),
      rowBg: color('A leg of the coupon'),
      rowUpBg: color('A leg whose price went up'),
      rowDownBg: color('A leg whose price went down'),
      divider: color('The line between legs'),
      totalBg: color('Ground of the totals'),
      totalFg: color('Text of the totals'),
      barBg: color('The quick coupon’s bar'),
      barFg: color('Text of the bar'),
      barMuted: color('Secondary text of the bar'),
    },
    tile: {
      bg: color('A game tile while its picture loads'),
      fg: color('Text on a tile'),
      scrim: color('The veil under a tile’s text'),
      hoverRing: color('The ring of a tile under the pointer'),
      badgeBg: color('A tile’s badge'),
      badgeFg: color('Text of a tile’s badge'),
      jackpotFg: color('A jackpot’s figure'),
    },
  },
  font: {
    body: family('Running text'),
    heading: family('Titles and scores'),
    numeric: family('Prices and money; must have tabular figures'),
    headingStretch: stretch('Width of the heading face in titles'),
    wordmarkStretch: stretch('Width of the heading face in the wordmark'),
    weight: {
      regular: weight('Body text'),
      medium: weight('Labels, entries'),
      strong: weight('Team names, buttons'),
      price: weight('Prices'),
      heading: weight('Titles and scores'),
      display: weight('The wordmark and the big score'),
    },
  },
  type: {
    size: {
      note: fontSize('Notes', [10, 16]),
      label: fontSize('Labels', [11, 18]),
      body: fontSize('Body text', [12, 20]),
      name: fontSize('Team names and prices', [12, 24]),
      score: fontSize('Scores in a list', [13, 28]),
      section: fontSize('Section titles', [15, 32]),
      title: fontSize('Page titles', [17, 44]),
      display: fontSize('The big score', [28, 72]),
    },
    leading: {
      note: leading('Of notes'),
      label: leading('Of labels'),
      body: leading('Of body text'),
      name: leading('Of names'),
      score: leading('Of scores'),
      section: leading('Of section titles'),
      title: leading('Of page titles'),
      display: leading('Of the big score'),
    },
  },
  radius: {
    control: dimension('Buttons and fields', [0, 999]),
    odds: dimension('Price cells', [0, 999]),
    card: dimension('Cards and panels', [0, 48]),
    sheet: dimension('Sheets and dialogs', [0, 48]),
    tile: dimension('Game tiles', [0, 48]),
    full: dimension('Chips and pills', [0, 999]),
  },
  space: {
    xxs: dimension('2 at comfortable density', [0, 8]),
    xs: dimension('4', [0, 12]),
    sm: dimension('8', [0, 16]),
    md: dimension('12', [0, 24]),
    lg: dimension('16', [0, 32]),
    xl: dimension('24', [0, 48]),
    xxl: dimension('32', [0, 64]),
  },
  size: {
    control: dimension('Height of buttons and fields', [24, 72]),
    odds: dimension('Height of a price cell', [24, 72]),
    row: dimension('Height of a list row', [24, 80]),
    chip: dimension('Height of a chip', [24, 64]),
    icon: dimension('Side of an icon', [12, 32]),
    header: dimension('Height of the header', [44, 96]),
    tabs: dimension('Height of the section tabs', [24, 72]),
    nav: dimension('Height of the bottom navigation', [44, 96]),
    touch: lockedDimension('Least side of what can be touched', [44, 44]),
  },
  shadow: {
    sm: shadow('Cards'),
    md: shadow('Menus, the quick coupon'),
    lg: shadow('Sheets and dialogs'),
  },
  motion: {
    fast: duration('Hover and press'),
    normal: duration('Sheets'),
    oddsFlash: duration('The colour of a price that moved'),
  },
} as const satisfies TokenTree;

export type TokenShape = typeof tokenShape;

/**
 * Groups of each axis. Axes have disjoint groups, which they declare completely, so that they can be nested in any
 * order.
 */
export const axisGroups = {
  mode: ['color', 'shadow'],
  brand: ['font', 'radius', 'motion'],
  density: ['type', 'space', 'size'],
} as const satisfies Record<string, readonly (keyof TokenShape)[]>;

export const modes = ['light', 'dark', 'contrast'] as const;
export type Mode = (typeof modes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
