import { useCallback, useSyncExternalStore } from 'react';
import { after } from '../../../platform/clock/after.ts';
import { isVisible } from '../../../platform/page/visibility.ts';
import { book } from '../../../platform/realtime/realtime.ts';
import { createGoals, type Goal } from './goals.ts';

const goals = createGoals({ book, isVisible, after });

/** The goal of a match that the feed has just reported; renders again when there is one, and when it is no longer news. */
export function useGoal(matchId: number): Goal | undefined {
  const subscribe = useCallback((changed: () => void) => goals.subscribe(matchId, changed), [matchId]);
  const read = () => goals.of(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
