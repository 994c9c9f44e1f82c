import { COUPON_TYPE, oddsMilli, possiblePayout, settleCoupon } from '@touchline/betting';
import fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, test } from 'vitest';
import { stakeInPlay, termsAfterActions } from './currentTerms.ts';

const money = fc.bigInt({ min: 1n, max: 10_000_000n });

function coupon(stakeMinor: bigint, maxPayoutMinor: bigint) {
  const legs = [{ odds: oddsMilli(2500), result: 1 as const }];
  return { type: COUPON_TYPE.single, stakeMinor, maxPayoutMinor, legs };
}

const row = (amount: bigint, changes: object = {}) => ({
  amount,
  extra_stake: 0n,
  sold_stake: 0n,
  power_coef: null,
  ...changes,
});

describe('the terms of a coupon after actions', () => {
  test('without actions are those of its placement', () => {
    const placed = coupon(1000n, 5000n);
    expect(termsAfterActions(placed, row(1000n))).toEqual(placed);
  });

  test('replace total and stake after a PowerBet', () => {
    const powered = termsAfterActions(
      coupon(1000n, 100_000n),
      row(1000n, { extra_stake: 500n, power_coef: 2600 }),
    );
    expect(settleCoupon(powered)).toMatchObject({ payoutMinor: 3900n });
    expect(stakeInPlay(row(1000n, { extra_stake: 500n }))).toBe(1500n);
  });

  test('never pay more for the rest than its share of the whole payout, capped or not', () => {
    fc.assert(
      fc.property(money, money, fc.integer({ min: 1, max: 99 }), (amount, cap, percent) => {
        const placed = coupon(amount, cap);
        const sold = (amount * BigInt(percent)) / 100n;
        const kept = termsAfterActions(placed, row(amount, { sold_stake: sold }));
        expect(kept.stakeMinor).toBe(amount - sold);
        const whole = possiblePayout(placed).payoutMinor;
        const share = possiblePayout(kept).payoutMinor;
        // The payout and the cap are rounded once each, by at most a minor unit.
        const exact = whole * (amount - sold);
        expect(share * amount).toBeLessThanOrEqual(exact + amount);
        expect(share * amount).toBeGreaterThan(exact - 2n * amount);
      }),
      propertyOptions(200, 2_000),
    );
  });
});
