import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowDeskHeader, belowPhoneBar } from '../../../theme/frame.ts';
import { gutter, inset } from '../../../theme/gutter.css.ts';
import { from, short, stack, unstuck } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const edge = fallbackVar(gutter, '0px');
const { touch } = vars.size;

export const root = component({
  position: 'sticky',
  insetBlockStart: belowPhoneBar,
  zIndex: stack.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: `calc(${touch} + ${vars.space.xs})`,
  // Covers the borders and shadows of cards that scroll underneath, to the page's edges.
  marginBlock: `calc(${vars.space.sm} * -1)`,
  marginInline: `calc(${edge} * -1)`,
  paddingInline: edge,
  background: vars.color.canvas,
  // Below the site header, which is sticky on wide pages.
  '@media': { [from.desk]: { insetBlockStart: belowDeskHeader }, [short.any]: unstuck },
});

export const chips = component({
  // The row scrolls between the buttons, not to the page's edges.
  vars: { [gutter]: vars.space.xs, [inset]: '0px' },
  flex: 1,
  minInlineSize: 0,
});

export const opener = component({ display: 'grid', '@media': { [from.desk]: { display: 'none' } } });

/** Field in place of the groups; beside them on wide pages. */
export const search = component({
  display: 'none',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: { '[data-search] > &': { display: 'flex', flex: 1 } },
  '@media': { [from.desk]: { display: 'block', inlineSize: `calc(${touch} * 4.5)` } },
});

export const field = component({ flex: 1, minInlineSize: 0 });

export const found = component({
  ...textRules.label,
  color: vars.color.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
