import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';

const { accent, header } = vars.color;
const side = `calc(${vars.space.xs} * 7)`;

export const root = component({
  ...textRules.body,
  ...figures,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  blockSize: `calc(${side} + ${vars.space.xs} * 2)`,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.full,
  background: header.control,
  color: header.fg,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  vars: { [focusColour]: header.fg },
  selectors: { '&::after': touchArea },
});

/** Never cut: the wordmark beside the pill gives way. */
export const amount = component({ flexShrink: 0 });

const end = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
} as const;

export const look = component(end);

export const plus = component({
  ...end,
  borderRadius: vars.radius.full,
  background: accent.bg,
  color: accent.fg,
});
