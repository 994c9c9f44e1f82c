import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
  color: header.muted,
});

export const label = component({ fontWeight: vars.font.weight.medium });

export const part = component({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.xxs });

export const value = component({ ...textRules.score, color: header.fg });
