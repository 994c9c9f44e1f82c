import { describe, expect, it } from 'vitest';
import { isPayableCouponType, legCountBounds, COUPON_TYPE } from './coupon-types.ts';
import type { ResultedLeg } from './coupon.ts';
import type { LegResult } from './legs.ts';
import { toMinor, toWire } from '../numbers/money.ts';
import { parseOdds } from '../odds/odds.ts';
import { couponTotalOdds, possiblePayout } from '../payout/payout.ts';
import * as rational from '../numbers/rational.ts';
import { settleCoupon } from '../payout/settlement.ts';

const leg = (odds: string, result: LegResult, settledCoef?: string): ResultedLeg => ({
  odds: parseOdds(odds),
  result,
  ...(settledCoef === undefined ? {} : { settledCoef: rational.parse(settledCoef) }),
});

const typeOf = (legs: readonly unknown[]) => (legs.length === 1 ? 0 : 1);

function settled(stake: string, legs: readonly ResultedLeg[], iso = 'EUR') {
  const { state, payoutMinor } = settleCoupon({ type: typeOf(legs), stakeMinor: toMinor(stake, iso), legs });
  return [state, toWire(payoutMinor, iso)];
}

describe('settlement', () => {
  it.each([
    ['an express with a half won leg', '50', [leg('2.2', 4), leg('1.7', 1)], 'won', '136.00'],
    ['an express with a half lost leg', '50', [leg('2.2', 5), leg('1.7', 1)], 'won', '42.50'],
    ['an express with a dead heat of two', '50', [leg('2.2', 6), leg('1.7', 1)], 'won', '93.50'],
    ['an express at its unrounded total', '115', [leg('1.39', 1), leg('1.13', 1)], 'won', '180.63'],
    ['a single to the nearest cent', '7.77', [leg('1.237', 1)], 'won', '9.61'],
    ['a half won quarter line', '40', [leg('1.9', 4)], 'won', '58.00'],
    ['a half lost quarter line', '40', [leg('1.9', 5)], 'won', '20.00'],
    ['a lost single', '40', [leg('1.9', 0)], 'lost', '0.00'],
    ['a returned single', '40', [leg('1.9', 2)], 'returned', '40.00'],
    ['a returned leg as 1', '10', [leg('1.9', 1), leg('3', 3)], 'won', '19.00'],
    ['an express with all legs returned', '10', [leg('1.9', 2), leg('3', 3)], 'returned', '10.00'],
    ['an express lost early', '10', [leg('1.9', 0), leg('3', -1)], 'lost', '0.00'],
    ['an express that still waits', '10', [leg('1.9', 1), leg('3', -1)], 'open', '0.00'],
    ['a single that still waits', '10', [leg('1.9', -2)], 'open', '0.00'],
    ['a dead heat of three', '30', [leg('2.5', 6, '5/6'), leg('1.5', 1)], 'won', '37.50'],
    ['a payout that rounds to nothing as lost', '0.01', [leg('2', 5), leg('1.9', 5)], 'lost', '0.00'],
    ['exactly half a cent upwards', '0.01', [leg('1.5', 1)], 'won', '0.02'],
    ['just under half a cent downwards', '0.01', [leg('1.499', 1)], 'won', '0.01'],
  ] as const)('pays %s', (_, stake, legs, state, payout) => {
    expect(settled(stake, legs)).toEqual([state, payout]);
  });

  it('rounds to the minor unit of the currency', () => {
    expect(settled('555', [leg('1.235', 1)], 'JPY')).toEqual(['won', '685']);
    expect(settled('7.77', [leg('1.237', 1)], 'KWD')).toEqual(['won', '9.611']);
  });

  it('settles a corrected result as if it had been the first', () => {
    expect(settled('10', [leg('1.9', 0), leg('3', 1)])).toEqual(['lost', '0.00']);
    expect(settled('10', [leg('1.9', 2), leg('3', 1)])).toEqual(['won', '30.00']);
  });

  it('caps winnings, but not a returned stake', () => {
    const capped = { type: 0, stakeMinor: 1000n, maxPayoutMinor: 500n } as const;
    expect(settleCoupon({ ...capped, legs: [leg('3', 1)] })).toEqual({
      state: 'won',
      payoutMinor: 500n,
      bonusMinor: 0n,
    });
    expect(settleCoupon({ ...capped, legs: [leg('3', 2)] })).toEqual({
      state: 'returned',
      payoutMinor: 1000n,
      bonusMinor: 0n,
    });
  });

  it('recalculates the bonus bet without returned legs', () => {
    const base = { type: 1, stakeMinor: 1000n, bonusBet: true } as const;
    const four = (results: readonly LegResult[]) => results.map((result) => leg('2', result));
    const payout = (results: readonly LegResult[]) => settleCoupon({ ...base, legs: four(results) });
    expect(payout([1, 1, 1, 1])).toEqual({ state: 'won', payoutMinor: 16_640n, bonusMinor: 0n });
    expect(payout([1, 1, 1, 2])).toEqual({ state: 'won', payoutMinor: 8240n, bonusMinor: 0n });
    expect(payout([1, 1, 2, 3])).toEqual({ state: 'won', payoutMinor: 4000n, bonusMinor: 0n });
    expect(payout([1, 1, 1, 0])).toEqual({ state: 'lost', payoutMinor: 0n, bonusMinor: 0n });
    expect(payout([2, 2, 2, 2])).toEqual({ state: 'returned', payoutMinor: 1000n, bonusMinor: 0n });
  });
});

