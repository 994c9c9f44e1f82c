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

test('each place has a head of its own', () => {
  expect(heads('result-total')).toEqual([
    ['1', 'X', '2'],
    ['Over', 'Under'],
  ]);
  expect(heads('handicap-total', false)).toEqual([['handicap 1', 'handicap 2', 'Over', 'Under'], []]);
});

test('stacked places share a head, and the last one may stand alone', () => {
  expect(heads('asian')).toEqual([
    ['handicap', 'total'],
    ['1 2', 'X'],
  ]);
});
