import { rational } from '@touchline/betting';
import { describe, expect, it } from 'vitest';
import { pairRate, rateInForce, rateText, type SourcedRate } from './rates.ts';

const NOW = 1_767_225_600_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const rate = (iso: string, units: string, source: string, age: number): SourcedRate => ({
  iso,
  units: rational.parse(units),
  source,
  asOf: NOW - age,
});

describe('the rate in force', () => {
  it('is the operator’s while it is fresh, although a provider’s is newer', () => {
    const rates = [rate('USD', '1.08', 'Feed', 0), rate('USD', '1.10', 'operator', 23 * HOUR)];
    expect(rateInForce(rates, NOW)?.source).toBe('operator');
  });

  it('is the provider’s once the operator’s is a day old', () => {
    const rates = [rate('USD', '1.08', 'Feed', HOUR), rate('USD', '1.10', 'operator', 24 * HOUR + 1)];
    expect(rateInForce(rates, NOW)?.source).toBe('Feed');
  });

  it('is the newest of all if none is fresh', () => {
    const rates = [rate('USD', '1.08', 'Feed', 30 * HOUR), rate('USD', '1.10', 'operator', 40 * HOUR)];
    expect(rateInForce(rates, NOW)?.source).toBe('Feed');
    expect(rateInForce(rates.toReversed(), NOW)?.source).toBe('Feed');
    expect(rateInForce([], NOW)).toBeUndefined();
  });

  it('is the newest fresh one of several providers', () => {
    const rates = [rate('USD', '1.08', 'Old', HOUR), rate('USD', '1.09', 'New', MINUTE)];
    expect(rateInForce(rates, NOW)?.source).toBe('New');
  });
});

describe('the rate of a pair', () => {
  it('is crossed over the base without rounding', () => {
    const rates = [rate('USD', '1.08', 'Feed', HOUR), rate('KWD', '0.33', 'operator', 0)];
    expect(pairRate('KWD', 'USD', rates, NOW)).toEqual({
      rate: rational.parse('36/11'),
      source: 'operator+Feed',
      asOf: NOW - HOUR,
      isFresh: true,
    });
  });

  it('counts for a minute if one of its currencies is a cryptocurrency', () => {
    const usd = rate('USD', '1.08', 'Feed', HOUR);
    const freshPair = (age: number) =>
      pairRate('BTC', 'USD', [usd, rate('BTC', '0.0000105', 'Feed', age)], NOW);
    expect(freshPair(MINUTE)?.isFresh).toBe(true);
    expect(freshPair(MINUTE + 1)?.isFresh).toBe(false);
  });

  it('needs no stored rate of the base, and is missing without that of another currency', () => {
    expect(pairRate('EUR', 'USD', [rate('USD', '1.08', 'Feed', 0)], NOW)?.rate).toEqual(
      rational.parse('1.08'),
    );
    expect(pairRate('EUR', 'GBP', [], NOW)).toBeUndefined();
  });

  it('is 1 of a currency with itself, now', () => {
    expect(pairRate('EUR', 'EUR', [], NOW)).toEqual({
      rate: rational.ONE,
      source: 'operator',
      asOf: NOW,
      isFresh: true,
    });
  });

  it('doesn’t read a rate of the base', () => {
    const rates = [rate('EUR', '7', 'Feed', 0), rate('USD', '2', 'Feed', 0)];
    expect(pairRate('EUR', 'USD', rates, NOW)?.rate).toEqual(rational.of(2n));
    expect(pairRate('USD', 'EUR', rates, NOW)?.rate).toEqual(rational.parse('0.5'));
  });
});

it.each([
  ['1.08', '1.08'],
  ['162', '162'],
  ['36/11', '3.27273'],
  ['0.0000105', '0.0000105'],
  ['95238.0952381', '95238.1'],
  ['1/3', '0.333333'],
])('the rate %s is shown as %s', (text, shown) => {
  expect(rateText(rational.parse(text))).toBe(shown);
});
