import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  ...textRules.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const length = component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
