import { useCallback, useSyncExternalStore } from 'react';
import { goals, type Goal } from './goals.ts';

/** The goal of a match that the feed has just reported; renders again when there is one, and when it is no longer news. */
export function useGoal(matchId: number): Goal | undefined {
  const subscribe = useCallback(
    (changed: () => void) => goals.subscribe((id) => id === matchId && changed()),
    [matchId],
  );
  const read = () => goals.of(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
