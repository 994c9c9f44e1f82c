import { expect, it } from 'vitest';
import { createBook, type Book } from './book.ts';
import type { SnapshotFrame, Topic } from './frames.ts';
import { marketRecord, matchRecord } from './testing.ts';

const snapshot = (topic: Topic, id: number, seq = 5): SnapshotFrame => ({
  t: 'snapshot',
  topic,
  seq,
  at: 0,
  matches: [matchRecord(id)],
  markets: [marketRecord(id)],
});

function bookOf(...topics: readonly Topic[]): Book {
  const book = createBook({ schedule: () => undefined, now: () => 5000 });
  for (const [at, topic] of topics.entries()) {
    book.open(topic);
    book.apply(snapshot(topic, at + 1));
  }
  return book;
}
const statusOf = (book: Book, id: number) => book.market(`${id}.match-result`)?.status;

it('keeps the records of a parked topic as suspended, does not request it, and resumes it when reopened', () => {
  const book = bookOf('live:1');
  book.park('live:1');
  expect([book.list('live:1'), statusOf(book, 1), book.topics()]).toEqual([[1], -1, []]);
  expect(book.apply({ t: 'delta', topic: 'live:1', seq: 6, at: 0 })).toBe('unknown');
  book.open('live:1');
  expect([book.position('live:1'), book.topics()]).toEqual([5, ['live:1']]);
  expect([book.state('live:1'), statusOf(book, 1)]).toEqual(['parked', -1]);
  // An empty delta at its position confirms that the resume is complete.
  book.apply({ t: 'delta', topic: 'live:1', seq: 5, at: 0 });
  expect(statusOf(book, 1)).toBe(1);
});

it('keeps only the last four topics, and none that was empty', () => {
  const topics: readonly Topic[] = ['live:1', 'live:2', 'live:3', 'live:4', 'line:1'];
  const book = bookOf(...topics);
  book.open('line:9');
  book.park('line:9');
  expect(book.state('line:9')).toBeUndefined();
  for (const topic of topics) book.park(topic);
  expect(topics.map((topic) => book.list(topic).length)).toEqual([0, 1, 1, 1, 1]);
  expect(book.match(1)).toBeUndefined();
});

it('drops a match that its own topic has removed meanwhile, and then requests a new snapshot', () => {
  const book = bookOf('live:1');
  book.park('live:1');
  book.open('match:1');
  book.apply(snapshot('match:1', 1));
  book.apply({ t: 'delta', topic: 'match:1', seq: 6, at: 0, gone: { matches: [1] } });
  expect([book.match(1), book.list('live:1')]).toEqual([undefined, []]);
  book.open('live:1');
  expect(book.position('live:1')).toBeUndefined();
});

it('survives a lost connection while parked, but not once it is reopened', () => {
  const book = bookOf('live:1');
  book.park('live:1');
  book.disconnected();
  expect(book.state('live:1')).toBe('parked');
  book.open('live:1');
  book.disconnected();
  expect([book.state('live:1'), book.position('live:1')]).toEqual(['recovering', 5]);
});
