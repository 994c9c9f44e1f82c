import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { disciplineIcon } from './disciplineIcon.ts';

test('finds every discipline of the set by its key', () => {
  expect(Object.keys(catalogue.disciplines).filter((key) => disciplineIcon(key) !== key)).toEqual([]);
});

test('uses the e-sports icon for a discipline without one of its own', () => {
  expect(disciplineIcon('chess-boxing')).toBe('esports');
});
