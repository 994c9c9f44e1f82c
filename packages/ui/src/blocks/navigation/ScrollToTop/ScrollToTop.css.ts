import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { from, hairline, short, stack } from '../../../theme/measures.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, overlay, text } = vars.color;

/** Takes no space in the layout: sticks to the bottom of the window while the page scrolls. */
export const root = component({
  position: 'sticky',
  zIndex: stack.bar,
  // Above the quick coupon and the navigation of phones.
  insetBlockEnd: `calc(${vars.size.nav} * 2 + ${vars.space.xl} + env(safe-area-inset-bottom))`,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  blockSize: 0,
  paddingInlineEnd: vars.space.xs,
  pointerEvents: 'none',
  '@media': { [from.coupon]: { insetBlockEnd: vars.space.lg }, [short.any]: { display: 'none' } },
});

export const button = component({
  ...colourFade,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  blockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.full,
  background: overlay,
  color: text.default,
  boxShadow: vars.shadow.md,
  pointerEvents: 'auto',
  selectors: { '&:active': { background: vars.color.action.neutral.active } },
});
