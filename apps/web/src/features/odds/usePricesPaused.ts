import { useSyncExternalStore } from 'react';
import { book } from '../../platform/realtime/realtime.ts';
import { seconds } from './ticker.ts';

/** Whether prices on this page are held but not in step with the feed; looked at once a second. */
export function usePricesPaused(): boolean {
  return useSyncExternalStore(seconds.subscribe, arePaused);
}

function arePaused(): boolean {
  return book.topics().some((topic) => {
    const state = book.state(topic);
    return state === 'recovering' || state === 'gap';
  });
}
