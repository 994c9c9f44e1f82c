/**
 * Measures of the frame that no brand and no density changes.
 * Everything else is a token.
 */
export const hairline = '1px';
export const ring = '2px';

/**
 * The widths of the page that the product is made for, in pixels. A layout changes at `desk`, `coupon`, `wide` and
 * `huge`; the others are screens that people have, and where every layout is looked at.
 */
export const widths = {
  /** The narrowest phone: nothing scrolls sideways there. */
  phone: 320,
  /** A menu at the start, sections in the header. */
  desk: 1024,
  /** The coupon stands at the end. */
  coupon: 1100,
  net: 1152,
  broad: 1280,
  /** Three columns without giving way. */
  wide: 1366,
  wider: 1440,
  vast: 1680,
  /** Wider side columns; from here the page grows no further. */
  huge: 1920,
  wall: 2560,
  cinema: 3840,
} as const;

const atLeast = <Width extends number>(width: Width) => `(min-width: ${width}px)` as const;

/** From which width of the page a layout changes, as media queries. */
export const from = {
  desk: atLeast(widths.desk),
  coupon: atLeast(widths.coupon),
  wide: atLeast(widths.wide),
  huge: atLeast(widths.huge),
} as const;

/** True hover: a finger leaves no hover behind. */
export const pointer = '(hover: hover)';

export const calm = '(prefers-reduced-motion: reduce)';

/** Colours of the reader's own choice: grounds, shadows and gradients of ours are gone. */
export const forced = '(forced-colors: active)';

export const columns = {
  side: '224px',
  aside: '336px',
  sideHuge: '264px',
  asideHuge: '384px',
  reading: '480px',
  page: '1920px',
} as const;

/** What lies over what. */
export const stack = { bar: 10, header: 20, overlay: 30, toast: 40, safety: 50 } as const;
