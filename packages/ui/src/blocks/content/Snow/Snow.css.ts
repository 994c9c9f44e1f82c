import { createVar, keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { calm, stack } from '../../../theme/measures.ts';

/** Custom properties of a flake: start position, size, fall duration, initial progress, drift. */
export const flake = {
  place: createVar(),
  size: createVar(),
  time: createVar(),
  ahead: createVar(),
  drift: createVar(),
};

const fall = keyframes({
  from: { transform: 'translate3d(0, -5vh, 0)' },
  to: { transform: `translate3d(${flake.drift}, 105vh, 0)` },
});

export const root = component({
  position: 'fixed',
  inset: 0,
  zIndex: stack.bar,
  overflow: 'hidden',
  pointerEvents: 'none',
  contain: 'strict',
  '@media': { [calm]: { display: 'none' }, print: { display: 'none' } },
});

export const one = component({
  position: 'absolute',
  insetInlineStart: flake.place,
  insetBlockStart: 0,
  inlineSize: flake.size,
  blockSize: flake.size,
  borderRadius: '50%',
  // Visible in light and dark mode.
  background: vars.color.text.muted,
  opacity: 0.45,
  willChange: 'transform',
  animation: `${fall} ${flake.time} linear ${flake.ahead} infinite`,
});
