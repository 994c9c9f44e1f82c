import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { text } = vars.color;

export const form = component({ display: 'grid', gap: vars.space.lg });

export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14em), 1fr))',
  gap: vars.space.lg,
});

export const currency = component({ ...textRules.body, color: text.muted });

export const consequence = component({ ...textRules.label, color: text.muted });

export const actions = component({ display: 'flex', gap: vars.space.sm });
