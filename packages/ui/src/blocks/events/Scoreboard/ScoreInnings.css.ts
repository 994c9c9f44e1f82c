import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { header } = vars.color;
const line = `${hairline} solid color-mix(in oklab, ${header.fg} 20%, transparent)`;

export const root = component({
  ...textRules.label,
  display: 'grid',
  gap: vars.space.sm,
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  marginBlockStart: vars.space.md,
  paddingInline: vars.space.lg,
});

export const rates = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});

export const rate = component({ display: 'inline-flex', gap: vars.space.xs });
export const muted = component({ color: header.muted });
export const value = component({ ...figures, fontWeight: vars.font.weight.strong });

export const table = component({ inlineSize: '100%', tableLayout: 'auto' });

const cell = { paddingBlock: vars.space.xxs, textAlign: 'end', ...figures } as const;

export const head = component({
  ...textRules.note,
  color: header.muted,
  textAlign: 'start',
  fontWeight: vars.font.weight.medium,
  borderBlockEnd: line,
});
export const figureHead = component({
  ...textRules.note,
  ...cell,
  color: header.muted,
  paddingInlineStart: vars.space.md,
  fontWeight: vars.font.weight.medium,
  borderBlockEnd: line,
});
export const name = component({
  ...oneLine,
  maxInlineSize: `calc(${vars.size.touch} * 3)`,
  textAlign: 'start',
  fontWeight: vars.font.weight.medium,
  selectors: { '[data-strike] > &': { fontWeight: vars.font.weight.strong } },
});
export const figure = component({
  ...cell,
  color: header.muted,
  selectors: { '&:nth-child(2)': { color: header.fg, fontWeight: vars.font.weight.strong } },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
export const bowler = component({ color: header.muted, minInlineSize: 0 });
export const balls = component({ display: 'flex', gap: vars.space.xs });
export const ball = component({
  ...textRules.note,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space.xl,
  minBlockSize: vars.space.xl,
  borderRadius: vars.radius.full,
  background: header.control,
  fontWeight: vars.font.weight.strong,
  selectors: {
    '&[data-wicket]': { background: 'transparent', boxShadow: `inset 0 0 0 ${hairline} ${header.fg}` },
  },
});
