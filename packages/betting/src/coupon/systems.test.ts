import { describe, expect, it } from 'vitest';
import * as rational from '../numbers/rational.ts';
import { clampSystemValue, systemOptions } from './systems.ts';

describe('the systems of a number of legs', () => {
  it('range from two to one less than all, in addition to bankers', () => {
    expect(systemOptions(4, 1, 20n)).toEqual([
      { value: 2, offset: 1, minBetAmountMinor: 120n, combo: 6n },
      { value: 3, offset: 1, minBetAmountMinor: 80n, combo: 4n },
    ]);
    expect(systemOptions(3, 0, 20n)).toEqual([{ value: 2, offset: 0, minBetAmountMinor: 60n, combo: 3n }]);
  });

  it('do not exist below three legs', () => {
    for (const free of [0, 1, 2]) expect(systemOptions(free, 0, 20n)).toEqual([]);
  });

  it('round their minimum stake up to the minor unit', () => {
    expect(systemOptions(4, 0, rational.parse('0.3')).map((option) => option.minBetAmountMinor)).toEqual([
      2n,
      2n,
    ]);
    expect(systemOptions(5, 0, rational.parse('0.5')).map((option) => option.minBetAmountMinor)).toEqual([
      5n,
      5n,
      3n,
    ]);
  });

  it('are left out when they have more combinations than ten out of twenty', () => {
    const twenty = systemOptions(20, 0, 1n).map(({ value }) => value);
    expect(twenty).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const twentyOne = systemOptions(21, 0, 1n).map(({ value }) => value);
    expect(twentyOne).toEqual([2, 3, 4, 5, 6, 7, 14, 15, 16, 17, 18, 19, 20]);
  });
});

describe('a system value', () => {
  it.each([
    [2, 4, 2],
    [3, 4, 3],
    [4, 4, 3],
    [1, 4, 2],
    [9, 3, 2],
    [5, 2, 2],
    [5, 0, 2],
  ])('of %i with %i legs becomes %i', (value, free, clamped) => {
    expect(clampSystemValue(value, free)).toBe(clamped);
  });
});
