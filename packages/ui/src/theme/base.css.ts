import { vars } from './contract.css.ts';
import { safetyBarHeights } from './frame.ts';
import { frameTop, statusBar } from './frameTop.css.ts';
import { pageRule } from './layers.ts';
import { calm } from './measures.ts';
import { textSizes } from './reading.ts';
import { textRules } from './text.ts';

const base = (selector: string, rule: Parameters<typeof pageRule>[2]) => pageRule('base', selector, rule);

base('html', {
  vars: { [frameTop]: '0px', [statusBar]: 'env(safe-area-inset-top)' },
  WebkitTextSizeAdjust: '100%',
  // A focused row must not hide under the header or the bars at the bottom.
  scrollPaddingBlock: `calc(${frameTop} + ${vars.size.header} + ${vars.size.tabs}) calc(${vars.size.nav} * 2)`,
});

base('body', {
  ...textRules.body,
  fontFamily: vars.font.body,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.default,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  minBlockSize: '100dvh',
  // The safety bar's room, before it comes too. No padding or margin: the lock of the page's scroll writes those.
  borderBlockStart: `${frameTop} solid ${vars.color.header.bg}`,
});

for (const [kind, height] of Object.entries(safetyBarHeights)) {
  base(`html[data-safety-bar='${kind}']`, {
    vars: { [frameTop]: `calc(${height} + env(safe-area-inset-top))`, [statusBar]: '0px' },
    // The bar brings the rules of dialogs with it, and they this: where lines begin at the scrollbar, the page would move.
    scrollbarGutter: 'stable',
    // Paper has no bar.
    '@media': { print: { vars: { [frameTop]: '0px' } } },
  });
}

base('::selection', { background: vars.color.accent.bg, color: vars.color.accent.fg });

const root = [':root', '[data-mode]', '[data-brand]', '[data-density]'];
/** Important, because a component's own rule and a brand's own pace come later in the cascade. */
const still = (value: string) => `${value} !important`;
/** Colour may still fade (a price that moved flashes); nothing moves. */
const stillPace = { vars: { [vars.motion.fast]: still('1ms'), [vars.motion.normal]: still('1ms') } };
const stillParts = {
  animationDuration: still('1ms'),
  animationDelay: still('0ms'),
  animationIterationCount: still('1'),
  scrollBehavior: still('auto'),
} as Parameters<typeof base>[1];
const stopped = "[data-motion='none']";

base(root.join(','), { '@media': { [calm]: stillPace } });
base(root.map((each) => (each === ':root' ? `:root${stopped}` : `${stopped} ${each}`)).join(','), stillPace);
base('*, *::before, *::after', { '@media': { [calm]: stillParts } });
base(`${stopped}, ${stopped} *, ${stopped} *::before, ${stopped} *::after`, stillParts);

// Type and what holds it are in rem: they all follow the root's own size, which follows the browser's.
for (const [size, percent] of Object.entries(textSizes)) {
  if (percent !== 100) base(`:root[data-text='${size}']`, { fontSize: `${percent}%` });
}
