import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, sunken, text } = vars.color;

export const grid = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columns.popup}), 1fr))`,
  alignItems: 'start',
  gap: vars.space.lg,
  minInlineSize: 0,
});
export const root = component({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  alignContent: 'start',
});
export const label = component({ ...textRules.body, fontWeight: vars.font.weight.strong });
export const detail = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });
export const place = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  gap: vars.space.sm,
  aspectRatio: '4 / 3',
  padding: vars.space.sm,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  background: sunken,
  overflow: 'hidden',
  selectors: { '&[data-state="failed"], &[data-state="hidden"]': { aspectRatio: 'auto' } },
});
export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
export const preview = component({ inlineSize: '100%', blockSize: '100%', border: 0 });
export const failure = component({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

/** Large view in a dialog: fitted to the dialog's width, or in actual size with both scroll bars. */
export const large = component({ overflow: 'auto', maxInlineSize: '100%' });
export const fitted = component({ inlineSize: '100%' });
export const actual = component({ maxInlineSize: 'none' });
export const pages = component({
  inlineSize: '100%',
  // Maximum height of a dialog minus its title.
  blockSize: `calc(100dvh - ${vars.space.xl} * 6)`,
  border: 0,
});
