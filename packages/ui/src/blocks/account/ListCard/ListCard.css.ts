import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const line = `${hairline} solid ${vars.color.border.default}`;

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: line,
});
export const words = component({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const lead = component({ ...textRules.label, color: vars.color.text.muted, overflowWrap: 'anywhere' });
export const notice = component({ padding: vars.space.lg, borderBlockEnd: line });
export const foot = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockStart: line,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 20%',
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  selectors: { '& + &': { borderBlockStart: line } },
});
