import { useEffect, useEffectEvent, useState } from 'react';
import { calm } from '../../theme/measures.ts';
import { useMedia } from '../../theme/useMedia.ts';

/**
 * Runs a timer while the player doesn't interact.
 * @param every interval in seconds; no timer without it
 * @param move called after each interval
 */
export function useAutoplay(every: number | undefined, move: () => void) {
  const isCalm = useMedia(calm);
  const possible = every !== undefined && !isCalm;
  const [playing, setPlaying] = useState(true);
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
    /** Handlers for the root element: the timer pauses while it is hovered or focused. */
    watch: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
