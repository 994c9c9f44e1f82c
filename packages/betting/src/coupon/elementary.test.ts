import { describe, expect, it } from 'vitest';
import { binomial, elementarySum } from './elementary.ts';
import * as rational from '../numbers/rational.ts';

describe('binomial', () => {
  it.each([
    [4, 2, 6n],
    [5, 0, 1n],
    [5, 5, 1n],
    [3, 4, 0n],
    [20, 10, 184_756n],
    [40, 20, 137_846_528_820n],
  ])('of %i and %i is %s', (n, k, ways) => {
    expect(binomial(n, k)).toBe(ways);
  });
});

describe('the sum over all subsets of a size', () => {
  const values = ['1.6', '1.75', '2.1', '2.4'].map(rational.parse);

  it.each([
    [0, '1'],
    [1, '7.85'],
    [2, '22.915'],
    [3, '29.484'],
    [4, '14.112'],
    [5, '0'],
  ])('for size %i is %s', (k, sum) => {
    expect(elementarySum(values, k)).toEqual(rational.parse(sum));
  });

  it('ignores zero values', () => {
    expect(elementarySum([...values, rational.ZERO], 2)).toEqual(rational.parse('22.915'));
    expect(elementarySum([], 1)).toEqual(rational.ZERO);
  });
});
