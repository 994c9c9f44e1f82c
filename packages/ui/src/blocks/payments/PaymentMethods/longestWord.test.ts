import { expect, test } from 'vitest';
import { longestWordOf } from './longestWord.ts';

test('the longest word of names counts by its letters, of smaller notes by their size', () => {
  expect(longestWordOf([{ id: 'card', name: 'Bank card' }])).toBe(4);
  expect(longestWordOf([{ id: 'voucher', name: 'Предоплаченный ваучер', time: 'Сразу' }])).toBe(14);
  expect(longestWordOf([{ id: 'e-wallet', name: 'E-wallet', unavailable: 'Недоступно' }])).toBeCloseTo(
    7.86,
    2,
  );
  expect(longestWordOf([])).toBe(0);
});
