import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { action, border, coupon, raised, text } = vars.color;

export const root = component({ borderBlockEnd: `${hairline} solid ${coupon.divider}` });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.xs,
  background: raised,
  borderBlock: `${hairline} solid ${coupon.divider}`,
  // Overlaps the border of the row above, so that the two hairlines don't double.
  marginBlockStart: `calc(${hairline} * -1)`,
  position: 'relative',
});

export const mark = component({
  ...textRules.label,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  paddingInline: vars.space.xs,
  borderRadius: `calc(${vars.radius.control} / 2)`,
  background: action.strong.rest,
  color: action.strong.fg,
  fontWeight: vars.font.weight.price,
  selectors: {
    '&[data-lobby]': {
      background: 'transparent',
      color: text.muted,
      border: `${hairline} dashed ${border.field}`,
    },
  },
});

export const words = component({
  ...textRules.body,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.strong,
});

export const detail = component({
  ...textRules.note,
  display: 'block',
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const price = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
  selectors: { '&:last-child': { paddingInlineEnd: vars.space.md } },
});

export const stake = component({
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  background: coupon.rowBg,
});

export const empty = component({
  ...textRules.label,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  color: text.muted,
});

export const order = component({
  display: 'grid',
  justifyItems: 'center',
  selectors: { '&[data-flow="row"]': { gridAutoFlow: 'column' } },
});

/** Drag handle: disables touch scrolling. */
export const grip = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space.xl,
  minBlockSize: vars.size.touch,
  color: text.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { color: text.default },
    '&[data-dragged]': { cursor: 'grabbing', color: text.default },
  },
});
