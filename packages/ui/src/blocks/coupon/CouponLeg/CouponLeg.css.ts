import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { coupon, odds, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"event price" "pick market" "reason reason"',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.md,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.lg,
  background: coupon.rowBg,
  borderBlockEnd: `${hairline} solid ${coupon.divider}`,
  selectors: {
    '&[data-removable]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"event price remove" "pick market remove" "reason reason reason"',
      paddingInlineEnd: vars.space.xs,
    },
    '&[data-move="up"]': { background: coupon.rowUpBg },
    '&[data-move="down"]': { background: coupon.rowDownBg },
  },
});

export const event = component({
  ...textRules.note,
  ...clamp(2),
  gridArea: 'event',
  alignSelf: 'center',
  color: text.muted,
  minInlineSize: 0,
  // Room for the halo of the live dot, which the clamp would cut.
  paddingInlineStart: vars.space.xxs,
  marginInlineStart: `calc(${vars.space.xxs} * -1)`,
});

export const pick = component({
  ...textRules.name,
  ...clamp(2),
  gridArea: 'pick',
  fontSize: vars.type.size.body,
  lineHeight: vars.type.leading.body,
  selectors: { '[data-closed] > &': { color: text.muted } },
});

export const price = component({
  ...textRules.name,
  ...figures,
  gridArea: 'price',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.price,
  selectors: {
    '[data-move="up"] > &': { color: odds.up },
    '[data-move="down"] > &': { color: odds.down },
    '[data-closed] > &': { color: text.muted },
  },
});

export const oldPrice = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const market = component({
  ...textRules.note,
  ...clamp(2),
  gridArea: 'market',
  maxInlineSize: `calc(${vars.space.xxl} * 4.5)`,
  color: text.muted,
  textAlign: 'end',
});

export const note = component({ color: vars.color.boost.fg, fontWeight: vars.font.weight.strong });

export const remove = component({ gridArea: 'remove', alignSelf: 'center' });

export const reason = component({
  ...textRules.label,
  gridArea: 'reason',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  fontWeight: vars.font.weight.medium,
  color: vars.color.status.warning.fg,
  selectors: { '&[data-tone="muted"]': { color: text.muted } },
});
