import { keyframes } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { calm } from '../../theme/measures.ts';

const { accent } = vars.color;
const draw = keyframes({ from: { strokeDashoffset: 1 } });
const ring = (width: string) => `0 0 0 ${width} color-mix(in srgb, ${accent.bg} 28%, transparent)`;
const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const disc = component({
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: accent.bg,
  fill: 'none',
  stroke: accent.fg,
  strokeWidth: '4.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = componentVariants({
  sm: { ...square('1.75rem'), boxShadow: ring('3px') },
  lg: { ...square('3.125rem'), boxShadow: ring('6px') },
});

export const tick = component({
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.normal} ease-out`,
  '@media': { [calm]: { animation: 'none' } },
});
