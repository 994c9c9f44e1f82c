import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, boost, sunken, surface, text } = vars.color;

export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10em), 1fr))',
  gap: vars.space.sm,
});
export const tile = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.md,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  background: surface,
  boxShadow: vars.shadow.sm,
});
export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.row,
  blockSize: vars.size.row,
  borderRadius: vars.radius.full,
  background: boost.bg,
  color: boost.fg,
  selectors: { '[data-locked] > &': { background: sunken, color: text.muted } },
});
export const name = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });
export const about = component({ ...textRules.label, ...clamp(3), color: text.muted, flex: 1 });
