import { describe, expect, test } from 'vitest';
import { loadLazyRows, rowAt } from '../../routes/table.ts';
import type { Visit } from '../guard.ts';
import { couponSettings, isConsultantOpen, platformType } from './query.ts';

await loadLazyRows();
const notFound = rowAt('/en/no/such/page');

const to = (path: string): Visit => {
  const url = new URL(path, 'https://site.example');
  return { url, lang: 'en', row: notFound, from: url, isCurrent: () => true };
};

test('the consultant is available with the cookie only', () => {
  expect(isConsultantOpen('a=1; payment_consultant=1; b=2')).toBe(true);
  expect(isConsultantOpen('payment_consultant=10')).toBe(false);
  expect(isConsultantOpen('xpayment_consultant=1')).toBe(false);
  expect(isConsultantOpen('')).toBe(false);
});

describe('an app that requests an unknown page', () => {
  test('is redirected to home, with the rest of the query', () => {
    expect(platformType(to('/en/app?platform_type=ios&ref=2'))).toBe('/en?ref=2');
    expect(platformType(to('/en/app?platform_type=ios'))).toBe('/en');
    expect(platformType(to('/en/totowin?platform_type=ios'))).toBe('/en');
    expect(platformType(to('/en/xx/toto/a?platform_type=ios'))).toBe('/en');
  });

  test('gets the requested page of the toto, on existing pages and without the query', () => {
    expect(platformType(to('/en/toto?platform_type=ios'))).toBeUndefined();
    expect(platformType(to('/en/toto/old/draw?platform_type=ios'))).toBeUndefined();
    expect(platformType(to('/en/app'))).toBeUndefined();
    const asked = to('/en/live?platform_type=ios');
    expect(platformType({ ...asked, row: rowAt('/en/live') })).toBeUndefined();
    expect(platformType({ ...asked, row: undefined })).toBeUndefined();
    expect(platformType({ ...asked, lang: undefined })).toBeUndefined();
  });
});

test('the coupon’s settings open under the name that external links use', () => {
  expect(couponSettings(to('/en/live?a=1&coupon-settings-modal=1'))).toBe('/en/live?a=1&coupon-settings=1');
  expect(couponSettings(to('/en/live?a=1'))).toBeUndefined();
});
