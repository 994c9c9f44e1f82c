import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { sportIcon } from './sportIcon.ts';

test('finds every sport of the set by its name', () => {
  expect(Object.keys(catalogue.sports).filter((name) => sportIcon(name) !== name)).toEqual([]);
});

test('uses a cup for a sport without an icon of its own', () => {
  expect(sportIcon('quidditch')).toBe('trophy');
});
