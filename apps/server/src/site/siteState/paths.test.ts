import { describe, expect, test } from 'vitest';
import { isSitePath, isSiteTarget, matches, siteAddress } from './paths.ts';

describe('an address', () => {
  test('is parsed into language, path without trailing slash, and query', () => {
    expect(siteAddress('/en/live/?tab=1')).toEqual({ language: 'en', path: '/live', search: '?tab=1' });
    expect(siteAddress('/live//')).toEqual({ language: undefined, path: '/live', search: '' });
    expect(siteAddress('/en')).toEqual({ language: 'en', path: '/', search: '' });
    expect(siteAddress('/')).toEqual({ language: undefined, path: '/', search: '' });
    expect(siteAddress('/english/en/')).toMatchObject({ language: undefined, path: '/english/en' });
    expect(siteAddress('/en/live/../line#top')).toEqual({ language: 'en', path: '/line', search: '' });
  });

  test.each([
    'live',
    'https://evil.example/en',
    '//evil.example',
    '/\\evil.example',
    '/live\\..',
    '/\t/evil',
    '',
  ])('is refused if it isn’t of this origin: %j', (url) => {
    expect(siteAddress(url)).toBeUndefined();
  });
});

describe('a path written by an operator', () => {
  test.each(['/', '/live', '/promo/a-b_c.d~e', "/a!$&'()*+,;=:@%41/b"])('is unchanged: %s', (path) => {
    expect(isSitePath(path)).toBe(true);
  });

  test.each([
    '',
    'live',
    '/live/',
    '/live//x',
    '/live x',
    '/live?a=1',
    '/live#a',
    '/a/../b',
    '/en/live',
    '/x/<',
    '/games/%2e%2e/x',
    '/"><script>',
    '//x',
  ])('is refused: %j', (path) => {
    expect(isSitePath(path)).toBe(false);
  });

  test('may match all descendants', () => {
    for (const pattern of ['/*', '/games/*', '/games/old/*', '/live'])
      expect(isSitePath(pattern), pattern).toBe(true);
    for (const pattern of ['*', '//*', '/games//*', '/en/*', '/ga mes/*', '/games/*/x y', 'games/*'])
      expect(isSitePath(pattern), pattern).toBe(false);
  });

  test('may have a query if it is a target', () => {
    for (const target of ['/live', '/live?', '/live?tab=1&a=b/c?d', '/?a=1'])
      expect(isSiteTarget(target), target).toBe(true);
    for (const target of [
      '/live?a b',
      '/live?a#b',
      '/live?"',
      'live?a=1',
      '/en/live?a=1',
      '?a=1',
      '/live?a\nb',
      ' /live?a',
    ])
      expect(isSiteTarget(target), target).toBe(false);
  });
});

test('a pattern matches its own path, or its descendants without the path itself', () => {
  expect(matches('/games', '/games')).toBe(true);
  expect(matches('/games', '/games/chest')).toBe(false);
  expect(matches('/games/*', '/games/chest/1')).toBe(true);
  expect(matches('/games/*', '/games/x')).toBe(true);
  expect(matches('/games/*', '/games')).toBe(false);
  expect(matches('/games/*', '/gamesome')).toBe(false);
  expect(matches('/games/*', '/games/')).toBe(false);
  expect(matches('/games/*', '/other/games/x')).toBe(false);
  expect(matches('/*', '/live')).toBe(true);
  expect(matches('/*', '/')).toBe(false);
});
