import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({ inlineSize: '100%', borderCollapse: 'collapse' });

export const head = component({ padding: 0 });

const cell = { ...textRules.label, ...figures, paddingBlock: vars.space.xs, whiteSpace: 'nowrap' } as const;

export const time = component({
  ...cell,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
});

export const stake = component({ ...cell, color: vars.color.text.muted, textAlign: 'end' });

export const won = component({ ...cell, fontWeight: vars.font.weight.strong, textAlign: 'end' });
