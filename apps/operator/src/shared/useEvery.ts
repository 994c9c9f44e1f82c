import { useEffect, useEffectEvent } from 'react';

/** Calls back at an interval while the page is visible. */
export function useEvery(interval: number, act: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act();
  });
  useEffect(() => {
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, [interval]);
}
