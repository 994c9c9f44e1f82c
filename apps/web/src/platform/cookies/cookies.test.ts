import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '../site/site.ts';
import { agreedSum, cookieOf, mayStore } from './cookies.ts';

// Cast: only the element's text is read.
const siteThat = (asksConsent: boolean) =>
  loadSite({
    getElementById: () => ({ textContent: JSON.stringify({ visit: { asksConsent } }) }) as HTMLElement,
  });
beforeAll(() => siteThat(true));

test('a cookie is found by its whole name', () => {
  expect(cookieOf('a', 'xa=1; a=2; ab=3')).toBe('2');
  expect(cookieOf('a', 'xa=1')).toBeUndefined();
});

test('only possible choices are valid', () => {
  const read = (value: string) => agreedSum(`cookies_agree_type=${value}`);
  expect(['1', '3', '5', '7', '9', '11', '13', '15'].map(read)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  expect(['', '0', '2', '17', '015', '-1', '1.0', 'all', '1e1'].map(read)).toEqual(Array(9).fill(undefined));
});

test('only accepted kinds may be stored; without a choice only necessary ones', () => {
  const kinds = ['necessary', 'functional', 'analytics', 'marketing'] as const;
  const allowed = (sum: number | undefined) => kinds.filter((kind) => mayStore(kind, sum));
  // Node has no cookies to read.
  expect(allowed(0)).toEqual(['necessary']);
  expect(allowed(3)).toEqual(['necessary', 'functional']);
  expect(allowed(13)).toEqual(['necessary', 'analytics', 'marketing']);
  expect(allowed(15)).toEqual(kinds);
});

test('a site without a consent prompt stores all kinds', async () => {
  await siteThat(false);
  expect(mayStore('marketing', 0)).toBe(true);
});
