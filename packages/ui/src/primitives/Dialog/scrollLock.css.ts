import { vars } from '../../theme/contract.css.ts';
import { pageRule } from '../../theme/layers.ts';

// A page that loses its scrollbar while a dialog is open would jump by the width of it, and what is fixed at its edge
// with it. The bar's place is kept instead; the room that the scroll lock adds for it is then not needed.
pageRule('base', 'html', { scrollbarGutter: 'stable' });
pageRule('base', 'body[data-scroll-locked]', {
  '@supports': { '(scrollbar-gutter: stable)': { marginInlineEnd: '0 !important' } },
});
// Nothing can be drawn over the bar's place; it wears the ground of the root. Veil and page are mixed as they lie over
// each other: the page shows through by about as much as the veil lets through.
const shown = `rgb(from ${vars.color.canvas} r g b / 0.4)`;
pageRule('base', 'html:has(body[data-scroll-locked])', {
  backgroundColor: `rgb(from color-mix(in srgb, ${vars.color.scrim}, ${shown}) r g b / 1)`,
});
