import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, boost, text } = vars.color;

export const head = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: vars.space.sm,
});
export const title = component({ flex: '1 1 auto', minInlineSize: 0 });

export const leg = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});
export const event = component({
  ...textRules.note,
  ...clamp(2),
  gridColumn: '1 / -1',
  color: text.muted,
  selectors: { '[data-action] > &': { gridColumn: '1' } },
});
export const pick = component({ ...textRules.body, ...clamp(2), fontWeight: vars.font.weight.strong });
export const end = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  // The control is next to both lines, with its own padding at the edge of the card.
  selectors: {
    '[data-action] > &': {
      gridArea: '1 / 2 / 3',
      alignItems: 'center',
      marginInlineEnd: `calc(-1 * ${vars.space.md})`,
    },
  },
});
export const price = component({ ...textRules.body, ...figures, fontWeight: vars.font.weight.price });

export const foot = component({
  display: 'grid',
  gap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
});
export const total = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: text.muted,
});
export const prices = component({
  ...figures,
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.sm,
});
export const before = component({ color: text.muted });
export const boosted = component({
  fontSize: vars.type.size.score,
  lineHeight: vars.type.leading.score,
  fontWeight: vars.font.weight.price,
  color: boost.fg,
});
