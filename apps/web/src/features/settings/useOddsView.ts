import { useSnapshot } from 'valtio/react';
import { settings } from './settings.store.ts';

/** Id of the player's odds format. */
export function useOddsView(): number {
  return useSnapshot(settings).coefViewId;
}
