import { expect, test } from 'vitest';
import { topicsOfPicked } from './picked.ts';

const match = (competitionId: number, sportId = 1) => ({ competitionId, sportId });

test('picked matches are subscribed by their competitions, each once', () => {
  expect(topicsOfPicked([match(5), match(6, 4), match(5)])).toEqual(['competition:5', 'competition:6']);
  expect(topicsOfPicked([])).toEqual([]);
});

test('many competitions are subscribed by their sports, to stay within a socket’s limit', () => {
  const many = Array.from({ length: 60 }, (_, index) => match(index + 1, index % 2 === 0 ? 1 : 4));
  expect(topicsOfPicked(many)).toEqual(['live:1', 'line:1', 'live:4', 'line:4']);
});
