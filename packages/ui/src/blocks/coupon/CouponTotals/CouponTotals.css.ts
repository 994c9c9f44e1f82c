import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({ ...textRules.body, display: 'grid', gap: vars.space.sm });

/** Two lines share a row where both fit, which leaves more height for the selections. */
export const lines = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
});
export const line = component({
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: {
    '&:nth-child(odd):last-child': { flex: '1 0 100%', justifyContent: 'space-between' },
  },
});
export const value = component({
  ...figures,
  flexShrink: 0,
  maxInlineSize: '60%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.strong,
  selectors: { '[data-tone="boost"] > &': { color: vars.color.boost.fg } },
});
export const note = component({ ...textRules.label, color: vars.color.text.muted });

export const main = component({
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
