import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCombinedOdds, formatOdds } from './format-odds.ts';
import { oddsMilli, oddsToWire, parseOdds } from './odds.ts';
import { divideCut, rounded, trimmed } from '../testing/long-decimal.ts';
import * as rational from '../numbers/rational.ts';

/** Every price up to 6, then increasing steps. */
const PRICES = [
  ...Array.from({ length: 5000 }, (_, index) => 1001 + index),
  ...Array.from({ length: 900 }, (_, index) => 6001 + 997 * index),
].map(oddsMilli);

const PLACES = 12;

/** Computes -1/b or -100/b by long division. */
function inverse(numerator: number, net: number, places: number): string {
  return `-${trimmed(rounded(divideCut(numerator, net, PLACES), places))}`;
}

/** Adds zeros up to two decimals. */
function padded(text: string): string {
  const [whole, decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

describe('odds formats', () => {
  it.each([
    ['1.444', '-225', '0.444', '-2.252', '0.444', '4/9'],
    ['2.85', '+185', '1.85', '1.85', '-0.541', '37/20'],
    ['1.075', '-1333', '0.075', '-13.333', '0.075', '3/40'],
    ['1.001', '-100000', '0.001', '-1000.00', '0.001', '1/1000'],
    ['1.01', '-10000', '0.01', '-100.00', '0.01', '1/100'],
    ['2.00', '+100', '1.00', '1.00', '1.00', '1/1'],
    ['1000.00', '+99900', '999.00', '999.00', '-0.001', '999/1'],
    ['1.50', '-200', '0.50', '-2.00', '0.50', '1/2'],
    ['2.50', '+150', '1.50', '1.50', '-0.667', '3/2'],
    ['1.996', '-100', '0.996', '-1.004', '0.996', '249/250'],
    ['2.001', '+100', '1.001', '1.001', '-0.999', '1001/1000'],
    ['1.85', '-118', '0.85', '-1.176', '0.85', '17/20'],
  ])('show %s', (decimal, american, hongKong, indonesian, malay, fraction) => {
    const odds = parseOdds(decimal);
    const shown = [0, 1, 2, 4, 5, 6].map((view) => formatOdds(odds, view));
    expect(shown).toEqual([decimal, fraction, american, hongKong, indonesian, malay]);
  });

  it.each([
    ['1.85', '17/20'],
    ['2.33', '133/100'],
    ['1.333', '1/3'],
    ['1.909', '10/11'],
    ['3.667', '8/3'],
    ['1.002', '1/500'],
    ['1.005', '1/200'],
    ['1.009', '9/1000'],
    ['1.012', '1/83'],
  ])('write %s as the fraction %s', (wire, fraction) => {
    expect(formatOdds(parseOdds(wire), 1)).toBe(fraction);
  });

  it('show ids 14 to 16 like 4 to 6, and unknown ids as decimal', () => {
    for (const odds of [oddsMilli(1444), oddsMilli(2850)]) {
      for (const view of [4, 5, 6]) expect(formatOdds(odds, view + 10)).toBe(formatOdds(odds, view));
      for (const view of [3, 7, 10, 11, 12, -1, 99, 1.5])
        expect(formatOdds(odds, view)).toBe(padded(oddsToWire(odds)));
    }
  });

  it('agree with long division in every signed format', () => {
    for (const odds of PRICES) {
      const net = odds - 1000;
      const plain = padded(trimmed(divideCut(net, 1000, 3)));
      const below = odds < 2000;
      expect(formatOdds(odds, 4)).toBe(plain);
      expect(formatOdds(odds, 2)).toBe(
        below ? inverse(100_000, net, 0) : `+${rounded(divideCut(net, 10, PLACES), 0)}`,
      );
      expect(formatOdds(odds, 5)).toBe(below ? padded(inverse(1000, net, 3)) : plain);
      // From b = 2000 three decimals would give 0, and a single significant digit is shown instead.
      if (odds <= 2_000_000)
        expect(formatOdds(odds, 6)).toBe(odds <= 2000 ? plain : padded(inverse(1000, net, 3)));
    }
  });

  it('pick the same fraction as an exhaustive search', () => {
    const search = (net: number): string | undefined => {
      for (let q = 1; q <= 100; q += 1) {
        for (let p = 1; p <= 6 * q; p += 1) {
          const isSame = trimmed(rounded(divideCut(p, q, PLACES), 3)) === trimmed(divideCut(net, 1000, 3));
          if (isSame && Math.abs(1000 * p - net * q) * 200 <= net * q) return `${p}/${q}`;
        }
      }
      return undefined;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 5000 }), (milli) => {
        const { num, den } = rational.of(BigInt(milli - 1000), 1000n);
        const exact = `${num}/${den}`;
        expect(formatOdds(oddsMilli(milli), 1)).toBe(den <= 100n ? exact : (search(milli - 1000) ?? exact));
      }),
    );
  });

  it('show fractions that are at most half a per cent off', () => {
    for (const odds of PRICES) {
      const shown = rational.parse(formatOdds(odds, 1));
      const net = rational.of(BigInt(odds - 1000), 1000n);
      const off = Math.abs(Number(shown.num * net.den - net.num * shown.den));
      expect(off * 200).toBeLessThanOrEqual(Number(net.num * shown.den));
    }
  });

  it('never show a price as 0', () => {
    expect(formatOdds(oddsMilli(3_000_000), 6)).toBe('-0.0003');
    expect(formatOdds(oddsMilli(2_001_000), 6)).toBe('-0.001');
    expect(formatOdds(oddsMilli(2_001_001), 6)).toBe('-0.0005');
    expect(formatOdds(oddsMilli(15_001_000), 6)).toBe('-0.00007');
    expect(formatOdds(oddsMilli(10_300_000_000), 6)).toBe('-0.0000001');
    expect(formatOdds(oddsMilli(6_667_667), 6)).toBe('-0.0001');
  });
});

