import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
export const head = component({ display: 'grid', gap: vars.space.xs });
export const lead = component({ ...textRules.body, color: vars.color.text.muted, overflowWrap: 'anywhere' });
export const actions = component({ display: 'grid', gap: vars.space.sm });
export const footer = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  textAlign: 'center',
});
export const errors = component({ display: 'grid', justifyItems: 'start', paddingBlockStart: vars.space.xs });
export const toField = component({
  ...textRules.body,
  // Rows of a list that are separate touch targets.
  minBlockSize: vars.size.touch,
  textAlign: 'start',
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
