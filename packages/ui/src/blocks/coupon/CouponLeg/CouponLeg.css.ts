import { createVar } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { action, boost, chip, coupon, odds, status, text } = vars.color;

/** Distance by which the player has swiped the row towards its start. */
export const swiped = createVar();

export const root = component({
  position: 'relative',
  overflow: 'hidden',
  background: status.danger.bg,
  borderBlockEnd: `${hairline} solid ${coupon.divider}`,
});

/** Background that a swiped row reveals. */
export const beneath = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xl,
  display: 'grid',
  placeItems: 'center',
  color: status.danger.fg,
});

export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  position: 'relative',
  paddingInline: vars.space.lg,
  background: coupon.rowBg,
  translate: `${swiped} 0`,
  vars: { [swiped]: '0px' },
  selectors: {
    '[data-move="up"] > &': { background: coupon.rowUpBg },
    '[data-move="down"] > &': { background: coupon.rowDownBg },
    ':root[data-moves="arrow"] [data-move] > &': { background: coupon.rowBg },
    '[data-removable] > &': { paddingInlineEnd: vars.space.xs, touchAction: 'pan-y' },
  },
});

/** Content before the text: banker, crests. */
export const lead = component({
  display: 'flex',
  gap: vars.space.sm,
  flexShrink: 0,
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginBlock: vars.space.sm,
});

/** At the start of the row, so that the finger doesn't cover the text. */
export const handle = component({
  alignSelf: 'center',
  flexShrink: 0,
  marginInlineStart: `calc(${vars.space.sm} * -1)`,
});

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"event price" "pick market"',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.md,
});

export const event = component({
  ...textRules.note,
  // Two names and the score between them fit a narrow coupon.
  ...clamp(3),
  gridArea: 'event',
  alignSelf: 'center',
  color: text.muted,
  minInlineSize: 0,
  // Padding for the halo of the live dot, which would otherwise be clipped.
  paddingInlineStart: vars.space.xxs,
  marginInlineStart: `calc(${vars.space.xxs} * -1)`,
});

export const pick = component({
  ...textRules.name,
  ...clamp(2),
  gridArea: 'pick',
  fontSize: vars.type.size.body,
  lineHeight: vars.type.leading.body,
  selectors: { '[data-closed] &': { color: text.muted } },
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
    '[data-move="up"] &': { color: odds.up },
    '[data-move="down"] &': { color: odds.down },
    ':root[data-moves="arrow"] [data-move] &': { color: 'inherit' },
    '[data-closed] &': { color: text.muted },
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
  maxInlineSize: `calc(${vars.space.xxl} * 3.5)`,
  color: text.muted,
  textAlign: 'end',
});

export const note = component({ color: boost.fg, fontWeight: vars.font.weight.strong });

export const remove = component({ alignSelf: 'center', flexShrink: 0 });

export const reason = component({
  ...textRules.label,
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  fontWeight: vars.font.weight.medium,
  color: status.warning.fg,
  selectors: { '&[data-tone="muted"]': { color: text.muted } },
});

/** Content below the text: stake, result, controls for moving the leg. */
export const extra = component({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
});

export const result = component({
  ...textRules.label,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  color: text.muted,
});

/** Square with the size of a crest; the hit area has the minimum touch size. */
export const banker = component({
  ...textRules.label,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  border: `${hairline} solid ${chip.border}`,
  borderRadius: vars.radius.control,
  background: chip.bg,
  color: text.muted,
  fontWeight: vars.font.weight.price,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `calc((${vars.space.xxl} - ${vars.size.touch}) / 2)`,
    },
    '&[aria-pressed="true"]': {
      background: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedFg,
    },
    '&[aria-disabled="true"]': {
      background: action.neutral.rest,
      borderColor: 'transparent',
      color: text.disabled,
      cursor: 'not-allowed',
    },
  },
});

export const crests = component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const bonus = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.sm})`,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.lg,
  background: boost.bg,
  color: boost.fg,
  borderBlockEnd: `${hairline} solid ${coupon.divider}`,
  selectors: { '&[data-removable]': { paddingInlineEnd: vars.space.xs } },
});

export const bonusWords = component({
  ...textRules.body,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.strong,
});

export const bonusDetail = component({
  ...textRules.note,
  display: 'block',
  fontWeight: vars.font.weight.medium,
});

export const bonusPrice = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
});
