import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { calm } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';

const { boost, chip, status, text } = vars.color;
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const passBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.4 } });

export const root = component({ inlineSize: '100%', minInlineSize: 0 });

export const head = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  marginBlockEnd: vars.space.xs,
});

export const label = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.strong,
});

export const figure = component({
  fontVariantNumeric: figures.fontVariantNumeric,
  color: text.muted,
  textAlign: 'end',
});

export const track = component({
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const sizes = componentVariants({
  sm: { blockSize: vars.space.xs },
  md: { blockSize: vars.space.sm },
});

export const bar = component({
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `transform ${vars.motion.normal} ease-out`,
  selectors: {
    '&[data-state="indeterminate"]': { inlineSize: '40%', animation: `${pass} 1400ms ease-in-out infinite` },
    '&[data-state="indeterminate"]:dir(rtl)': { animationName: passBack },
  },
  '@media': {
    [calm]: {
      transition: 'none',
      selectors: {
        '&[data-state="indeterminate"]': {
          inlineSize: '100%',
          animation: `${breathe} 1400ms ease-in-out infinite alternate`,
        },
        '&[data-state="indeterminate"]:dir(rtl)': { animationName: breathe },
      },
    },
  },
});

export const tones = componentVariants({
  neutral: { backgroundColor: chip.selectedBg },
  success: { backgroundColor: status.success.fg },
  warning: { backgroundColor: status.warning.fg },
  danger: { backgroundColor: status.danger.fg },
  boost: { backgroundColor: boost.fg },
});
