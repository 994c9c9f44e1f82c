import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { belowDesk } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { boost, outcome, sunken, text } = vars.color;
const { space } = vars;

export const root = component({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) max-content',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.md,
  padding: space.lg,
  selectors: { '&[data-state="ready"]': { borderColor: boost.border } },
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  backgroundColor: sunken,
  selectors: {
    '[data-state="ready"] > &': { backgroundColor: boost.bg, color: boost.fg },
    '[data-state="taken"] > &': { backgroundColor: outcome.won.bg, color: outcome.won.fg },
    '[data-state="locked"] > &': { color: text.muted },
  },
});

export const words = component({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0 });

export const title = component({
  ...textRules.body,
  ...clamp(3),
  fontWeight: vars.font.weight.strong,
  selectors: { '[data-state="locked"] &, [data-state="taken"] &': { color: text.muted } },
});

export const note = component({ ...textRules.label, color: text.muted });

/** On phones a long label wraps, which leaves room for the words. */
export const action = component({
  '@media': { [belowDesk]: { maxInlineSize: `calc(${vars.size.touch} * 3)` } },
});

export const progress = component({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
});

export const figure = component({
  ...textRules.label,
  flexShrink: 0,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
