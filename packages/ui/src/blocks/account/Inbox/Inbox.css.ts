import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const buttons = component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' });
export const unread = component({
  display: 'inline-block',
  inlineSize: vars.space.sm,
  blockSize: vars.space.sm,
  borderRadius: vars.radius.full,
  background: vars.color.status.info.fg,
});
export const body = component({
  ...textRules.name,
  fontWeight: vars.font.weight.regular,
  display: 'grid',
  gap: vars.space.md,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
