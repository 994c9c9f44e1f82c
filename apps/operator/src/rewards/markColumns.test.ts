import type { ReferralMarkRow } from '@touchline/contract/referrals';
import { expect, test } from 'vitest';
import { linesOf, sumsOf } from '../shared/list/rows.ts';
import { currenciesOf, markColumns } from './markColumns.ts';

const row = (value: string, sums: ReferralMarkRow['sums']): ReferralMarkRow => ({
  siteId: 'house',
  mark: 'reflinkid',
  value,
  registrations: 3000,
  depositors: 2,
  deposits: 5,
  sums,
});

const rows = [
  row('a', [{ iso: 'USD', amount: '7.50' }]),
  row('b', [
    { iso: 'EUR', amount: '20.00' },
    { iso: 'USD', amount: '1.00' },
  ]),
];

test('the file has all sums of a mark, and those of each currency as numbers', () => {
  const columns = markColumns(currenciesOf(rows));
  expect(columns.slice(-2).map(({ id }) => id)).toEqual(['EUR', 'USD']);
  expect(
    linesOf(rows, columns)
      .slice(1)
      .map((line) => line.slice(3)),
  ).toEqual([
    ['3000', '2', '5', '7.50 USD', '0', '7.50'],
    ['3000', '2', '5', '20.00 EUR, 1.00 USD', '20.00', '1.00'],
  ]);
});

test('the foot sums each currency', () => {
  const [eur, usd] = markColumns(['EUR', 'USD']).slice(-2);
  expect([eur, usd].map((column) => column?.sum && sumsOf(rows, column.sum))).toEqual([
    [{ iso: 'EUR', amount: '20.00' }],
    [{ iso: 'USD', amount: '8.50' }],
  ]);
});
