import { describe, expect, test } from 'vitest';
import { allPages, plainPath } from './allPages.ts';

/** Addresses after the language of all pages that have always been there. */
const current = Object.entries(allPages)
  .filter(([, page]) => page.redirect === undefined)
  .map(([pattern, page]) => [pattern, addressOf(pattern, page.values?.[0])] as const);

function addressOf(pattern: string, value = '7-Some-Name'): string {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') || part === '*' ? value : part))
    .map((part) => `/${part}`)
    .join('');
}

/** The address with its fixed segments in capitals. */
function inCapitals(pattern: string, address: string): string {
  const segments = address.split('/').slice(1);
  return pattern
    .split('/')
    .filter(Boolean)
    .map((part, index) => `/${part.startsWith(':') || part === '*' ? segments[index] : part.toUpperCase()}`)
    .join('');
}

describe('the plain form of an address', () => {
  test.each(current)('of %s is found whatever the slashes and the capitals', (pattern, address) => {
    const plain = `/en${address}`;
    expect(plainPath(plain)).toBe(plain);
    expect(plainPath(plain.replaceAll('/', '//'))).toBe(plain);
    expect(plainPath(`/EN${inCapitals(pattern, address)}`)).toBe(plain);
  });

  test.each([
    ['/', '/'],
    ['//', '/'],
    ['///live', '/live'],
    ['/EN', '/en'],
    ['/Ar/', '/ar/'],
    ['/en/Nothing//At/all', '/en/Nothing/At/all'],
    ['/en/live/Football', '/en/live/Football'],
    ['/en/results/other', '/en/results/other'],
    ['/en/office', '/en/office/menu/profile'],
    ['/RU//Coupon', '/ru/user/coupon'],
    ['/lotto/view', '/results'],
    ['/en/promo/Spring', '/en/promotions/Spring'],
    ['/en/fortuna', '/en/games/fortuna-bonus'],
    ['/en/live/100%25', '/en/live/100%25'],
  ])('of %s is %s', (path, plain) => expect(plainPath(path)).toBe(plain));

  test('never leaves the site', () => {
    for (const path of ['//evil.example', '///evil.example/live', '/\\evil.example', '/EN//evil.example'])
      expect(plainPath(path)).toMatch(/^\/(?!\/)/);
  });
});
