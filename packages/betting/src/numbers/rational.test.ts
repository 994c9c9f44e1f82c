import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rational from './rational.ts';

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([num, den]) => rational.of(num, den));

describe('rational', () => {
  it('is reduced and has its sign in the numerator', () => {
    expect(rational.of(6n, -8n)).toEqual({ num: -3n, den: 4n });
    expect(rational.of(0n, -5n)).toEqual({ num: 0n, den: 1n });
    expect(() => rational.of(1n, 0n)).toThrow(/denominator/);
    expect(() => rational.divide(rational.ONE, rational.ZERO)).toThrow(RangeError);
  });

  it.each([
    ['5/2', 3n, 2n, 3n],
    ['-5/2', -3n, -3n, -2n],
    ['7/3', 2n, 2n, 3n],
    ['-7/3', -2n, -3n, -2n],
    ['8/3', 3n, 2n, 3n],
    ['-4', -4n, -4n, -4n],
    ['0', 0n, 0n, 0n],
  ])('rounds, floors and ceils %s', (text, nearest, below, above) => {
    const value = rational.parse(text);
    expect(rational.roundHalfUp(value)).toBe(nearest);
    expect(rational.floor(value)).toBe(below);
    expect(rational.ceil(value)).toBe(above);
  });

  it('obeys the field laws', () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(rational.subtract(rational.add(a, b), b)).toEqual(a);
        expect(rational.multiply(a, rational.add(b, c))).toEqual(
          rational.add(rational.multiply(a, b), rational.multiply(a, c)),
        );
        if (b.num !== 0n) expect(rational.multiply(rational.divide(a, b), b)).toEqual(a);
        expect(rational.product([a, b, c])).toEqual(rational.multiply(a, rational.multiply(b, c)));
        expect(rational.compare(a, b)).toBe(Math.sign(Number(rational.subtract(a, b).num)));
      }),
    );
  });

  it('puts every value between its floor and ceiling, the nearest at most a half away', () => {
    fc.assert(
      fc.property(anyRational, (value) => {
        const [below, nearest, above] = [
          rational.floor(value),
          rational.roundHalfUp(value),
          rational.ceil(value),
        ];
        expect(rational.compare(rational.of(below), value)).toBeLessThanOrEqual(0);
        expect(rational.compare(value, rational.of(above))).toBeLessThanOrEqual(0);
        expect(above - below).toBe(value.den === 1n ? 0n : 1n);
        const gap = rational.subtract(value, rational.of(nearest));
        expect(2n * (gap.num < 0n ? -gap.num : gap.num) <= gap.den).toBe(true);
      }),
    );
  });

  it('parses back its own output and throws for text that is no number', () => {
    fc.assert(
      fc.property(anyRational, (value) => {
        expect(rational.parse(rational.toText(value))).toEqual(value);
      }),
    );
    expect([rational.toText(rational.of(5n)), rational.toText(rational.of(-1n, 2n))]).toEqual(['5', '-1/2']);
    expect(rational.parse('-0.925')).toEqual({ num: -37n, den: 40n });
    for (const text of ['', '1/', '/2', '1.', '.5', '1e3', ' 1', '1/-2', '0x10', 'x1/2', '1/2x', '1/2/3']) {
      expect(() => rational.parse(text), text).toThrow(/not a number/);
    }
    expect(() => rational.parse('1/0')).toThrow(/denominator/);
  });
});
