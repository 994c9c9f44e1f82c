import { expect, test } from 'vitest';
import { movedBy } from './correction.ts';

test.each([
  ['more than the win', '12.5', '2.50', '10.00'],
  ['less than the win', '0.1', '0.30', '0.20'],
  ['the same win, written otherwise', '2.5', '2.50', undefined],
  ['no amount', 'ten', '2.50', undefined],
  ['an amount with a sign', '-1', '2.50', undefined],
] as const)('a correction to %s moves the exact difference', (_, amount, won, moved) => {
  expect(movedBy(amount, { won })).toBe(moved);
});
