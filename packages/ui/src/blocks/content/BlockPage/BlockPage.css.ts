import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, brand, sunken, surface, text } = vars.color;
const side = `calc(${vars.size.touch} + ${vars.space.lg})`;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: columns.reading,
  marginInline: 'auto',
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.card,
  background: brand.bg,
  color: brand.fg,
});

export const words = component({ display: 'grid', gap: vars.space.sm, overflowWrap: 'anywhere' });

export const title = component(textRules.title);

export const detail = component({ ...textRules.body, color: text.muted });

export const details = component({
  inlineSize: '100%',
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  background: surface,
  boxShadow: vars.shadow.sm,
});

export const entry = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const term = component({ color: text.muted });

export const value = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: figures.fontVariantNumeric,
  fontWeight: vars.font.weight.strong,
});

export const progress = component({
  ...textRules.label,
  display: 'grid',
  gap: vars.space.sm,
  inlineSize: '100%',
});

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const support = component({
  ...textRules.label,
  inlineSize: '100%',
  padding: vars.space.md,
  borderRadius: vars.radius.control,
  background: sunken,
  color: text.muted,
  overflowWrap: 'anywhere',
});
