import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Duration of a long press, ms: that of phones. */
const LONG = 450;
/** Distance in CSS pixels by which a resting finger may move. */
const STILL = 10;

/**
 * Returns handlers that recognise a long press of a finger, after which the press opens nothing else. Without an action
 * there are none.
 */
export function useLongPress(action: (() => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number; isDone: boolean }>(undefined);
  if (!action) return {};
  const cancel = () => {
    clearTimeout(press.current?.timer);
  };
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      cancel();
      press.current = undefined;
      if (pointerType !== 'touch') return;
      const started = { timer: 0, x: clientX, y: clientY, isDone: false };
      started.timer = window.setTimeout(() => {
        started.isDone = true;
        action();
      }, LONG);
      press.current = started;
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      // The browser's own menu of a link would open over the sheet.
      if (press.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!press.current?.isDone) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
