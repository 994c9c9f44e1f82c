import { vars } from '../../theme/contract.css.ts';
import { pageRule } from '../../theme/layers.ts';

// The page reserves the scrollbar's gutter, so the extra margin of the scroll lock isn't needed.
pageRule('base', 'body[data-scroll-locked]', {
  '@supports': { '(scrollbar-gutter: stable)': { marginInlineEnd: '0 !important' } },
});
// Nothing can be drawn over the scrollbar gutter; it shows the root's background. That colour mixes scrim and page as
// they overlap elsewhere.
const shown = `rgb(from ${vars.color.canvas} r g b / 0.4)`;
pageRule('base', 'html:has(body[data-scroll-locked])', {
  backgroundColor: `rgb(from color-mix(in srgb, ${vars.color.scrim}, ${shown}) r g b / 1)`,
});
