import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { calm } from '../../theme/measures.ts';
import { skeletonGround } from './skeletonGround.css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

export const root = component({
  display: 'block',
  maxInlineSize: '100%',
  // Visible on the canvas and on a card.
  backgroundColor: fallbackVar(
    skeletonGround,
    `color-mix(in oklab, ${vars.color.border.default} 76%, transparent)`,
  ),
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  '@media': { [calm]: { animation: 'none' } },
});

export const shapes = componentVariants({
  line: { blockSize: '0.75em', marginBlock: '0.25em', borderRadius: vars.radius.full },
  price: { blockSize: vars.size.odds, borderRadius: vars.radius.odds },
  control: { blockSize: vars.size.control, borderRadius: vars.radius.control },
  chip: { blockSize: vars.size.chip, borderRadius: vars.radius.full },
  block: { blockSize: `calc(${vars.size.row} * 4)`, borderRadius: vars.radius.card },
  disc: { blockSize: vars.size.touch, inlineSize: vars.size.touch, borderRadius: vars.radius.full },
});

export const widths = componentVariants({
  full: { inlineSize: '100%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  quarter: { inlineSize: '25%' },
  shape: {},
});
