import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { card } from '../../rules.ts';

const { border, live, raised, text } = vars.color;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

/** Positioned absolutely, because visually hidden text shouldn't take a row of the grid. */
export const status = component({ position: 'absolute' });

export const hint = component({ ...textRules.label, color: text.muted, paddingInline: vars.space.xs });

/** Card with the results of one kind; rows extend to the edge, so their focus rings are inset. */
export const group = component({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  vars: { [focusOffset]: `calc(${ring} * -1)` },
});

export const item = component({ borderBlockStart: `${hairline} solid ${border.default}` });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.lg,
  background: raised,
});

export const more = component({ ...textRules.label, flexShrink: 0, whiteSpace: 'nowrap' });

export const title = component({
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const entry = component({
  ...colourFade,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.xs})`,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xs,
  '@media': { [pointer]: { selectors: { '&:hover': { background: raised } } } },
});

export const icon = component({ display: 'grid', flexShrink: 0, color: text.muted });

export const words = component({ flex: 1, minInlineSize: 0 });

export const name = component({
  ...textRules.body,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
  // Aligns a name in another script with the text below it.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const detail = component({ ...textRules.label, ...clamp(1), color: text.muted });

export const end = component({
  ...textRules.label,
  ...figures,
  flexShrink: 0,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
  selectors: { '&[data-live]': { color: live.fg } },
});
