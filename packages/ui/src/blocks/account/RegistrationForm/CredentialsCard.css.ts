import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.lg });
export const list = component({ display: 'grid' });
export const line = component({
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});
export const term = component({ ...textRules.label, color: vars.color.text.muted });
export const value = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const secret = component({
  ...textRules.score,
  ...figures,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const copied = component({
  ...textRules.label,
  minBlockSize: '1lh',
  color: vars.color.status.success.fg,
  fontWeight: vars.font.weight.medium,
});
export const saves = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});
