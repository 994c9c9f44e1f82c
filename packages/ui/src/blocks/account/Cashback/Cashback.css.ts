import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg });
export const figure = component({
  ...textRules.display,
  ...figures,
  fontSize: vars.type.size.title,
  lineHeight: vars.type.leading.title,
  overflowWrap: 'anywhere',
});
export const lead = component({ ...textRules.body, color: text.muted });
export const words = component({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
export const between = component({
  ...textRules.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: text.muted,
});
export const progress = component({ display: 'grid', gap: vars.space.xs });
