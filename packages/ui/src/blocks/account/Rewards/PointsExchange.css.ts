import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { text } = vars.color;
const { space } = vars;

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });
export const head = component({ display: 'flex', justifyContent: 'space-between', gap: space.md });
export const words = component({ display: 'grid', gap: space.xxs, minInlineSize: 0 });
export const lead = component({ ...textRules.label, color: text.muted });
export const kept = component({
  ...textRules.label,
  flexShrink: 0,
  maxInlineSize: '40%',
  textAlign: 'end',
  color: text.muted,
});
export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.md,
});
export const all = component({
  ...textRules.label,
  minBlockSize: vars.size.touch,
  paddingInline: space.sm,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
});
