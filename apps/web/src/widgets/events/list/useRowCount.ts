import { startTransition, useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useHydrated } from '../../../platform/page/hydration.ts';
import { whenIdle } from '../../../platform/page/whenIdle.ts';
import { useRowsOfScreen } from './mountedRows.ts';

/** Number of first rows of a list below the first screen. */
const ROWS_BELOW = 2;

/**
 * Returns how many rows of a list to mount: a screen of them at first, and another whenever the page is idle. A list to
 * which the player comes back is whole at once, so that its scroll position exists.
 * @param all number of the list's rows
 * @param isBelow whether the list begins below the first screen
 * @returns the number, and a function that mounts more at once
 */
export function useRowCount(all: number, isBelow: boolean): readonly [number, () => void] {
  const isHydrated = useHydrated();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const step = useRowsOfScreen();
  const [count, setCount] = useState(isHydrated && isReturn ? Infinity : isBelow ? ROWS_BELOW : step);
  const more = useCallback(() => setCount((before) => before + step), [step]);
  useEffect(() => {
    if (count < all) return whenIdle(() => startTransition(more));
  }, [count, all, more]);
  return [count, more];
}
