import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});
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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: text.muted,
  overflowWrap: 'anywhere',
});
export const progress = component({ display: 'grid', gap: vars.space.xs });
