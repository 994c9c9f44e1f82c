import { expect, test } from 'vitest';
import { createBook, type SnapshotFrame } from '@touchline/feed';
import { seedTopic } from './seed.ts';
import { matchRecord, resultMarket } from '../testBook.ts';

const HOME = '7.match-result:home';

function frame(seq: number, price: string): SnapshotFrame {
  const markets = [resultMarket([price, '3', '4'])];
  return { t: 'snapshot', topic: 'live', seq, at: 0, matches: [matchRecord], markets };
}

function emptyBook() {
  const book = createBook({ schedule: () => undefined, now: () => 0 });
  book.open('live');
  return book;
}

test('an answer faster than the feed shows its prices, and is replaced by the feed', () => {
  const book = emptyBook();
  expect(seedTopic(book, frame(0, '1.8'))).toBe(true);
  expect(book.selection(HOME)?.k).toBe('1.8');
  expect(book.apply(frame(5_000, '1.9'))).toBe('applied');
  expect(book.selection(HOME)?.k).toBe('1.9');
});

test('an answer slower than the feed changes nothing', () => {
  const book = emptyBook();
  book.apply(frame(5_000, '1.9'));
  expect(seedTopic(book, frame(0, '1.8'))).toBe(false);
  book.distrust();
  expect(seedTopic(book, frame(0, '1.7'))).toBe(false);
  expect(book.selection(HOME)?.k).toBe('1.9');
});

test('no delta of the feed is applied to an answer before a snapshot', () => {
  const book = emptyBook();
  seedTopic(book, frame(0, '1.8'));
  expect(book.apply({ t: 'delta', topic: 'live', seq: 5_001, at: 0 })).toBe('gap');
});
