import { expect, test } from 'vitest';
import { againSearch, amountIn } from './withdrawalAgain.ts';

test('an address keeps the amount of a withdrawal that wasn’t paid, and nothing else', () => {
  const amountOf = (search: string) => amountIn(new URLSearchParams(search));
  expect(amountOf(againSearch({ amount: '120.00' }))).toBe('120.00');
  expect(amountOf('?amount=-5')).toBe('');
  expect(amountOf('')).toBe('');
});
