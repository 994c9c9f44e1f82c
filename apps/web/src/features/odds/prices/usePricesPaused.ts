import type { Book } from '@touchline/feed';
import { useSyncExternalStore } from 'react';
import { book } from '../../../platform/realtime/realtime.ts';
import { seconds } from '../clock/ticker.ts';

/** `connection`: the book is out of sync with the feed. `source`: the platform itself receives no prices. */
export type PausedBy = 'connection' | 'source';

const read = () => pausedBy(book);

/** Reason why prices on this page are paused, if they are; checked once a second. */
export function usePricesPaused(): PausedBy | undefined {
  return useSyncExternalStore(seconds.subscribe, read, read);
}

/** Reason why a book's prices are paused; undefined if they aren't. */
export function pausedBy({
  topics,
  state,
  producers,
}: Pick<Book, 'topics' | 'state' | 'producers'>): PausedBy | undefined {
  const states = topics().map(state);
  if (states.some((one) => one === 'recovering' || one === 'gap')) return 'connection';
  return states.length > 0 && Object.values(producers()).includes('down') ? 'source' : undefined;
}
