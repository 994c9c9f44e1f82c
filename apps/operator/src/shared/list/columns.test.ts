import { expect, test } from 'vitest';
import { currencyColumn, instantColumn, moneyColumn } from './columns.ts';

interface Row {
  readonly amount: string | null;
  readonly iso: string | null;
  readonly at: number | null;
}

const full: Row = { amount: '1284906.50', iso: 'EUR', at: Date.UTC(2025, 2, 14, 15) };
const bare: Row = { amount: null, iso: null, at: null };
const money = moneyColumn('amount', 'Amount', ({ amount, iso }: Row) =>
  amount === null || iso === null ? undefined : { amount, iso },
);
const instant = instantColumn('at', 'At', ({ at }: Row) => at);
const currency = currencyColumn(({ iso }: Row) => iso);

test('amounts are shown with their currency, and are decimal text in a file', () => {
  expect([money.cell(full), money.text?.(full), money.sortBy?.(full)]).toEqual([
    '€1,284,906.50',
    '1284906.50',
    1284906.5,
  ]);
  expect(money.sum?.(full)).toEqual({ amount: '1284906.50', iso: 'EUR' });
});

test('instants are in ISO 8601 in a file', () => {
  expect(instant.text?.(full)).toBe('2025-03-14T15:00:00.000Z');
});

test('a row without the value is empty in a file, and comes last by time', () => {
  expect([money.text?.(bare), instant.text?.(bare), currency.cell(bare)]).toEqual(['', '', '']);
  expect(money.sum?.(bare)).toBeUndefined();
  expect(instant.sortBy?.(bare)).toBe(Infinity);
});
