import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  paddingInline: vars.space.lg,
  paddingBlock: `calc(${vars.space.xxl} * 2)`,
});
export const code = component({
  ...textRules.display,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const title = component({ ...textRules.title, overflowWrap: 'anywhere' });
export const detail = component({ ...textRules.body, color: vars.color.text.muted });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
});
export const reference = component({
  ...textRules.note,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
