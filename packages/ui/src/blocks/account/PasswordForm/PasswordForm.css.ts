import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const fields = component({ display: 'grid', gap: vars.space.lg });
export const rules = component({ display: 'grid', gap: vars.space.xs });
export const rule = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.text.muted,
  selectors: { '&[data-met]': { color: vars.color.status.success.fg } },
});