describe('combined odds', () => {
  it('are converted from the unrounded total, not from the displayed decimals', () => {
    // 1.0504: the displayed 1.05 would give -2000.
    const total = rational.parse('1.0504');
    expect(formatCombinedOdds(total, 0)).toBe('1.05');
    expect(formatCombinedOdds(total, 2)).toBe('-1984');
    expect(formatCombinedOdds(total, 5)).toBe('-19.841');
    // 1/20 would be more than half a per cent off.
    expect(formatCombinedOdds(total, 1)).toBe('63/1250');
    expect(formatCombinedOdds(rational.parse('2.0004'), 6)).toBe('-1.00');
  });

  it('are rounded half away from zero at three decimals', () => {
    expect(formatCombinedOdds(rational.parse('1.5705'), 0)).toBe('1.571');
    expect(formatCombinedOdds(rational.parse('1.57049999999'), 0)).toBe('1.57');
    expect(formatCombinedOdds(rational.parse('123456789012345678.9996'), 0)).toBe('123456789012345679.00');
    expect(formatCombinedOdds(rational.parse('123456789012345678.9996'), 1)).toBe('123456789012345678/1');
  });

  it('show a total slightly above 1 without a zero', () => {
    const total = rational.parse('1.0004');
    expect([1, 4, 6].map((view) => formatCombinedOdds(total, view))).toEqual(['1/2500', '0.0004', '0.0004']);
    expect(formatCombinedOdds(rational.parse('1.00006'), 4)).toBe('0.00006');
    expect(formatCombinedOdds(rational.parse('1.00014'), 4)).toBe('0.0001');
  });

  it('throw for a total that is no price, in every format', () => {
    for (const view of [0, 1, 2, 4, 5, 6]) {
      expect(() => formatCombinedOdds(rational.ONE, view)).toThrow(/above 1/);
      expect(() => formatCombinedOdds(rational.parse('1/2'), view)).toThrow(/above 1/);
    }
  });
});
