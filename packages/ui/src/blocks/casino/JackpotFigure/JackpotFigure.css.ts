import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({
  ...textRules.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.odds,
  backgroundColor: vars.color.tile.bg,
  color: vars.color.tile.jackpotFg,
  // Limits layout and paint of each new amount to this element.
  contain: 'layout paint',
});

export const amount = component({ ...figures, ...oneLine, fontWeight: vars.font.weight.price });
