import { useEffect, useState } from 'react';

/** Longest time for which a result is waited for before a cover hides it, ms. */
const LONGEST = 10_000;

/**
 * Returns whether a cover is shown: at once, or after the round in progress, whose result is seen first.
 * @param isDue whether there is a reason for it
 * @param isRoundRunning whether a round is in progress
 */
export function useHeld(isDue: boolean, isRoundRunning: boolean): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => setOverdue(true), LONGEST);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isDue]);
  return isDue && (!isRoundRunning || isOverdue);
}
