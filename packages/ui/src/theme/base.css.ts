import { vars } from './contract.css.ts';
import { safetyBarHeights } from './frame.ts';
import { frameTop, statusBar } from './frameTop.css.ts';
import { pageRule } from './layers.ts';
import { calm, short } from './measures.ts';
import { textSizes } from './reading.ts';
import { textRules } from './text.ts';

const base = (selector: string, rule: Parameters<typeof pageRule>[2]) => pageRule('base', selector, rule);

base('html', {
  vars: { [frameTop]: '0px', [statusBar]: 'env(safe-area-inset-top)' },
  WebkitTextSizeAdjust: '100%',
  // A page keeps its width when it loses its scrollbar: while a dialog is open, or before its content is there.
  scrollbarGutter: 'stable',
  // Scroll padding, so that a focused row isn't hidden under the header or the bottom bars.
  scrollPaddingBlock: `calc(${frameTop} + ${vars.size.header} + ${vars.size.tabs} + ${vars.size.touch}) calc(${vars.size.nav} * 2)`,
  '@media': {
    [short.any]: {
      scrollPaddingBlock: `calc(${frameTop} + ${vars.space.lg}) calc(${vars.size.touch} + ${vars.space.xl})`,
    },
  },
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
  // Reserves the height of the safety bar, also before it is rendered. A border, because the scroll lock overwrites
  // padding and margin.
  borderBlockStart: `${frameTop} solid ${vars.color.header.bg}`,
});

for (const [kind, height] of Object.entries(safetyBarHeights)) {
  base(`html[data-safety-bar='${kind}']`, {
    vars: { [frameTop]: `calc(${height} + env(safe-area-inset-top))`, [statusBar]: '0px' },
    // The bar isn't printed.
    '@media': { print: { vars: { [frameTop]: '0px' } } },
  });
}

base('::selection', { background: vars.color.accent.bg, color: vars.color.accent.fg });

const root = [':root', '[data-mode]', '[data-brand]', '[data-density]'];
/** `!important`, because rules of components and brands are later in the cascade. */
const still = (value: string) => `${value} !important`;
/** Colour transitions remain, for example of a changed price; nothing moves. */
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

// Font sizes and the elements that contain text use rem, so they scale with the root font size, which follows the
// browser's setting.
for (const [size, percent] of Object.entries(textSizes)) {
  if (percent !== 100) base(`:root[data-text='${size}']`, { fontSize: `${percent}%` });
}
