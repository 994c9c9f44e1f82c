import { useRef, type PointerEvent } from 'react';
import { setElementVars } from '../Dialog/setElementVars.ts';
import * as css from './Toast.css.ts';

/**
 * Distance in CSS pixels from which a released toast is dismissed; `unsteady` is the distance that still counts as a
 * press.
 */
const dismissDistance = 64;
const jitterDistance = 8;

/**
 * Dismisses an element that is swiped towards its inline end.
 * @returns pointer handlers for the element
 */
export function useSwipe(towards: 1 | -1, onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const distance = (event: PointerEvent) => Math.max(0, (event.clientX - (start.current ?? 0)) * towards);
  const put = (event: PointerEvent<HTMLElement>, pixels: number) => {
    event.currentTarget.toggleAttribute('data-swiped', pixels > 0);
    setElementVars(event.currentTarget, { [css.swiped]: `${pixels * towards}px` });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const control = event.target instanceof Element && event.target.closest('a, button');
      if (event.button === 0 && !control) start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null || distance(event) < jitterDistance) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      put(event, distance(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const goes = distance(event) > dismissDistance;
      start.current = null;
      if (goes) onSwiped();
      else put(event, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      put(event, 0);
    },
  };
}
