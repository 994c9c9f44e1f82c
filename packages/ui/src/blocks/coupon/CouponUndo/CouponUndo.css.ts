import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';

const { coupon } = vars.color;

export const root = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  background: coupon.barBg,
  color: coupon.barFg,
  vars: { [focusColour]: coupon.barFg },
});

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: vars.space.xs });

export const undo = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  fontWeight: vars.font.weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': touchArea },
});
