import { describe, expect, it } from 'vitest';
import { fixedText, plainNumberText, shortText } from './decimal.ts';
import * as rational from './rational.ts';

describe('decimal text', () => {
  it.each([
    ['0', 3, '0'],
    ['100', 0, '100'],
    ['100', 3, '100'],
    ['0.5', 0, '1'],
    ['1.2345', 3, '1.235'],
    ['-1.2345', 3, '-1.235'],
    ['0.0004', 3, '0.0004'],
    ['-0.000046', 3, '-0.00005'],
  ])('of %s with %i decimals is %s', (value, places, text) => {
    expect(shortText(rational.parse(value), places)).toBe(text);
  });

  it('parses typed numbers', () => {
    expect(plainNumberText(' ١٠٫٥ ')).toBe('10.5');
    expect(plainNumberText('−118')).toBe('-118');
    expect(plainNumberText('۱,۵ x')).toBe('1.5 x');
  });

  it('preserves every decimal when the number of decimals is fixed', () => {
    expect([fixedText(0n, 2), fixedText(-5n, 2), fixedText(100n, 0)]).toEqual(['0.00', '-0.05', '100']);
  });
});
