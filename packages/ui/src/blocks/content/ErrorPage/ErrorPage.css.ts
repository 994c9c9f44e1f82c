import { fallbackVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inset } from '../../../theme/gutter.css.ts';
import { columns, from, hairline, pointer, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.md,
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  paddingInline: fallbackVar(inset, '0px'),
  paddingBlock: vars.space.xxl,
  '@media': { [from.desk]: { paddingBlock: `calc(${vars.space.xxl} * 2)` } },
});
export const code = component({
  ...textRules.display,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const title = component({ ...textRules.title, overflowWrap: 'anywhere' });
export const detail = component({ ...textRules.body, color: vars.color.text.muted });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
});
export const reference = component({
  ...textRules.note,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const sign = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  blockSize: `calc(${vars.size.touch} + ${vars.space.lg})`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const ways = component({
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const way = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  paddingInline: vars.space.lg,
  fontWeight: vars.font.weight.medium,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
  '@media': { [pointer]: { selectors: { '&:hover': { background: vars.color.raised } } } },
});

export const wayWords = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
