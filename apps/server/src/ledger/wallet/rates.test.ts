import { expect, test } from 'vitest';
import { inBase } from './rates.ts';

test('the sum of deposits in several currencies is compared in the base currency', () => {
  const sums = [
    { iso: 'EUR', sum: 90_000n },
    { iso: 'USD', sum: 100_000n },
    { iso: 'GBP', sum: 20_000n },
  ];
  expect(inBase(sums)).toBe(205_848n);
});
