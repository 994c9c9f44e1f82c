import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { disciplineIcon } from './disciplineIcon.ts';

test('every discipline of the set is found by its key', () => {
  expect(Object.keys(catalogue.disciplines).filter((key) => disciplineIcon(key) !== key)).toEqual([]);
});

test('a discipline without a mark of its own has that of e-sports', () => {
  expect(disciplineIcon('chess-boxing')).toBe('esports');
});
