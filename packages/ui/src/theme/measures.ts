/** Dimensions of the layout that are independent of brand and density. All others are tokens. */
export const hairline = '1px';
export const ring = '2px';

/**
 * Supported page widths in pixels. Layouts change at `desk`, `coupon`, `wide`, `vast` and `huge`; the others are common
 * screens on which every layout is reviewed.
 */
export const widths = {
  /** Narrowest phone; nothing scrolls sideways. */
  phone: 320,
  /** Menu at the inline start, sections in the header. */
  desk: 1024,
  /** Coupon at the inline end. */
  coupon: 1100,
  net: 1152,
  broad: 1280,
  /** Three columns at their full width. */
  wide: 1366,
  wider: 1440,
  /** Three columns of markets, and the rail of live matches. */
  vast: 1680,
  /** Wider side columns; the page doesn't grow beyond this width. */
  huge: 1920,
  wall: 2560,
  cinema: 3840,
} as const;

const atLeast = <Width extends number>(width: Width) => `(min-width: ${width}px)` as const;

/** Media queries for the page widths at which layouts change. */
export const from = {
  desk: atLeast(widths.desk),
  coupon: atLeast(widths.coupon),
  wide: atLeast(widths.wide),
  vast: atLeast(widths.vast),
  huge: atLeast(widths.huge),
} as const;

/** Media query for pages narrower than a desktop's. */
export const belowDesk = `(max-width: ${widths.desk - 0.02}px)`;

const tooLow = '(max-height: 479.98px)';
/** Windows too low for bars that stick to their edges: phones held sideways, and zoomed pages. */
export const short = {
  any: tooLow,
  /** Wide enough for two columns. */
  wide: `${tooLow} and (min-width: 600px)`,
  narrow: `${tooLow} and (max-width: 599.98px)`,
} as const;

/** Ends the stickiness of an element in short windows. */
export const unstuck = { position: 'relative', insetBlock: 'auto' } as const;

/** Devices with true hover: touch leaves elements in the hover state. */
export const pointer = '(hover: hover)';

/** Devices that are used by touch only. */
export const touchOnly = '(hover: none)';

export const calm = '(prefers-reduced-motion: reduce)';

/** The player's system asks for more contrast. */
export const contrast = '(prefers-contrast: more)';

/** Forced-colors mode, which removes backgrounds, shadows and gradients. */
export const forced = '(forced-colors: active)';

export const columns = {
  side: '192px',
  aside: '300px',
  sideHuge: '212px',
  asideHuge: '352px',
  /** Popups, and cards of their width. */
  popup: '336px',
  /** Menus, and columns of links. */
  menu: '224px',
  /** Dialogs at the side of the page. */
  drawer: '384px',
  /** Rail of the operators' console. */
  console: '200px',
  /** Menu of the account, at every width. */
  account: '236px',
  /** Menu of the casino, at every width. */
  casino: '216px',
  reading: '480px',
  page: '1920px',
} as const;

/** Stacking order (`z-index`). */
export const stack = { bar: 10, header: 20, overlay: 30, toast: 40, safety: 50 } as const;
