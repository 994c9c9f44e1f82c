import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  background: vars.color.boost.bg,
  color: vars.color.boost.fg,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.strong,
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const hint = component({ ...textRules.note, display: 'block', fontWeight: vars.font.weight.medium });
export const value = component({ ...figures, fontWeight: vars.font.weight.price });
