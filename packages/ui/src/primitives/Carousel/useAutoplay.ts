import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Moves on by itself while nobody is at it.
 * @param every after how many seconds; never without it
 * @param move what to do then
 */
export function useAutoplay(every: number | undefined, move: () => void) {
  const possible = every !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [playing, setPlaying] = useState(possible);
  const [held, setHeld] = useState(false);
  const step = useEffectEvent(move);
  useEffect(() => {
    if (!possible || !playing || held) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && step(), every * 1000);
    return () => clearInterval(timer);
  }, [possible, playing, held, every]);
  return {
    possible,
    playing,
    toggle: () => setPlaying(!playing),
    stop: () => setPlaying(false),
    /** Handlers of the whole: it waits while a pointer is over it or focus is in it. */
    watch: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
