import { useEffect, useRef } from 'react';

/** Minimum duration of a long press, in ms. */
const held = 500;

/**
 * Distinguishes presses and long presses of a button. The click after a long press is ignored.
 * @returns handlers for the button
 */
export function useHold(onPress: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown() {
      wasHeld.current = false;
      stop();
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, held);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Suppresses the context menu that a long press opens on phones.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick() {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
}
