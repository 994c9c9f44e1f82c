import { startTransition, useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useHydrated } from '../../../platform/page/hydration.ts';
import { whenIdle } from '../../../platform/page/whenIdle.ts';
import { useRowsOfScreen } from './mountedRows.ts';

/** Position at which a list begins: at the top of the first screen, in its middle or below it. */
export type ListStart = 'top' | 'middle' | 'below';

/** First rows of a list, as a share of those that fill a screen. */
const shares: Readonly<Record<ListStart, number>> = { top: 1, middle: 0.5, below: 0.25 };

/**
 * Returns how many rows of a list to mount: those of the first screen, and those of a further screen whenever the page
 * is idle. A list to which the player comes back is whole at once, so that its scroll position exists.
 * @param all number of the list's rows
 * @param start position at which the list begins
 * @returns the number, and a function that mounts more at once
 */
export function useRowCount(all: number, start: ListStart): readonly [number, () => void] {
  const isHydrated = useHydrated();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const step = useRowsOfScreen();
  const [count, setCount] = useState(isHydrated && isReturn ? Infinity : step * shares[start]);
  const more = useCallback(() => setCount((before) => before + step), [step]);
  useEffect(() => {
    if (count < all) return whenIdle(() => startTransition(more));
  }, [count, all, more]);
  return [count, more];
}
