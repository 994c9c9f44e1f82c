import { expect, test } from 'vitest';
import { displayedCurrency } from './displayedCurrency.ts';

test('amounts are shown in the currency of the account, else of the site, else in roubles', () => {
  expect(displayedCurrency('EUR', 'GBP')).toBe('EUR');
  expect(displayedCurrency(undefined, 'GBP')).toBe('GBP');
  expect(displayedCurrency(undefined, undefined)).toBe('RUB');
  expect(displayedCurrency('', '')).toBe('RUB');
});
