import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
  borderBlockStart: `${hairline} solid ${vars.color.border.default}`,
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const links = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
});
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
export const words = component({
  ...textRules.label,
  color: vars.color.text.muted,
  maxInlineSize: `calc(${columns.reading} * 1.5)`,
});
