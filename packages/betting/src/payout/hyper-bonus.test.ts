import { describe, expect, it } from 'vitest';
import { hyperBonusMinor } from './hyper-bonus.ts';
import { possiblePayout } from './payout.ts';
import { settleCoupon } from './settlement.ts';
import { legs } from '../testing/slips.ts';

const terms = { percent: 10, minStakeMinor: 500n, maxBonusMinor: 10_000n };

describe('a hyper bonus', () => {
  it.each([
    [500n, 1500n, 100n],
    [499n, 1500n, 0n],
    [500n, 500n, 0n],
    [500n, 400n, 0n],
    [500n, 501n, 0n],
    [500n, 505n, 1n],
    [500n, 504n, 0n],
    [500n, 100_500n, 10_000n],
    [500n, 100_489n, 9999n],
    [500n, 1_000_000n, 10_000n],
  ])('for a stake of %s and a payout of %s is %s', (stakeMinor, payoutMinor, bonus) => {
    expect(hyperBonusMinor(terms, { stakeMinor, payoutMinor })).toBe(bonus);
  });

  it('accepts a percentage with decimals, up to ten times the winnings', () => {
    const paid = { stakeMinor: 1000n, payoutMinor: 2000n };
    expect(hyperBonusMinor({ ...terms, percent: 2.5 }, paid)).toBe(25n);
    expect(hyperBonusMinor({ ...terms, percent: 0 }, paid)).toBe(0n);
    expect(hyperBonusMinor({ ...terms, percent: 1000 }, paid)).toBe(10_000n);
    for (const percent of [-0.1, 1000.1, Number.NaN]) {
      expect(() => hyperBonusMinor({ ...terms, percent }, paid)).toThrow(/from 0 to 1000/);
    }
  });

  const express = { type: 1, stakeMinor: 1000n, hyperBonus: terms } as const;

  it('is paid in addition to the payout of an express', () => {
    expect(possiblePayout({ ...express, legs: legs('2 3') })).toEqual({
      payoutMinor: 6000n,
      capped: false,
      bonusMinor: 500n,
    });
    expect(settleCoupon({ ...express, legs: legs('2+ 3+') })).toEqual({
      state: 'won',
      payoutMinor: 6000n,
      bonusMinor: 500n,
    });
  });

  it.each([
    [2000n, 2000n, 0n, true],
    [6000n, 6000n, 0n, true],
    [6300n, 6000n, 300n, true],
    [6500n, 6000n, 500n, false],
  ])(
    'and the payout together are at most the cap of %s',
    (maxPayoutMinor, payoutMinor, bonusMinor, capped) => {
      const coupon = { ...express, maxPayoutMinor } as const;
      expect(possiblePayout({ ...coupon, legs: legs('2 3') })).toEqual({ payoutMinor, bonusMinor, capped });
      expect(settleCoupon({ ...coupon, legs: legs('2+ 3+') })).toEqual({
        state: 'won',
        payoutMinor,
        bonusMinor,
      });
    },
  );

  it('is not paid while open, when lost or returned, or for another type', () => {
    for (const written of ['2+ 3', '2+ 3-', '2= 3=']) {
      expect(settleCoupon({ ...express, legs: legs(written) }).bonusMinor).toBe(0n);
    }
    expect(possiblePayout({ ...express, type: 0, legs: legs('3') }).bonusMinor).toBe(0n);
    expect(possiblePayout({ ...express, type: 7, legs: legs('3 4') }).bonusMinor).toBe(0n);
  });
});
