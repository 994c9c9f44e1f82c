import { useRef, type PointerEvent } from 'react';
import { setElementVars } from '../../../primitives/Dialog/setElementVars.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { swiped } from './CouponLeg.css.ts';

/**
 * Swipe distance, in CSS pixels, beyond which a released row is removed. Distances below `unsteady` are ignored as
 * jitter.
 */
const dismissDistance = 112;
const unsteady = 12;

/**
 * Removes a row when it is swiped past a threshold towards its start. Mouse drags and presses on child controls are
 * ignored.
 * @returns pointer handlers for the row; empty without `onOut`
 */
export function useSwipeOut(onOut: (() => void) | undefined) {
  const { direction } = useUi();
  const start = useRef<number | null>(null);
  if (onOut === undefined) return {};
  const towards = direction === 'rtl' ? 1 : -1;
  const distance = (event: PointerEvent) => Math.max(0, (event.clientX - (start.current ?? 0)) * towards);
  const put = (event: PointerEvent<HTMLElement>, pixels: number) =>
    setElementVars(event.currentTarget, { [swiped]: `${pixels * towards}px` });
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const control = event.target instanceof Element && event.target.closest('a, button, input, label');
      if (event.button === 0 && event.pointerType !== 'mouse' && !control) start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null || distance(event) < unsteady) return;
      put(event, distance(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const goes = distance(event) > dismissDistance;
      start.current = null;
      put(event, 0);
      if (goes) onOut();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      put(event, 0);
    },
  };
}
