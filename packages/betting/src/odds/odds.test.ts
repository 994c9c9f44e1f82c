import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedOdds, oddsMilli, oddsToRational, oddsToWire, parseOdds } from './odds.ts';
import { formatCombinedOdds } from './format-odds.ts';
import { anyOdds } from '../testing/arbitraries.ts';
import { times, trimmed } from '../testing/long-decimal.ts';

describe('wire odds', () => {
  it.each([
    ['1.85', 1850, '1.85'],
    ['1.001', 1001, '1.001'],
    ['1.010', 1010, '1.01'],
    ['2', 2000, '2'],
    ['2.5', 2500, '2.5'],
    ['10.05', 10_050, '10.05'],
    ['1000.000', 1_000_000, '1000'],
  ])('reads %s', (text, milli, canonical) => {
    expect(parseOdds(text)).toBe(milli);
    expect(oddsToWire(parseOdds(text))).toBe(canonical);
  });

  it.each([
    '',
    '1',
    '1.000',
    '0.5',
    '0',
    '-2',
    '+2',
    '1.8555',
    '1,85',
    '01.85',
    '2.',
    '.5',
    '1e3',
    ' 2',
    'NaN',
    '٢',
  ])('rejects "%s" with an error that gives the expected form', (text) => {
    expect(() => parseOdds(text)).toThrow(/is not odds: send decimal odds from 1\.001 on/);
  });

  it('throws for thousandths that are no price', () => {
    for (const milli of [1000, 0, -1850, 1.85, 1850.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => oddsMilli(milli), String(milli)).toThrow(/whole thousandths from 1001 on/);
    }
  });

  it('parses back every price that it writes', () => {
    fc.assert(
      fc.property(anyOdds, (odds) => {
        expect(parseOdds(oddsToWire(odds))).toBe(odds);
      }),
    );
  });
});

describe('combined odds', () => {
  it('are the unrounded product', () => {
    const total = combinedOdds([parseOdds('1.39'), parseOdds('1.13')]);
    expect(total).toEqual({ num: 15_707n, den: 10_000n });
    expect(formatCombinedOdds(total, 0)).toBe('1.571');
    expect(combinedOdds([])).toEqual({ num: 1n, den: 1n });
    expect(combinedOdds([oddsMilli(1850)])).toEqual(oddsToRational(oddsMilli(1850)));
  });

  it('agree with long multiplication', () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { minLength: 1, maxLength: 12 }), (legs) => {
        const { num, den } = combinedOdds(legs);
        const long = legs.map(oddsToWire).reduce(times, '1');
        const places = 3 * legs.length;
        const exact = ((num * 10n ** BigInt(places)) / den).toString().padStart(places + 1, '0');
        expect(trimmed(`${exact.slice(0, -places)}.${exact.slice(-places)}`)).toBe(trimmed(long));
      }),
    );
  });
});
