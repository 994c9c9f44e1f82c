import { describe, expect, it } from 'vitest';
import { countDependentOnce } from './dependent.ts';
import * as rational from '../numbers/rational.ts';
import { settleCoupon } from '../payout/settlement.ts';
import { leg, legs } from '../testing/slips.ts';

describe('dependent legs', () => {
  const results = (written: string, ...groups: readonly (string | undefined)[]) =>
    countDependentOnce(legs(written), groups).map(({ result }) => result);

  it('count only the one with the highest price', () => {
    expect(results('2+ 3+ 1.5+', 'a', 'a')).toEqual([3, 1, 1]);
    expect(results('3- 2+ 1.5+', 'a', 'a', undefined)).toEqual([0, 3, 1]);
    expect(results('2+ 2+ 2+', 'a', 'a', 'a')).toEqual([1, 3, 3]);
  });

  it('are identified by their group', () => {
    expect(results('2+ 3+ 4+ 5+', 'a', 'b', 'a', 'b')).toEqual([3, 3, 1, 1]);
    expect(results('2+ 3+', undefined, undefined)).toEqual([1, 1]);
    expect(results('2+ 3+', 'a', 'b')).toEqual([1, 1]);
  });

  it('settle as if the others were not in the coupon', () => {
    const counted = countDependentOnce(
      [leg('2+', { settledCoef: rational.parse('1.9') }), ...legs('3+ 1.5+')],
      ['a', 'a', undefined],
    );
    expect(settleCoupon({ type: 1, stakeMinor: 1000n, legs: counted }).payoutMinor).toBe(4500n);
  });
});
