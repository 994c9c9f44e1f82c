import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { sunken, text } = vars.color;

export const balance = component({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.lg,
  borderRadius: vars.radius.control,
  background: sunken,
});
export const line = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const term = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const figure = component({
  ...figures,
  flexShrink: 0,
  maxInlineSize: '70%',
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  selectors: { '[data-available] > &': { ...textRules.score, ...figures } },
});
export const note = component({ ...textRules.label, color: text.muted });
