import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const label = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.default,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const aside = component({
  ...textRules.label,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const top = component({
  display: 'flex',
  // A long note wraps below its label, which isn't broken.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.sm,
});

export const hint = component({ ...textRules.label, color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const error = component({
  ...textRules.label,
  display: 'flex',
  gap: vars.space.xs,
  color: vars.color.status.danger.fg,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
