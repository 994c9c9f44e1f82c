import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { calm, ring, stack } from '../../../theme/measures.ts';

/**
 * Nothing is shown for a page that loads within this time. The bar approaches its end within `length`, five seconds,
 * and waits there.
 */
const throttle = '200ms';
const length = '5000ms';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const root = component({
  position: 'fixed',
  zIndex: stack.toast,
  insetInline: 0,
  insetBlockStart: frameTop,
  blockSize: `calc(${ring} * 1.5)`,
  backgroundColor: vars.color.header.bg,
  pointerEvents: 'none',
  animation: `${appear} 1ms ${throttle} backwards`,
});

export const bar = component({
  blockSize: '100%',
  backgroundColor: vars.color.header.fg,
  transform: 'scaleX(0.92)',
  transformOrigin: '0 0',
  animation: `${grow} ${length} cubic-bezier(0, 0.7, 0.3, 1) ${throttle} backwards`,
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
  '@media': { [calm]: { animation: 'none' } },
});
