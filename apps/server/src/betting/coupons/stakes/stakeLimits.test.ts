import { COUPON_TYPE } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import {
  couponBounds,
  isBettingCurrency,
  legMaximum,
  minStake,
  payoutCap,
  type BoundedCoupon,
} from './stakeLimits.ts';

const result = { marketType: 'match-result', isLive: false };

function coupon(changes: Partial<BoundedCoupon> = {}): BoundedCoupon {
  return {
    typeId: COUPON_TYPE.single,
    iso: 'EUR',
    site: { couponTypesWithMinAmount: [0, 1, 2], couponTypesWithMaxAmount: [0, 1, 2] },
    lines: 1n,
    legs: [result],
    isBonusAccount: false,
    ...changes,
  };
}

describe('the bounds of a stake', () => {
  test.each([
    ['EUR', 20n, 200_000n, 5_000_000n],
    // 0.20 x 0.33 is 0.066, three decimals; 50000 x 0.33 is 16500.000, of which two digits count.
    ['KWD', 66n, 660_000n, 16_000_000n],
    // Eight decimals: 0.20 x 0.0000105 is 0.0000021, 2000 x 0.0000105 is 0.021, 50000 x 0.0000105 is 0.525.
    ['BTC', 210n, 2_100_000n, 52_000_000n],
    // A thousandth of it, with five decimals.
    ['mBTC', 210n, 2_100_000n, 52_000_000n],
    // Six decimals, worth less than the base: whole units.
    ['USDT', 215_900n, 2_159_000_000n, 53_975_000_000n],
    // No decimals: 0.20 x 162 is 32.4, and a minimum is rounded up.
    ['JPY', 33n, 324_000n, 8_100_000n],
  ])('in %s are those of the base currency, converted in the operator’s favour', (iso, min, max, payout) => {
    expect(couponBounds(coupon({ iso }))).toEqual({ minMinor: min, maxMinor: max });
    expect(payoutCap(iso)).toBe(payout);
  });

  test('grow with the combinations of a system, each of which has a minimum', () => {
    expect(minStake(6n, 'EUR')).toBe(20n);
    expect(minStake(184_756n, 'EUR')).toBe(184_756n);
    // A combination of 0.01 x 1.62 yen is a fraction of a yen: 25 of them are 40.5, rounded up once.
    expect(minStake(25n, 'JPY')).toBe(41n);
  });

  test('are those of the market with the lowest maximum, and lower in play', () => {
    const score = { marketType: 'correct-score', isLive: false };
    const legs = [result, score, { marketType: 'total', isLive: true }];
    expect(couponBounds(coupon({ typeId: COUPON_TYPE.express, legs })).maxMinor).toBe(25_000n);
    expect(legMaximum({ ...score, isLive: true }, 'EUR')).toBe(12_500n);
    expect(legMaximum({ marketType: 'toString', isLive: false }, 'EUR')).toBe(50_000n);
  });

  test('apply to the types that the site names, and have no maximum on the bonus account', () => {
    expect(couponBounds(coupon({ typeId: COUPON_TYPE.chain }))).toEqual({ minMinor: 0n, maxMinor: null });
    expect(couponBounds(coupon({ isBonusAccount: true }))).toEqual({ minMinor: 20n, maxMinor: null });
  });

  test('are refused for a currency without a rate, with what to do', () => {
    expect(isBettingCurrency('XYZ')).toBe(false);
    expect(() => couponBounds(coupon({ iso: 'XYZ' }))).toThrow(/no rate for XYZ: add it/);
  });
});
