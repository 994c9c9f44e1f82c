import { expect, test } from 'vitest';
import type { ListColumn } from './listTypes.ts';
import { linesOf, sortRows, sumsOf } from './rows.ts';

interface Row {
  readonly id: string;
  readonly stake: string;
  readonly iso: string;
}

const rows: readonly Row[] = [
  { id: '9', stake: '0.10', iso: 'EUR' },
  { id: '10', stake: '0.20', iso: 'EUR' },
  { id: '2', stake: '1000000000000.00000001', iso: 'BTC' },
];
const columns: readonly ListColumn<Row>[] = [
  { id: 'id', header: 'Bet', cell: ({ id }) => id, sortBy: ({ id }) => Number(id) },
  { id: 'stake', header: 'Stake', cell: () => null, text: ({ stake }) => stake },
];

test('numbers sort as numbers, in both directions', () => {
  const ids = (direction: 'ascending' | 'descending') =>
    sortRows(rows, { column: 'id', direction }, columns).map(({ id }) => id);
  expect(ids('ascending')).toEqual(['2', '9', '10']);
  expect(ids('descending')).toEqual(['10', '9', '2']);
  expect(sortRows(rows, { column: 'stake', direction: 'ascending' }, columns)).toBe(rows);
});

test('sums are exact and one for each currency', () => {
  expect(sumsOf(rows, ({ stake, iso }) => ({ amount: stake, iso }))).toEqual([
    { iso: 'EUR', amount: '0.30' },
    { iso: 'BTC', amount: '1000000000000.00000001' },
  ]);
});

test('a file has the headers and the text of each cell', () => {
  expect(linesOf(rows.slice(0, 1), columns)).toEqual([
    ['Bet', 'Stake'],
    ['9', '0.10'],
  ]);
});
