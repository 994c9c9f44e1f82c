import type { Book, SnapshotFrame } from '@touchline/feed';

/**
 * Lays the answer of a call into a topic that has nothing yet; what the feed has said is never replaced by it.
 * @returns whether it was of use
 */
export function seedTopic(book: Pick<Book, 'state' | 'apply'>, frame: SnapshotFrame | undefined): boolean {
  if (!frame || book.state(frame.topic) !== 'empty') return false;
  return book.apply(frame) === 'applied';
}
