import { expect, test } from 'vitest';
import { moneyText, multiplyAmount } from './money.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['1284906.5', 'EUR', '€1,284,906.50'],
  ['0', 'JPY', '¥0'],
  ['90071992547409931.25', 'USD', '$90,071,992,547,409,931.25'],
  ['12.5', 'USDT', 'USDT 12.5'],
  ['0.00000105', 'mBTC', 'mBTC 0.00000105'],
])('formats %s %s as %s', (amount, iso, text) => {
  expect(plain(moneyText(amount, iso))).toBe(text);
});

test.each([
  ['0.10', 3, '0.30'],
  ['2', 10, '20'],
] as const)('multiplies %s by %s exactly', (amount, count, product) => {
  expect(multiplyAmount(amount, count)).toBe(product);
});
