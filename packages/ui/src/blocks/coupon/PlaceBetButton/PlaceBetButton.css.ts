import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.sm });

export const reason = component({ ...textRules.label, color: vars.color.text.muted, textAlign: 'center' });
