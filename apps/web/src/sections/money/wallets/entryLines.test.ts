import { expect, test } from 'vitest';
import { entryLines } from './entryLines.ts';

test('a movement has a line with what moved, the balance after it, and its bet', () => {
  const entry = {
    id: '7',
    at: 1_767_225_600,
    kind: 'stake',
    amount: '-5.00',
    balance: '45.00',
    couponId: '12',
  };
  expect(entryLines([entry], 'EUR')).toEqual([
    ['number', 'time', 'kind', 'amount', 'balance', 'currency', 'reference'],
    ['7', '2026-01-01T00:00:00.000Z', 'stake', '-5.00', '45.00', 'EUR', '12'],
  ]);
});
