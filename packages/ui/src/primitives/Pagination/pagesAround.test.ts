import { expect, test } from 'vitest';
import { pagesAround } from './pagesAround.ts';

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [1, 0, []],
])('returns the entries for page %i of %i', (page, count, entries) => {
  expect(pagesAround(page, count)).toEqual(entries);
});

test('includes the current page and returns seven entries for every page of a long list', () => {
  for (let page = 1; page <= 40; page += 1) {
    const entries = pagesAround(page, 40);
    expect(entries).toContain(page);
    expect(entries).toHaveLength(7);
  }
});
