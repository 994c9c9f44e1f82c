import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { odds, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.md });

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
});

export const label = component({ ...textRules.body, color: text.muted });

export const offer = component({
  ...textRules.score,
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontFamily: vars.font.numeric,
  fontWeight: vars.font.weight.price,
  overflowWrap: 'anywhere',
  selectors: { '&[data-move="up"]': { color: odds.up }, '&[data-move="down"]': { color: odds.down } },
});

export const part = component({ display: 'grid', gap: vars.space.xs });

export const detail = component({ ...textRules.label, color: text.muted });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: vars.space.sm,
});
