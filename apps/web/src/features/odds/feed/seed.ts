import type { Book, SnapshotFrame, Topic } from '@touchline/feed';

/** Snapshots applied by a rendering on the server, which the page passes on; always empty in the browser. */
export const seededTopics = new Map<Topic, SnapshotFrame>();

/** Query keys of snapshots. */
export type SeedKey = readonly ['line', 'seed', Topic];

/** Returns whether a query fills a topic of the book. */
export function isSeed(key: readonly unknown[]): key is SeedKey {
  return key[0] === 'line' && key[1] === 'seed';
}

/**
 * Seeds an empty topic from an HTTP response. Never overwrites live data.
 * @returns whether it was applied
 */
export function seedTopic(book: Pick<Book, 'state' | 'apply'>, frame: SnapshotFrame | undefined): boolean {
  if (!frame || book.state(frame.topic) !== 'empty') return false;
  if (typeof document === 'undefined') seededTopics.set(frame.topic, frame);
  return book.apply(frame) === 'applied';
}
