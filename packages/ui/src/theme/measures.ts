/**
 * Measures of the frame that no brand and no density changes.
 * Everything else is a token.
 */
export const hairline = '1px';
export const ring = '2px';

/** From which width of the page a layout changes, as media queries. */
export const from = {
  desk: '(min-width: 1024px)',
  coupon: '(min-width: 1100px)',
  wide: '(min-width: 1366px)',
  huge: '(min-width: 1920px)',
} as const;

/** True hover: a finger leaves no hover behind. */
export const pointer = '(hover: hover)';

export const calm = '(prefers-reduced-motion: reduce)';

export const columns = {
  side: '224px',
  aside: '336px',
  sideHuge: '264px',
  asideHuge: '384px',
  reading: '480px',
  page: '1920px',
} as const;

/** What lies over what. */
export const stack = { bar: 10, header: 20, overlay: 30, toast: 40 } as const;