describe('the possible payout', () => {
  it('counts a leg without result as open', () => {
    const legs = [{ odds: parseOdds('1.39') }, { odds: parseOdds('1.13') }];
    expect(possiblePayout({ type: 1, stakeMinor: 11_500n, legs })).toEqual({
      payoutMinor: 18_063n,
      bonusMinor: 0n,
      capped: false,
    });
  });

  it('includes the results of settled legs', () => {
    const legs = [leg('2', 1), leg('3', 2), leg('1.5', -1)];
    expect(possiblePayout({ type: 1, stakeMinor: 1000n, legs }).payoutMinor).toBe(3000n);
    expect(couponTotalOdds({ type: 1, legs })).toEqual(rational.of(3n));
    expect(
      possiblePayout({ type: 1, stakeMinor: 1000n, legs: [leg('2', 0), leg('3', -1)] }).payoutMinor,
    ).toBe(0n);
  });

  it('reports when the cap applies, but not when it is reached exactly', () => {
    const coupon = { type: 0, stakeMinor: 1000n, legs: [leg('2', -1)] } as const;
    expect(possiblePayout({ ...coupon, maxPayoutMinor: 1999n })).toEqual({
      payoutMinor: 1999n,
      bonusMinor: 0n,
      capped: true,
    });
    expect(possiblePayout({ ...coupon, maxPayoutMinor: 2000n })).toEqual({
      payoutMinor: 2000n,
      bonusMinor: 0n,
      capped: false,
    });
  });

  it('throws for a negative stake and a wrong number of legs', () => {
    const legs = [leg('2', -1)];
    expect(() => possiblePayout({ type: 0, stakeMinor: -1n, legs })).toThrow(/negative/);
    expect(() => possiblePayout({ type: 1, stakeMinor: 1n, legs })).toThrow(/leg-count/);
    expect(() => settleCoupon({ type: 0, stakeMinor: 1n, legs: [...legs, ...legs] })).toThrow(/leg-count/);
    expect(() => settleCoupon({ type: 0, stakeMinor: 1n, legs: [] })).toThrow(/leg-count/);
    expect(possiblePayout({ type: 0, stakeMinor: 0n, legs }).payoutMinor).toBe(0n);
  });
});

describe('coupon types', () => {
  it('have leg limits', () => {
    expect(legCountBounds(0)).toEqual({ min: 1, max: 1 });
    expect(legCountBounds(1)).toEqual({ min: 2, max: 40 });
    expect(legCountBounds(1, 12)).toEqual({ min: 2, max: 12 });
    expect(legCountBounds(2, 12)).toEqual({ min: 3, max: 12 });
    expect(legCountBounds(2)).toEqual({ min: 3, max: 20 });
    expect(legCountBounds(9)).toEqual({ min: 1, max: 40 });
  });

  it('are paid as one coupon, except multiple singles', () => {
    expect(Object.values(COUPON_TYPE).filter(isPayableCouponType)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(isPayableCouponType(10)).toBe(false);
  });
});
