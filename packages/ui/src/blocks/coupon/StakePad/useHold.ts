import { useEffect, useRef } from 'react';

/** How long a press has to last to be held, in milliseconds. */
const held = 500;

/**
 * A press and a held press on one button. A click that follows a held press is swallowed.
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
    // A long press on a phone would open the system's own menu.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick() {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
}
