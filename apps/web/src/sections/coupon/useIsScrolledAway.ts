import { useEffect, useState } from 'react';

/** Minimum scroll distance, px; smaller movements are jitter. */
const UNSTEADY = 8;

/**
 * Returns whether the page was last scrolled towards its end.
 * @param isWatched if false, returns false
 */
export function useIsScrolledAway(isWatched: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    let before = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - before) < UNSTEADY) return;
      setIsAway(scrollY > before);
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [isWatched]);
  return isWatched && isAway;
}
