import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { calm, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { accent, header, nav, odds } = vars.color;
const beat = keyframes({ '50%': { transform: 'scale(1.25)' } });

export const root = component({
  ...textRules.note,
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.space.lg} - ${vars.space.xxs})`,
  insetInlineStart: `calc(50% + ${vars.space.xs})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.space.lg,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: accent.bg,
  color: accent.fg,
  fontWeight: vars.font.weight.price,
  fontVariantNumeric: 'tabular-nums',
});

/** A ring in the background colour separates badge and icon. */
export const grounds = componentVariants({
  nav: { boxShadow: `0 0 0 ${ring} ${nav.bg}` },
  header: { boxShadow: `0 0 0 ${ring} ${header.bg}` },
});

export const move = component({
  position: 'absolute',
  insetInlineStart: `calc(100% - ${vars.space.xxs})`,
  display: 'grid',
  inlineSize: vars.space.md,
  animation: `${beat} ${vars.motion.oddsFlash} ease-in-out 3`,
  '@media': { [calm]: { animation: 'none' } },
  selectors: {
    '&[data-move="up"]': { color: odds.up },
    '&[data-move="down"]': { color: odds.down },
  },
});

export const counted = component({ position: 'relative', display: 'inline-flex' });

/** Covers the button without taking its presses. */
export const over = component({ position: 'absolute', inset: 0, pointerEvents: 'none' });
