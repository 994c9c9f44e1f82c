import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter, inset } from '../../../theme/gutter.css.ts';

export const skeleton = component({
  display: 'flex',
  gap: vars.space.sm,
  overflow: 'hidden',
  // The scrolling row starts in line with the titles and extends to the page's edge.
  paddingInlineStart: fallbackVar(inset, '0px'),
  marginInlineEnd: `calc(${fallbackVar(gutter, '0px')} * -1)`,
});

export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.chip} * 3)` });
