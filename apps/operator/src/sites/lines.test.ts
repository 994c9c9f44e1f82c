import { describe, expect, test } from 'vitest';
import {
  countryIn,
  countryLine,
  pairIn,
  pairLine,
  readLines,
  redirectIn,
  redirectLine,
  wordIn,
} from './lines.ts';

describe('lines', () => {
  test('returns values, without empty lines', () => {
    expect(readLines(' /a \n\n/b', wordIn)).toEqual({ values: ['/a', '/b'] });
    expect(readLines('', wordIn)).toEqual({ values: [] });
  });

  test('returns the number of the first invalid line, counted from 1 with empty lines', () => {
    expect(readLines('UA 13\n\nIreland 17', countryIn)).toEqual({ badLine: 3 });
  });

  test.each(['/old /live 301 Renamed for good', '/news @news 302 Moved'])(
    'reads and writes a redirect: %s',
    (line) => {
      const redirect = redirectIn(line);
      expect(redirect && redirectLine(redirect)).toBe(line);
    },
  );

  test.each(['/old /live', '/old /live 303 x', '/old 301 x'])('refuses as a redirect: %s', (line) => {
    expect(redirectIn(line)).toBeUndefined();
  });

  test('writes countries in capitals', () => {
    expect(countryIn('ua 13')).toEqual({ country: 'UA', reason: 13 });
    expect(countryLine({ country: 'UA', reason: 13 })).toBe('UA 13');
  });

  test('reads pairs in CSS syntax', () => {
    expect(pairIn('--ui-color-accent-bg: #ff8800;')).toEqual({
      css_prop: '--ui-color-accent-bg',
      css_value: '#ff8800',
    });
    expect(pairLine({ css_prop: '--x', css_value: 'oklch(0.5 0.1 260)' })).toBe('--x: oklch(0.5 0.1 260)');
  });
});
