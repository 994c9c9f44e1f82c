import type { Book } from '@touchline/feed';
import { useSyncExternalStore } from 'react';
import { book } from '../../platform/realtime/realtime.ts';
import { seconds } from './ticker.ts';

/** `connection`: what is held is not in step with the feed. `source`: the platform itself hears no prices. */
export type PausedBy = 'connection' | 'source';

const read = () => pausedBy(book);

/** Why prices on this page are paused, if they are; looked at once a second. */
export function usePricesPaused(): PausedBy | undefined {
  return useSyncExternalStore(seconds.subscribe, read, read);
}

/** Why prices of a book are paused; undefined when they aren't. */
export function pausedBy({
  topics,
  state,
  producers,
}: Pick<Book, 'topics' | 'state' | 'producers'>): PausedBy | undefined {
  const states = topics().map(state);
  if (states.some((one) => one === 'recovering' || one === 'gap')) return 'connection';
  return states.length > 0 && Object.values(producers()).includes('down') ? 'source' : undefined;
}
