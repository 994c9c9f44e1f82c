import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const text = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  textAlign: 'center',
});

export const code = component({ ...textRules.title, ...figures, letterSpacing: '0.08em', userSelect: 'all' });
