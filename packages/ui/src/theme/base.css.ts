import { vars } from './contract.css.ts';
import { pageRule } from './layers.ts';
import { calm } from './measures.ts';
import { textRules } from './text.ts';

const base = (selector: string, rule: Parameters<typeof pageRule>[2]) => pageRule('base', selector, rule);

base('html', {
  WebkitTextSizeAdjust: '100%',
  // A focused row must not hide under the header or the bars at the bottom.
  scrollPaddingBlock: `calc(${vars.size.header} + ${vars.size.tabs}) calc(${vars.size.nav} * 2)`,
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
});

base('::selection', { background: vars.color.accent.bg, color: vars.color.accent.fg });

base('*, *::before, *::after', {
  '@media': {
    [calm]: {
      // Colour may still fade; nothing moves.
      animationDuration: '1ms',
      animationIterationCount: 1,
      scrollBehavior: 'auto',
    },
  },
});
