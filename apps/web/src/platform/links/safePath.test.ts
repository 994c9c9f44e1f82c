import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, test } from 'vitest';
import { safePath } from './safePath.ts';
import { dangerousPieces } from './testing.ts';

const patterns = [
  '/:lang',
  '/:lang/live/:sport?/:champ?/:game?',
  '/:lang/office/history/:couponId',
  '/:lang/coupon',
];

describe('an external path', () => {
  test('of the route table is accepted with query and hash', () => {
    expect(safePath('/en/live/football/12-premier-league?tab=goals#top', patterns)).toBe(
      '/en/live/football/12-premier-league?tab=goals#top',
    );
    expect(safePath('/ru', patterns)).toBe('/ru');
  });

  test('matches a pattern by its parameters, or anything below it', () => {
    expect(safePath('/en/LIVE/football', patterns)).toBe('/en/LIVE/football');
    expect(safePath('/en/a-b', ['/:lang/:page'])).toBe('/en/a-b');
    expect(safePath('/en/a/b/c', ['/:lang/*'])).toBe('/en/a/b/c');
    expect(safePath('/en/coupon/more', patterns)).toBeUndefined();
    expect(safePath('/english/en/live', ['/:lang/*'])).toBeUndefined();
  });

  test('is normalized by the parser', () => {
    expect(safePath('/en/office/../coupon', patterns)).toBe('/en/coupon');
    expect(safePath('/en/live/a b', patterns)).toBe('/en/live/a%20b');
  });

  test.each([
    'https://evil.example/en/coupon',
    '//evil.example/en',
    '/\\evil.example',
    '/en/..//evil.example',
    '/en/%2e%2e//evil.example',
    '/en/..//evil.example/en/',
    '//user:secret@evil.example/en/coupon',
    '/x/en/coupon',
    '/en\\..\\coupon',
    'javascript:alert(1)',
    'en/coupon',
    '/coupon',
    '/english/coupon',
    '/en/unknown/page',
    '/\t/evil.example',
    '',
  ])('is rejected if it leaves the site or is unknown: %j', (raw) => {
    expect(safePath(raw, patterns)).toBeUndefined();
  });

  test('never leaves the site, whatever it contains', () => {
    const piece = fc.oneof(fc.constantFrom(...dangerousPieces), fc.string({ maxLength: 4, unit: 'binary' }));
    const here = 'https://site.example';
    const generated = propertyOptions(3_000, 100_000);
    let passed = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, likely) => {
        const safe = safePath((likely ? '/en/live/' : '') + pieces.join(''), patterns);
        if (safe === undefined) return;
        passed += 1;
        const url = new URL(safe, here);
        expect(url.origin).toBe(here);
        expect(url.pathname + url.search + url.hash).toBe(safe);
        expect(safe).toMatch(/^\/[a-z]{2}(?:[/?#]|$)/);
      }),
      generated,
    );
    expect(passed).toBeGreaterThan(generated.numRuns / 20);
  }, 60_000);
});
