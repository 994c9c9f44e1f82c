import { vars } from '../../theme/contract.css.ts';
import { pageRule } from '../../theme/layers.ts';

// A page that loses its scrollbar while a dialog is open would jump by the width of it, and what is fixed at its edge
// with it. The bar's place is kept instead; the room that the scroll lock adds for it is then not needed.
pageRule('base', 'html', { scrollbarGutter: 'stable' });
pageRule('base', 'body[data-scroll-locked]', {
  '@supports': { '(scrollbar-gutter: stable)': { marginInlineEnd: '0 !important' } },
});
// Nothing can be drawn over the bar's place but the ground of the page: it wears the veil too.
pageRule('base', 'html:has(body[data-scroll-locked])', {
  background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}) ${vars.color.canvas}`,
});
