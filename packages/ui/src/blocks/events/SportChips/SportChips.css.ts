import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter, inset } from '../../../theme/gutter.css.ts';

export const skeleton = component({
  display: 'flex',
  gap: vars.space.sm,
  overflow: 'hidden',
  // Where the row itself begins and ends: in line with the titles, to the edge of the page.
  paddingInlineStart: fallbackVar(inset, '0px'),
  marginInlineEnd: `calc(${fallbackVar(gutter, '0px')} * -1)`,
});

export const ghost = component({ flexShrink: 0, inlineSize: `calc(${vars.size.chip} * 3)` });
