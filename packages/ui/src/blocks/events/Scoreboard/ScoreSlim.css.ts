import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { belowDeskHeader } from '../../../theme/frame.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { from, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  position: 'sticky',
  insetBlockStart: frameTop,
  zIndex: stack.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  background: header.bg,
  color: header.fg,
  vars: { [focusColour]: header.fg },
  '@media': { [from.desk]: { insetBlockStart: belowDeskHeader, borderRadius: vars.radius.card } },
});

export const back = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
});

export const match = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 1,
  minInlineSize: 0,
});

export const team = component({
  ...textRules.label,
  ...oneLine,
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
});

export const score = component({
  ...textRules.score,
  display: 'inline-flex',
  gap: vars.space.xxs,
  flexShrink: 0,
});

export const dash = component({ color: header.muted });

export const state = component({
  ...textRules.label,
  display: 'inline-flex',
  flexShrink: 0,
  paddingInline: vars.space.sm,
  color: header.muted,
  fontWeight: vars.font.weight.strong,
});
