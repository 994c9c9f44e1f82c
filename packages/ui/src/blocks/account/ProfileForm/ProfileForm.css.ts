import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.xl });
export const section = component({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });
export const lead = component({ ...textRules.label, color: vars.color.text.muted });
export const skeleton = component({ display: 'grid', gap: vars.space.lg });
