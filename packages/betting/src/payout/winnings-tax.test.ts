import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTaxPercent, taxPercentText, winningsTaxMinor } from './winnings-tax.ts';

const anyTax = fc.record({
  rate: fc.integer({ min: 1, max: 5000 }),
  freeMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
});
const anyMinor = fc.bigInt({ min: 0n, max: 10_000_000_000n });

describe('the tax on winnings', () => {
  it.each([
    // Rate, free winnings, payout, stake, tax.
    [500, 0n, 2500n, 1000n, 75n],
    [2000, 0n, 2500n, 1000n, 300n],
    [2000, 1000n, 2500n, 1000n, 100n],
    [2000, 1500n, 2500n, 1000n, 0n],
    [2000, 0n, 1000n, 1000n, 0n],
    [2000, 0n, 0n, 1000n, 0n],
    // 5 % of 0.19 is less than a cent, of 0.39 less than two.
    [500, 0n, 1019n, 1000n, 0n],
    [500, 0n, 1039n, 1000n, 1n],
    // A promo code stakes no money of the player, so all of its payout is won.
    [1250, 0n, 800n, 0n, 100n],
    [5000, 0n, 3n, 0n, 1n],
  ])(
    'at a rate of %s with %s free, for a payout of %s and a stake of %s, is %s',
    (rate, freeMinor, paidMinor, stakeMinor, tax) => {
      expect(winningsTaxMinor({ rate, freeMinor }, { paidMinor, stakeMinor })).toBe(tax);
    },
  );

  it('is never negative, and at most half of the winnings', () => {
    fc.assert(
      fc.property(anyTax, anyMinor, anyMinor, (tax, paidMinor, stakeMinor) => {
        const due = winningsTaxMinor(tax, { paidMinor, stakeMinor });
        const winnings = paidMinor > stakeMinor ? paidMinor - stakeMinor : 0n;
        expect(due >= 0n && due * 2n <= winnings).toBe(true);
      }),
    );
  });

  it('rises with the payout, and never by more than the payout', () => {
    fc.assert(
      fc.property(anyTax, anyMinor, anyMinor, anyMinor, (tax, paidMinor, more, stakeMinor) => {
        const before = winningsTaxMinor(tax, { paidMinor, stakeMinor });
        const after = winningsTaxMinor(tax, { paidMinor: paidMinor + more, stakeMinor });
        expect(after >= before && after - before <= more).toBe(true);
      }),
    );
  });

  it('refuses rates that no tax has', () => {
    for (const rate of [0, -1, 5001, 1.5, Number.NaN]) {
      expect(() => winningsTaxMinor({ rate, freeMinor: 0n }, { paidMinor: 2n, stakeMinor: 1n })).toThrow(
        /from 1 to 5000/,
      );
    }
  });
});

describe('the percentage of a tax', () => {
  it.each([
    ['5', 500],
    ['12.5', 1250],
    ['0.01', 1],
    ['50', 5000],
    ['19.75', 1975],
  ])('of %s is a rate of %s and reads the same again', (text, rate) => {
    expect(parseTaxPercent(text)).toBe(rate);
    expect(taxPercentText(rate)).toBe(text);
  });

  it.each(['0', '0.00', '50.01', '100', '5.125', '-5', '5 %', '', '1e1'])('is never %j', (text) => {
    expect(() => parseTaxPercent(text)).toThrow(/above 0 and at most 50/);
  });
});
