import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  gap: vars.space.lg,
  inlineSize: '100%',
  maxInlineSize: columns.reading,
  marginInline: 'auto',
});
export const top = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
});
/** The way of the money begins at the start of the line. */
export const scene = component({
  inlineSize: 'min(100%, 264px)',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
/** Marks of a coin aren't mirrored. */
export const glyph = component({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
export const amount = component({
  ...textRules.display,
  fontVariantNumeric: 'tabular-nums',
  margin: 0,
  overflowWrap: 'anywhere',
});
export const detail = component({
  ...textRules.body,
  color: vars.color.text.muted,
  margin: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const actions = component({ display: 'grid', gap: vars.space.sm });
