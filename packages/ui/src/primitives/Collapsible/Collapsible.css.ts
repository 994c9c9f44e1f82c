import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

export const root = component({ minInlineSize: 0 });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const heading = component({ flex: 1, minInlineSize: 0 });

export const trigger = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.weight.strong,
  borderRadius: vars.radius.control,
});

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = component({
  display: 'grid',
  color: vars.color.text.muted,
  transition: `transform ${vars.motion.fast} ease-out`,
  selectors: { '[data-state="closed"] > &': { transform: 'rotate(180deg)' } },
});
