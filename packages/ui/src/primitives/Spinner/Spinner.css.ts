import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { calm, ring as thickness } from '../../theme/measures.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = component({ position: 'relative', display: 'inline-grid', flexShrink: 0 });

export const ring = component({
  inlineSize: `calc(${vars.size.icon} * 0.8)`,
  blockSize: `calc(${vars.size.icon} * 0.8)`,
  border: `${thickness} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [calm]: { animation: 'none' } },
});
