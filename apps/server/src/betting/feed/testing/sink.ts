import type { FeedSource } from '@touchline/feed/source';
import { createLineBook, type WritableLineBook } from '../lineBook.ts';
import type { BookChange, Settlement } from '../bookTypes.ts';
import { createFeedClock, isManual, type ManualFeedClock } from '../clock.ts';

/** A clock that is stopped at an instant until it is moved. */
export function manualClock(startsAt: number): ManualFeedClock {
  const clock = createFeedClock({ kind: 'manual', startsAt });
  if (!isManual(clock)) throw new Error('The manual clock can not be moved.');
  return clock;
}

export interface Watched {
  readonly book: WritableLineBook;
  readonly settlements: Settlement[];
  readonly changes: BookChange[];
}

/** A book over a source, with everything that the source emitted. */
export function watchedBook(source: FeedSource, wall: () => number): Watched {
  const book = createLineBook({ wall, outcome: (id) => source.outcome(id) });
  const settlements: Settlement[] = [];
  const changes: BookChange[] = [];
  book.onSettled((settlement) => settlements.push(settlement));
  book.onChange((change) => changes.push(change));
  return { book, settlements, changes };
}
