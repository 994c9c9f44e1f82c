import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

export const form = component({ display: 'grid', gap: vars.space.lg });

export const foot = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  textAlign: 'center',
});

export const more = component({ ...textRules.body, justifySelf: 'start' });

export const lead = component({ ...textRules.body, color: vars.color.text.muted });

/** Small plain buttons below a checkbox, with their text aligned to its label. */
export const documents = component({
  marginInlineStart: `calc(${vars.size.icon} + ${vars.space.sm} - ${vars.space.md})`,
});

export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11em), 1fr))',
  gap: vars.space.lg,
});
