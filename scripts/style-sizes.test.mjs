import { expect, test } from 'vitest';
import { judge } from './style-sizes.mjs';

test('a sheet is measured in gzip bytes, each against the budget', () => {
  const rows = judge({ 'themes/small': 'a{}', 'themes/large': 'a{color:red}b{margin:0}' }, 30);
  expect(rows.map(({ entry, budget, within }) => [entry, budget, within])).toEqual([
    ['themes/small', 30, true],
    ['themes/large', 30, false],
  ]);
});
