import { describe, expect, it } from 'vitest';
import type { CouponShape } from './coupon.ts';
import { parseOdds } from '../odds/odds.ts';
import { possiblePayout } from '../payout/payout.ts';
import { combinationCount } from './shape.ts';
import { blocks, leg } from '../testing/slips.ts';

const many = (count: number) => Array.from({ length: count }, () => leg('1.5'));
const coef = { antiExpressCoef: parseOdds('1.2') };

describe('the combinations of a coupon', () => {
  it.each<[string, CouponShape, bigint]>([
    ['a single', { type: 0, legs: many(1) }, 1n],
    ['an express', { type: 1, legs: many(40) }, 1n],
    ['two of four', { type: 2, legs: many(4) }, 6n],
    [
      'a banker with three of four',
      { type: 2, systemValue: 3, legs: [leg('2', { banker: true }), ...many(4)] },
      4n,
    ],
    ['ten of twenty', { type: 2, systemValue: 10, legs: many(20) }, 184_756n],
    ['a chain', { type: 3, legs: many(5) }, 1n],
    ['two of three blocks', { type: 4, legs: blocks('2', '2 2', '2', '2') }, 3n],
    ['a conditional coupon', { type: 5, legs: blocks('', '2', '2 2') }, 1n],
    ['an anti-express', { type: 6, ...coef, legs: many(3) }, 1n],
    ['a Lucky 15', { type: 7, legs: many(4) }, 15n],
    ['a Lucky 63', { type: 7, legs: many(6) }, 63n],
    ['a Trixie', { type: 8, legs: many(3) }, 4n],
    ['a Goliath', { type: 8, legs: many(8) }, 247n],
  ])('of %s are counted', (_, coupon, lines) => {
    expect(combinationCount(coupon)).toBe(lines);
  });

  it('throw for legs that form no coupon', () => {
    const crowd = { type: 2, legs: many(21) } as const;
    expect(() => combinationCount(crowd)).toThrow(
      'The legs make no coupon of type 2 (leg-count {"min":3,"max":20}): ask couponShapeProblem first.',
    );
    expect(() => possiblePayout({ ...crowd, stakeMinor: 1n })).toThrow(/leg-count/);
  });

  it('are counted beyond the leg limit of any site', () => {
    expect(combinationCount({ type: 1, legs: many(60) })).toBe(1n);
  });
});
