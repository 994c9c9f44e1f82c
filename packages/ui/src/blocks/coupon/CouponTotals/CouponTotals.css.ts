import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: vars.color.coupon.totalFg,
});

export const pair = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const term = component({ color: vars.color.text.muted });
export const price = component({ ...figures, fontWeight: vars.font.weight.price });
export const returns = component({
  ...figures,
  fontSize: vars.type.size.score,
  lineHeight: vars.type.leading.score,
  fontWeight: vars.font.weight.price,
  overflowWrap: 'anywhere',
});
