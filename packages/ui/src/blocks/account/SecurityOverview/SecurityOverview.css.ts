import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { status, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.sm });
export const top = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const level = component({
  ...textRules.section,
  selectors: {
    '&[data-level="bad"]': { color: status.danger.fg },
    '&[data-level="normal"]': { color: status.warning.fg },
    '&[data-level="good"], &[data-level="full"]': { color: status.success.fg },
  },
});
export const share = component({
  ...textRules.label,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const advice = component({ ...textRules.body, color: text.muted });
export const list = component({ display: 'grid', gap: vars.space.md });
