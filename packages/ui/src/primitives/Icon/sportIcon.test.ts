import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sportIcon } from './sportIcon.ts';

test('every sport of the set is found by its name', () => {
  expect(Object.keys(catalogue.sports).filter((name) => sportIcon(name) !== name)).toEqual([]);
});

test('a sport without an icon of its own has a cup', () => {
  expect(sportIcon('quidditch')).toBe('trophy');
});
