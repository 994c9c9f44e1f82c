import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour, focusOffset } from '../../../theme/focus.css.ts';
import { ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { accent, coupon } = vars.color;

export const root = component({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.sm,
  padding: vars.space.sm,
  background: coupon.barBg,
  color: coupon.barFg,
  borderRadius: `calc(${vars.radius.card} + ${vars.space.xs})`,
  boxShadow: vars.shadow.lg,
  vars: { [focusColour]: coupon.barFg, [focusOffset]: `calc(${ring} * -1)` },
});

export const open = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
});

export const count = component({
  ...textRules.score,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: `calc(${vars.size.touch} * 0.92)`,
  blockSize: `calc(${vars.size.touch} * 0.92)`,
  paddingInline: vars.space.xs,
  background: accent.bg,
  color: accent.fg,
  borderRadius: vars.radius.control,
});

export const words = component({ display: 'block', flex: 1, minInlineSize: 0 });
export const title = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = component({
  ...textRules.note,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: coupon.barMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** Why the bet is blocked: a sentence, which the player has to be able to read. */
export const reason = component({ ...clamp(2), overflowWrap: 'break-word', minInlineSize: 0 });
export const action = component({ flexShrink: 0, display: 'grid', maxInlineSize: '50%' });
