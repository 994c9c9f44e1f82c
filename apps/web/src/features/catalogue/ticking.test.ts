import { expect, test } from 'vitest';
import { amountBetween } from './ticking.ts';

test('an amount begins at the former value and ends at the new one, exactly', () => {
  expect([amountBetween('100.00', '112.50', 0), amountBetween('100.00', '112.50', 1)]).toEqual([
    '100.00',
    '112.50',
  ]);
  expect(amountBetween('100.00', '112.50', 5)).toBe('112.50');
});

test('between two values it never exceeds the new one, also by rounding', () => {
  for (const share of [0.001, 0.25, 0.5, 0.75, 0.999]) {
    const amount = Number(amountBetween('412906.18', '412906.19', share));
    expect(amount).toBeGreaterThanOrEqual(412906.18);
    expect(amount).toBeLessThanOrEqual(412906.19);
  }
  expect(amountBetween('100.00', '112.50', 0.5)).toBe('106.25');
});

test('a jackpot that was won is shown at once; it never counts down', () => {
  expect(amountBetween('412906.18', '100000.00', 0.1)).toBe('100000.00');
});

test('currencies without decimals keep none', () => {
  expect(amountBetween('1000', '2000', 0.3333)).toBe('1333');
});
