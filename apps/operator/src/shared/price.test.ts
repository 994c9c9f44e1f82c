import { expect, test } from 'vitest';
import { priceText } from './price.ts';

test.each([
  ['2', '2.00'],
  ['1.5', '1.50'],
  ['1.85', '1.85'],
  ['1.444', '1.444'],
])('formats %s as %s', (coef, text) => {
  expect(priceText(coef)).toBe(text);
});
