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
  return [plan.first, ...plan.more.map((own) => own.columns)].map((columns) => headsOf(columns, plan, names));
};

test('a market in columns of its own has a title', () => {
  expect(heads('result-total')).toEqual([
    { title: 'result', names: ['1', 'X', '2'] },
    { title: 'handicap', names: ['1', '2'] },
    { title: 'total', names: ['Over', 'Under'] },
  ]);
});

test('columns of several markets name their market', () => {
  expect(heads('handicap-total', false)).toEqual([
    { title: undefined, names: ['handicap 1', 'handicap 2', 'Over', 'Under'] },
  ]);
});

test('stacked columns share a header, and the last one may be alone', () => {
  expect(heads('asian').map((own) => own.names)).toEqual([
    ['handicap', 'total'],
    ['1 2', 'X'],
  ]);
});
