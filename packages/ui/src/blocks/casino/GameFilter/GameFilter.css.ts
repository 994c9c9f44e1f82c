import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({ display: 'grid', gap: space.xl });

export const group = component({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const label = component({ ...textRules.label, fontWeight: vars.font.weight.medium });

export const chips = component({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const bar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
