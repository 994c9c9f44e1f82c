import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, odds, status, sunken, text } = vars.color;

export const root = component({
  display: 'grid',
  gap: vars.space.lg,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
});

export const head = component({ display: 'flex', alignItems: 'flex-start', gap: vars.space.md });

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: sunken,
  color: text.default,
  selectors: {
    '&[data-tone="success"]': { background: status.success.bg, color: status.success.fg },
    '&[data-tone="warning"]': { background: status.warning.bg, color: status.warning.fg },
    '&[data-tone="danger"]': { background: status.danger.bg, color: status.danger.fg },
  },
});

export const words = component({
  display: 'grid',
  gap: vars.space.xxs,
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
});
export const title = component({ ...textRules.name });
export const detail = component({ ...textRules.body, color: text.muted });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});

export const track = component({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: sunken,
  overflow: 'hidden',
});

/** Shrinks to zero at the deadline; animates the transform only. */
export const bar = component({
  blockSize: '100%',
  background: text.default,
  transformOrigin: 'left',
  transition: 'transform 1s linear',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
});

export const moves = component({ display: 'grid', gap: vars.space.sm });
export const move = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  selectors: {
    '&[data-total]': {
      paddingBlockStart: vars.space.sm,
      borderBlockStart: `${hairline} solid ${border.default}`,
      color: text.muted,
    },
  },
});
export const moveName = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const movePrices = component({
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  fontWeight: vars.font.weight.price,
  selectors: { '&[data-move="up"]': { color: odds.up }, '&[data-move="down"]': { color: odds.down } },
});
export const before = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.regular,
});

export const receipt = component({ ...textRules.body, display: 'grid', gap: vars.space.sm });
export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const term = component({ color: text.muted });
export const value = component({
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const left = component({ ...textRules.body, color: text.muted });

export const results = component({
  display: 'grid',
  borderBlockStart: `${hairline} solid ${border.default}`,
});
export const single = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.md})`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});
export const singleSign = component({
  color: text.muted,
  selectors: {
    '[data-outcome="placed"] > &': { color: status.success.fg },
    '[data-outcome="refused"] > &': { color: status.danger.fg },
  },
});
export const singleName = component({
  ...textRules.body,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
});
export const singleDetail = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
