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
  selectors: { '&[data-long]': { ...textRules.note, paddingInline: vars.space.xs } },
});

export const icon = component({ display: 'contents', selectors: { '[data-long] > &': { display: 'none' } } });

/** Never cut: where it doesn't fit, the icon gives way, and then the padding. */
export const amount = component({
  ...figures,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.price,
});
