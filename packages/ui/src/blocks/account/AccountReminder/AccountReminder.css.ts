import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.lg });
export const top = component({ display: 'flex', alignItems: 'start', gap: vars.space.md });
export const disc = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.row,
  blockSize: vars.size.row,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});
export const words = component({ flex: 1, display: 'grid', gap: vars.space.xs, minInlineSize: 0 });
export const detail = component({ ...textRules.body, color: vars.color.text.muted });
export const actions = component({ display: 'grid', gap: vars.space.sm });
