import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  minInlineSize: 0,
});
export const logo = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${vars.size.row} * 1.2)`,
  blockSize: vars.size.row,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  overflow: 'hidden',
});
export const words = component({ flex: '1 1 7em', display: 'grid', minInlineSize: 0 });
export const name = component({ ...textRules.name, ...clamp(2) });
export const about = component({ ...textRules.label, color: vars.color.text.muted });
