import { describe, expect, test } from 'vitest';
import { couponBounds, isBettingCurrency } from './stakeLimits.ts';

describe('the bounds of a stake', () => {
  test.each([
    ['EUR', 20n, 200_000n, 5_000_000n],
    // 0.20 x 0.33 is 0.066, three decimals; 2000 x 0.33 and 50000 x 0.33 are whole units.
    ['KWD', 66n, 660_000n, 16_500_000n],
    // No decimals: 0.20 x 162 is 32.4, and a minimum rounds up.
    ['JPY', 33n, 324_000n, 8_100_000n],
  ])('in %s are those of the base currency, converted for the operator’s side', (iso, min, max, payout) => {
    expect(couponBounds(0, iso)).toEqual({ minMinor: min, maxMinor: max, maxPayoutMinor: payout });
  });

  test('of a currency without a rate are refused with what to do', () => {
    expect(isBettingCurrency('XYZ')).toBe(false);
    expect(() => couponBounds(0, 'XYZ')).toThrow(/no rate for XYZ: add it/);
  });
});
