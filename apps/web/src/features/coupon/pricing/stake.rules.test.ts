import { describe, expect, test } from 'vitest';
import {
  couponBounds,
  maxAmount,
  quickAmounts,
  stakeOf,
  steppedAmount,
  type BoundsData,
  type StakeBounds,
} from './stake.rules.ts';
import { terms } from '../testing/legs.ts';

const legData: StakeBounds = { iso: 'EUR', min: 20n, max: 200_000n, balance: undefined };
const bounds: BoundsData = {
  typeId: 2,
  iso: 'EUR',
  terms,
  systemValue: 2,
  isBonusAccount: false,
  typesWithMin: [0, 1, 2],
  typesWithMax: [0, 1, 2],
};

describe('the stake', () => {
  const of = (typed: string | undefined, changes: Partial<StakeBounds> = {}) =>
    stakeOf(typed, { ...legData, ...changes }).problem;

  test('starts with the currency’s first amount', () => {
    expect(stakeOf(undefined, legData)).toEqual({ text: '5.00', minor: 500n, problem: undefined });
  });

  test.each([
    ['', 'empty'],
    ['abc', 'not-a-number'],
    ['1.001', 'too-many-decimals'],
    ['0.19', 'below-min'],
    ['0,20', undefined],
    ['2000.01', 'above-max'],
    ['٢٠', undefined],
  ])('%s is %s', (typed, problem) => {
    expect(of(typed)).toBe(problem);
  });

  test('is compared with the player’s balance', () => {
    expect(of('10', { balance: 999n })).toBe('above-balance');
    expect(of('10', { balance: 1000n })).toBeUndefined();
  });

  test('may exceed the maximum where that can be requested', () => {
    expect(of('2000.01', { isMaxAsked: true })).toBeUndefined();
  });

  test('changes by the step and stops at zero', () => {
    const five = stakeOf('5', legData);
    expect([steppedAmount(five, 'EUR', 250n), steppedAmount(five, 'EUR', -250n)]).toEqual(['7.50', '2.50']);
    expect(steppedAmount(stakeOf('1', legData), 'EUR', -250n)).toBe('0.00');
  });

  test('is at most the coupon’s maximum or the balance', () => {
    expect(maxAmount({ ...legData, balance: 1250n })).toBe('12.50');
    expect(maxAmount(legData)).toBe('2000.00');
    expect(maxAmount({ ...legData, max: undefined, balance: 7n })).toBe('0.07');
    expect(maxAmount({ ...legData, max: undefined })).toBeUndefined();
    expect(quickAmounts('EUR')).toEqual(['5.00', '10.00', '25.00', '50.00']);
  });
});

describe('the bounds of a coupon', () => {
  const system = { value: 2, offset: 0, combo: 6, minBetAmount: '1.20' };

  test('are those of its terms, and absent before they are known', () => {
    expect(couponBounds(bounds)).toEqual({ min: 20n, max: 200_000n });
    expect(couponBounds({ ...bounds, terms: undefined })).toEqual({ min: 0n, max: undefined });
  });

  test('start for a system at that system’s minimum', () => {
    expect(couponBounds({ ...bounds, terms: { ...terms, systemOptions: [system] } }).min).toBe(120n);
  });

  test('apply only to the types that the site lists', () => {
    expect(couponBounds({ ...bounds, typesWithMin: [0], typesWithMax: [0] })).toEqual({
      min: 0n,
      max: undefined,
    });
  });

  test('have no maximum on the bonus account', () => {
    expect(couponBounds({ ...bounds, isBonusAccount: true }).max).toBeUndefined();
  });
});
