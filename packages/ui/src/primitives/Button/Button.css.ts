import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { textRules } from '../../theme/text.ts';

export { looks, surface } from './look.css.ts';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
  // Never within a word, unless the word is wider than its container.
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const sizes = componentVariants({
  sm: {
    ...textRules.label,
    fontWeight: vars.font.weight.strong,
    minBlockSize: `calc(${vars.size.control} * 0.8)`,
    paddingInline: vars.space.md,
  },
  md: {
    ...textRules.body,
    fontWeight: vars.font.weight.strong,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.xs,
  },
  lg: {
    ...textRules.name,
    minBlockSize: `calc(${vars.size.control} + ${vars.space.xs})`,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.card,
  },
});

export const widths = componentVariants({ content: {}, full: { inlineSize: '100%' } });
