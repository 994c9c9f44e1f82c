import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.lg });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const detail = component({ ...textRules.body, color: vars.color.text.muted });
export const reasons = component({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  listStyleType: 'disc',
});
export const documents = component({ display: 'grid', gap: vars.space.xl });
