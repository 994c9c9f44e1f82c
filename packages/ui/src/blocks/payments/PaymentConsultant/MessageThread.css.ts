import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { sunken, surface, border, text } = vars.color;

export const root = component({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const message = component({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `1px solid ${border.default}`,
  background: surface,
  marginInlineEnd: vars.space.xl,
  selectors: {
    '&[data-own]': { background: sunken, marginInlineEnd: 0, marginInlineStart: vars.space.xl },
  },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const author = component({ ...textRules.label, fontWeight: vars.font.weight.strong });
export const time = component({ ...textRules.label, color: text.muted });
export const words = component({
  ...textRules.body,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const files = component({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = component({
  ...textRules.label,
  color: text.muted,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
});
