import { createVar, fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { gutter } from '../../../theme/gutter.css.ts';
import { sideways } from '../../rules.ts';

const { space } = vars;
const edge = fallbackVar(gutter, space.xs);
const width = createVar();

export const root = component({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const list = component({
  ...sideways,
  vars: { [width]: `calc(${vars.size.touch} * 3.7)` },
  gap: space.md,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  // Padding for the focus ring; the row extends to the page's edges.
  paddingBlock: space.xs,
  paddingInline: edge,
  marginInline: `calc(${edge} * -1)`,
  selectors: { '&[data-size="small"]': { vars: { [width]: `calc(${vars.size.touch} * 2.6)` } } },
});

export const cell = component({ flex: `0 0 ${width}`, minInlineSize: 0, scrollSnapAlign: 'start' });
