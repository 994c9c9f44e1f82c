import { expect, test } from 'vitest';
import { planOf, type ListColumns } from '../rules/columns.ts';
import { headsOf } from './heads.ts';

const words: Readonly<Record<string, string>> = {
  home: '1',
  draw: 'X',
  away: '2',
  over: 'Over',
  under: 'Under',
};
const names = { short: (key: string) => words[key] ?? key, market: (type: string) => type };
const heads = (columns: ListColumns, draw = true) => {
  const plan = planOf(columns, { draw, handicap: true, total: true }, false);
  return [headsOf(plan.first, plan, names), headsOf(plan.extra, plan, names)];
};

test('each column has its own header', () => {
  expect(heads('result-total')).toEqual([
    ['1', 'X', '2'],
    ['Over', 'Under'],
  ]);
  expect(heads('handicap-total', false)).toEqual([['handicap 1', 'handicap 2', 'Over', 'Under'], []]);
});

test('stacked columns share a header, and the last one may be alone', () => {
  expect(heads('asian')).toEqual([
    ['handicap', 'total'],
    ['1 2', 'X'],
  ]);
});
