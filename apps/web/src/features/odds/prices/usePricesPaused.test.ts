import { createBook } from '@touchline/feed';
import { expect, test } from 'vitest';
import { pausedBy } from './usePricesPaused.ts';

function bookOfLive() {
  const book = createBook({ schedule: (flush) => flush(), now: () => 0 });
  book.open('live');
  book.apply({ t: 'snapshot', topic: 'live', seq: 1, at: 0, matches: [], markets: [] });
  return book;
}

test('prices in sync are not paused', () => {
  expect(pausedBy(bookOfLive())).toBeUndefined();
});

test('a lost connection pauses prices until they are in sync again', () => {
  const book = bookOfLive();
  book.disconnected();
  expect(pausedBy(book)).toBe('connection');
  book.apply({ t: 'delta', topic: 'live', seq: 1, at: 0 });
  expect(pausedBy(book)).toBeUndefined();
});

test('a silent source pauses prices; a lost connection takes precedence', () => {
  const book = bookOfLive();
  book.apply({ t: 'heartbeat', at: 0, producers: { line: 'up', live: 'down' } });
  expect(pausedBy(book)).toBe('source');
  book.disconnected();
  expect(pausedBy(book)).toBe('connection');
});
