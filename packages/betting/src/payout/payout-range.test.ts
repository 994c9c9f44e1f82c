import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import { parseOdds } from '../odds/odds.ts';
import { payoutRange } from './payout-range.ts';
import { blocks, leg, legs } from '../testing/slips.ts';

const range = (coupon: Omit<Coupon, 'stakeMinor'>) => {
  const { minMinor, maxMinor } = payoutRange({ ...coupon, stakeMinor: 1200n });
  return [minMinor, maxMinor];
};

describe('the payout range of a coupon', () => {
  it.each<[string, Omit<Coupon, 'stakeMinor'>, bigint, bigint]>([
    ['a single', { type: 0, legs: legs('2.5') }, 3000n, 3000n],
    ['an express', { type: 1, legs: legs('2 3') }, 7200n, 7200n],
    // 1200 / 3 x 2 x 3, and x (6 + 8 + 12).
    ['two of three', { type: 2, legs: legs('4 2 3') }, 2400n, 10_400n],
    ['a banker', { type: 2, legs: [leg('5', { banker: true }), ...legs('4 2 3')] }, 12_000n, 52_000n],
    ['a multi-bet', { type: 4, legs: blocks('1.5', '2 3', '2', '4') }, 4800n, 26_400n],
    // 1200 / 3 x 2, and x (3 x 4 - 1).
    ['a lucky', { type: 7, legs: legs('3 2') }, 800n, 4400n],
    ['a patent', { type: 8, legs: legs('4 2 3') }, 1800n, 15_000n],
    ['an anti-express', { type: 6, antiExpressCoef: parseOdds('1.5'), legs: legs('2 3') }, 1800n, 1800n],
    ['a chain', { type: 3, legs: legs('2 3') }, 0n, 4800n],
    ['a conditional coupon', { type: 5, legs: blocks('', '2', '3 2') }, 0n, 14_400n],
  ])('of %s ranges from the fewest winning legs to all', (_, coupon, min, max) => {
    expect(range(coupon)).toEqual([min, max]);
  });

  it('includes settled results', () => {
    // Two of three have won: the third decides between one combination and three.
    expect(range({ type: 2, legs: legs('4+ 2+ 3') })).toEqual([3200n, 10_400n]);
    expect(range({ type: 2, legs: legs('4+ 2 3') })).toEqual([3200n, 10_400n]);
    expect(range({ type: 2, legs: legs('4- 2 3') })).toEqual([2400n, 2400n]);
    expect(range({ type: 2, legs: legs('4- 2- 3') })).toEqual([0n, 0n]);
    expect(range({ type: 8, legs: legs('4+ 2+ 3+') })).toEqual([15_000n, 15_000n]);
  });

  it('excludes a partly lost block', () => {
    // 1200 / 3 x 2 x 4, whatever the result of the third block.
    expect(range({ type: 4, legs: blocks('', '2', '4', '3- 2') })).toEqual([3200n, 3200n]);
    expect(range({ type: 4, legs: blocks('', '2 3+', '4', '3') })).toEqual([4800n, 21_600n]);
  });

  it('includes the lost part of a dead heat in an anti-express', () => {
    const anti = { type: 6, antiExpressCoef: parseOdds('1.5') } as const;
    expect(range({ ...anti, legs: legs('2| 3') })).toEqual([900n, 1800n]);
    expect(range({ ...anti, legs: legs('2+ 3') })).toEqual([1800n, 1800n]);
    expect(range({ ...anti, legs: legs('2+ 3+') })).toEqual([0n, 0n]);
  });

  it('is the stake when all legs are returned, and ends at the cap', () => {
    expect(range({ type: 3, legs: legs('2= 3=') })).toEqual([1200n, 1200n]);
    expect(range({ type: 2, legs: legs('4 2 3'), maxPayoutMinor: 5000n })).toEqual([2400n, 5000n]);
    expect(range({ type: 2, legs: legs('4 2 3'), maxPayoutMinor: 2000n })).toEqual([2000n, 2000n]);
    expect(range({ type: 2, legs: legs('4 2 3'), promo: true })).toEqual([1200n, 9200n]);
  });
});
