import type { Book, SnapshotFrame } from '@touchline/feed';

/**
 * Seeds an empty topic from an HTTP response. Never overwrites live data.
 * @returns whether it was applied
 */
export function seedTopic(book: Pick<Book, 'state' | 'apply'>, frame: SnapshotFrame | undefined): boolean {
  if (!frame || book.state(frame.topic) !== 'empty') return false;
  return book.apply(frame) === 'applied';
}
