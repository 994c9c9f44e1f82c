import { pageRule } from '../../theme/layers.ts';

// A page that loses its scrollbar while a dialog is open would jump by the width of it. The bar's place is kept
// instead, and the room that the scroll lock adds for it is not needed.
pageRule('base', 'html', { scrollbarGutter: 'stable' });
pageRule('base', 'body[data-scroll-locked]', {
  '@supports': {
    '(scrollbar-gutter: stable)': { marginInlineEnd: '0 !important', paddingInline: '0 !important' },
  },
});
