import { useSnapshot } from 'valtio/react';
import { settings } from './settings.store.ts';

/** Id of the odds format that the player reads. */
export function useOddsView(): number {
  return useSnapshot(settings).coefViewId;
}
