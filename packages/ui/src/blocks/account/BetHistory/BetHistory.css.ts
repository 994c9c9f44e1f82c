import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';

const { border, raised, text } = vars.color;

export const root = component({
  ...colourFade,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  // Each row is inside an `li` of its own, so the last one is selected through its parent.
  borderBlockEnd: `${hairline} solid ${border.default}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const top = component({
  ...textRules.note,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: text.muted,
});
export const when = component({ flex: 1, minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
export const title = component({ ...textRules.name, ...clamp(1) });
export const price = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
  textAlign: 'end',
});
export const legs = component({ ...textRules.label, ...clamp(2), gridColumn: '1 / -1', color: text.muted });
export const money = component({
  ...textRules.body,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.xs,
});
export const pair = component({ display: 'flex', gap: vars.space.xs });
export const term = component({ color: text.muted });
export const amount = component({
  ...figures,
  fontWeight: vars.font.weight.strong,
  selectors: { '&[data-outcome="won"]': { color: vars.color.outcome.won.fg } },
});

export const skeleton = component({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.lg,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});
