import { expect, test } from 'vitest';
import { currencyIdOf, currencyNamed } from './currencyIds.ts';

test.each([
  ['EUR', 978],
  ['USD', 840],
  ['RUB', 643],
  ['ALL', 8],
  ['BTC', null],
  ['mBTC', null],
])('%s has the number %s', (iso, id) => {
  expect(currencyIdOf(iso)).toBe(id);
  expect(currencyNamed(id ?? iso)).toBe(iso);
  expect(currencyNamed(String(id ?? iso))).toBe(iso);
});

test('every currency of the browser’s list that has a number has one of its own', () => {
  const ids = Intl.supportedValuesOf('currency').flatMap((iso) => currencyIdOf(iso) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(150);
  expect(currencyNamed(1)).toBeUndefined();
});
