import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, boost, brand, sunken, surface, text } = vars.color;

export const level = component({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: brand.bg,
  color: brand.fg,
});
export const levelTop = component({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const levelName = component({ ...textRules.title, minInlineSize: 0, overflowWrap: 'anywhere' });
export const levelNote = component({ ...textRules.body, color: brand.muted });
export const points = component({ ...textRules.score, ...figures, flexShrink: 0 });
export const bar = component({
  padding: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: surface,
});

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
