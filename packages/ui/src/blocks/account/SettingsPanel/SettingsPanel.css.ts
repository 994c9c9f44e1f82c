import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.lg });
export const row = component({ minInlineSize: 0 });
export const segments = component({ display: 'grid', gap: vars.space.xs });
export const label = component({ ...textRules.label, fontWeight: vars.font.weight.medium });
export const hint = component({ ...textRules.label, color: vars.color.text.muted });
export const error = component({
  ...textRules.label,
  color: vars.color.status.danger.fg,
  fontWeight: vars.font.weight.medium,
});
