import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import { insurance, insuranceRefund } from './insurance.ts';
import { parseOdds } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';
import { blocks, leg, legs } from '../testing/slips.ts';

const premium = (coupon: Omit<Coupon, 'stakeMinor'>, prices: string, margin = '0', percent = 100) =>
  insurance({
    coupon: { ...coupon, stakeMinor: 6000n },
    now: prices.split(' ').map(parseOdds),
    percent,
    margin: rational.parse(margin),
  })?.premiumMinor;

describe('the premium of an insurance', () => {
  it.each<[string, Omit<Coupon, 'stakeMinor'>, string, bigint]>([
    ['a single', { type: 0, legs: legs('3') }, '4', 4500n],
    ['an express', { type: 1, legs: legs('3 2') }, '2 3', 5000n],
    ['an express with a won leg', { type: 1, legs: legs('3+ 2') }, '9 3', 4000n],
    ['an express with a half lost leg', { type: 1, legs: legs('3/ 2') }, '9 3', 4000n],
    // Two of three with a probability of one half each win in 4 of 8 cases.
    ['a system', { type: 2, legs: legs('3 2 4') }, '2 2 2', 3000n],
    ['a system with a won leg', { type: 2, legs: legs('3+ 2 4') }, '9 2 2', 1500n],
    ['a system with two won legs', { type: 2, legs: legs('3+ 2+ 4') }, '9 9 2', 0n],
    ['a system that needs all that is left', { type: 2, legs: legs('3- 2 4') }, '9 2 2', 4500n],
    ['a banker', { type: 2, legs: [leg('5', { banker: true }), ...legs('3 2 4')] }, '3 2 2 2', 5000n],
    ['a multi-bet', { type: 4, legs: blocks('3', '2', '2', '2') }, '3 2 2 2', 5000n],
    ['a lucky', { type: 7, legs: legs('3 2') }, '2 2', 1500n],
    ['a patent', { type: 8, legs: legs('3 2 4') }, '2 2 2', 3000n],
    ['an anti-express', { type: 6, antiExpressCoef: parseOdds('1.2'), legs: legs('3 2') }, '2 3', 1000n],
    [
      'the same with a won leg',
      { type: 6, antiExpressCoef: parseOdds('1.2'), legs: legs('3+ 2') },
      '9 3',
      2000n,
    ],
    [
      'the same with a lost leg',
      { type: 6, antiExpressCoef: parseOdds('1.2'), legs: legs('3- 2') },
      '9 3',
      0n,
    ],
    [
      'the same with a dead heat',
      { type: 6, antiExpressCoef: parseOdds('1.2'), legs: legs('3| 2') },
      '9 3',
      0n,
    ],
    // Lost with its first leg, or when both of the other legs lose: 60 x (3/4 + 1/4 x 1/2 x 2/3).
    ['a chain', { type: 3, legs: legs('2 2 1.5') }, '4 2 3', 5000n],
    ['a chain that can lose all later only', { type: 3, legs: legs('3+ 2 1.5') }, '9 4 2', 0n],
    ['a conditional coupon', { type: 5, legs: blocks('', '3', '2 2') }, '4 2 2', 5625n],
    [
      'a conditional coupon that keeps something back',
      { type: 5, legs: blocks('', '3', '2 2'), blockStakesMinor: { 2: 17_999n } },
      '4 2 2',
      4500n,
    ],
  ])('of %s reflects its probability of losing', (_, coupon, prices, premiumMinor) => {
    expect(premium(coupon, prices)).toBe(premiumMinor);
  });

  it('includes the margin and is rounded half-up', () => {
    const single = { type: 0, legs: legs('3') } as const;
    expect(premium(single, '4', '0.2')).toBe(5400n);
    expect(premium(single, '4', '0', 1)).toBe(45n);
    expect(premium(single, '3', '0', 12.5)).toBe(500n);
    expect(premium(single, '4', '1/9000')).toBe(4501n);
    expect(premium(single, '4', '1/9001')).toBe(4500n);
    expect(() => premium(single, '4', '-0.01')).toThrow(/margin can't be negative/);
  });

  it('is undefined for a coupon without a fair value', () => {
    expect(premium({ type: 0, legs: legs('3+') }, '4')).toBeUndefined();
    expect(premium({ type: 1, legs: legs('3 2') }, '4')).toBeUndefined();
    expect(premium({ type: 0, legs: legs('3'), promo: true }, '4')).toBeUndefined();
    expect(() => premium({ type: 1, legs: legs('3') }, '4')).toThrow(/leg-count/);
  });
});

describe('the refund of an insurance', () => {
  it('is the insured share of the stake, rounded half-up', () => {
    expect(insuranceRefund(1000n, 100)).toBe(1000n);
    expect(insuranceRefund(999n, 50)).toBe(500n);
    expect(insuranceRefund(149n, 1)).toBe(1n);
    expect(insuranceRefund(150n, 1)).toBe(2n);
  });

  it('is returned together with the premium', () => {
    const coupon = { type: 0, stakeMinor: 999n, legs: legs('3') } as const;
    expect(insurance({ coupon, now: [parseOdds('4')], percent: 50, margin: rational.ZERO })).toEqual({
      premiumMinor: 375n,
      refundMinor: 500n,
    });
  });

  it.each([0, 0.9, 100.1, 101, Number.NaN])('throws for %d percent', (percent) => {
    expect(() => insuranceRefund(1000n, percent)).toThrow(
      `A percentage here lies from 1 to 100, got ${percent}.`,
    );
  });
});
