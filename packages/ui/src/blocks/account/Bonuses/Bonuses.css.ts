import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { boost, text } = vars.color;

export const list = component({ display: 'grid', gap: vars.space.md });
export const root = component({ display: 'grid', gap: vars.space.md });
export const head = component({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const words = component({
  display: 'grid',
  flexGrow: 1,
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const art = component({
  inlineSize: vars.size.row,
  aspectRatio: '3 / 4',
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const kind = component({ ...textRules.label, color: text.muted });
export const amount = component({
  ...textRules.section,
  ...figures,
  color: boost.fg,
  flexShrink: 0,
  maxInlineSize: '40%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '[data-state="expired"] &, [data-state="refused"] &': { color: text.muted } },
});
export const terms = component({ ...textRules.body, color: text.muted });
export const progress = component({ display: 'grid', gap: vars.space.xs });
export const between = component({
  ...textRules.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
