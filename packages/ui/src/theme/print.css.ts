import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { pageRule } from './layers.ts';

/**
 * Print styles: white, without site chrome. Header, menus, panels, bars and notices are hidden by landmark and role;
 * `data-print="never"` hides other elements, and an element with `data-print="alone"` (a receipt, a bet) is the only
 * one printed, wherever it is on the page or in a dialog.
 */
const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@layer' | '@media'>) =>
  pageRule('base', selector, { '@media': { print: rule } });

/** `!important`, because rules of brands and components are later in the cascade. */
const sure = (value: string) => `${value} !important`;
/** The value types don't allow `!important`, which vanilla-extract outputs unchanged. */
const kept = (rule: Record<string, string>) => rule as Parameters<typeof onPaper>[1];

const {
  canvas,
  surface,
  raised,
  sunken,
  overlay,
  text,
  border,
  coupon,
  accent,
  status,
  outcome,
  live,
  boost,
} = vars.color;
const badges = [...Object.values(status), ...Object.values(outcome), live, boost];
const inks = [text.default, text.muted, text.link, coupon.headerFg, coupon.totalFg, accent.fg];
const grounds = [
  canvas,
  surface,
  raised,
  sunken,
  overlay,
  accent.bg,
  coupon.bg,
  coupon.headerBg,
  coupon.totalBg,
];
const legs = [coupon.rowBg, coupon.rowUpBg, coupon.rowDownBg];
const lines = [border.default, border.strong, coupon.divider, ...badges.map((badge) => badge.border)];
const each = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, sure(value)]));

onPaper(':root, [data-mode], [data-brand]', {
  // The value types don't allow `!important`, see above.
  colorScheme: sure('light') as 'light',
  vars: {
    ...each([...inks, ...badges.map((badge) => badge.fg)], 'CanvasText'),
    ...each([...grounds, ...legs, ...badges.map((badge) => badge.bg)], 'Canvas'),
    ...each(lines, 'GrayText'),
    ...each([vars.shadow.sm, vars.shadow.md, vars.shadow.lg], 'none'),
  },
});
onPaper('body', { minBlockSize: 'auto' });

const frame = [
  '[data-print="never"]',
  'nav',
  'aside',
  '[role="banner"]',
  '[role="contentinfo"]',
  '[role="navigation"]',
  '[role="complementary"]',
  '[role="tablist"]',
  '[role="search"]',
  '[role="tooltip"]',
  '[role="log"]',
  'header:not(main *, article *, dialog *, [role="dialog"] *)',
  'footer:not(main *, article *, dialog *, [role="dialog"] *)',
  'video',
  'iframe',
];
onPaper(
  frame.map((each) => `${each}:not(:has([data-print="alone"]), [data-print="alone"] *)`).join(','),
  kept({ display: sure('none') }),
);
// Controls are hidden in print, except those whose label is content: buttons that open a section or sort a column.
onPaper(
  'button:not([aria-expanded], th *, h1 *, h2 *, h3 *, h4 *, li > *, [data-print="keep"])',
  kept({ display: sure('none') }),
);

onPaper(
  'html:has([data-print="alone"]) :where(body *):not(:has([data-print="alone"]), [data-print="alone"], [data-print="alone"] *)',
  kept({ display: sure('none') }),
);
onPaper(
  'body :has([data-print="alone"])',
  kept({
    position: sure('static'),
    display: sure('block'),
    inlineSize: sure('auto'),
    maxInlineSize: sure('none'),
    maxBlockSize: sure('none'),
    blockSize: sure('auto'),
    overflow: sure('visible'),
    margin: sure('0'),
    padding: sure('0'),
    border: sure('0'),
    transform: sure('none'),
  }),
);

// A long table may break between rows and repeats its head on every page; bets and paragraphs aren't split.
onPaper('tr, li, article, figure, h1, h2, h3, h4', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
onPaper('thead', { display: 'table-header-group' });
onPaper(
  'main, main *, [data-print="alone"], [data-print="alone"] *',
  kept({ overflow: sure('visible'), maxBlockSize: sure('none') }),
);
