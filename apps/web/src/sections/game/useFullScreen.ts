import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  readonly isFull: boolean;
  /** Undefined where the browser has no full screen for elements, such as on iPhones. */
  readonly change: ((isFull: boolean) => void) | undefined;
  /** Leaves full screen, outside which sheets are shown. */
  readonly leave: () => void;
}

/** Full screen of the game with the platform's own bars, so that time, net result and balance stay visible. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    setOffered(document.fullscreenEnabled);
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  return {
    isFull,
    change: isOffered
      ? (wanted) => {
          if (wanted) void element.current?.requestFullscreen().catch(() => undefined);
          else leave();
        }
      : undefined,
    leave,
  };
}
