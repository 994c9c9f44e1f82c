import { describe, expect, it } from 'vitest';
import { bonusBetFactor, bonusBetFactorOfLegs, MARKET_KIND, qualifiesForBonusBet } from './bonus.ts';
import type { LegResult } from '../coupon/legs.ts';
import { oddsMilli } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';

const legs = (results: readonly LegResult[]) => results.map((result) => ({ odds: oddsMilli(1500), result }));

describe('the bonus bet', () => {
  it.each([
    [0, '1'],
    [2, '1'],
    [3, '1.03'],
    [4, '1.04'],
    [9, '1.09'],
    [10, '1.1'],
    [25, '1.1'],
  ])('multiplies %i legs by %s', (count, factor) => {
    expect(bonusBetFactor(count)).toEqual(rational.parse(factor));
  });

  it('recalculates without returned legs', () => {
    expect(bonusBetFactorOfLegs(legs([1, 1, 4, -1]))).toEqual(rational.parse('1.04'));
    expect(bonusBetFactorOfLegs(legs([1, 2, 5, 1]))).toEqual(rational.parse('1.03'));
    expect(bonusBetFactorOfLegs(legs([1, 2, 3, 1]))).toEqual(rational.ONE);
    expect(bonusBetFactorOfLegs([{ odds: oddsMilli(1500) }, ...legs([1, 1])])).toEqual(
      rational.parse('1.03'),
    );
  });

  it('requires three legs of at least 1.1', () => {
    const odds = (...milli: number[]) => milli.map((one) => ({ odds: oddsMilli(one) }));
    expect(qualifiesForBonusBet(odds(1100, 1100, 1100))).toBe(true);
    expect(qualifiesForBonusBet(odds(5000, 5000))).toBe(false);
    expect(qualifiesForBonusBet(odds(5000, 5000, 1099))).toBe(false);
    expect(qualifiesForBonusBet([])).toBe(false);
  });

  it('is not added to a leg of the kind 7', () => {
    const leg = { odds: oddsMilli(2000) };
    expect(qualifiesForBonusBet([leg, leg, { ...leg, kind: MARKET_KIND.bonus }])).toBe(false);
    expect(qualifiesForBonusBet([leg, leg, { ...leg, kind: 1 }])).toBe(true);
  });

  it('throws for a leg count that is not a whole number from 0', () => {
    for (const count of [-1, 2.5, Number.NaN]) expect(() => bonusBetFactor(count)).toThrow(/whole numbers/);
  });
});
