import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const root = component({ display: 'grid', gap: vars.space.sm });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

/** Smaller than a score: an amount has more digits. */
export const figure = component({
  ...textRules.display,
  ...figures,
  fontFamily: vars.font.heading,
  fontSize: `calc(${vars.type.size.display} * 0.73)`,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const details = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  color: vars.color.text.muted,
});

export const detail = component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

export const value = component({
  ...figures,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
  selectors: { '&[data-tone="boost"]': { color: vars.color.boost.fg } },
});

export const actions = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.sm,
});
