import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const form = component({ display: 'grid', gap: vars.space.lg });

export const title = component(textRules.name);

export const error = component({ ...textRules.label, color: vars.color.status.danger.fg });

export const consequences = component({
  ...textRules.body,
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
});

export const consequence = component({
  paddingInlineStart: vars.space.lg,
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space.xs,
      insetBlockStart: '0.6em',
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.strong,
    },
  },
});

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13em), 1fr))',
  gap: vars.space.sm,
});
