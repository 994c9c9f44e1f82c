import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { maxStakeForPayout } from './payout/limits.ts';
import { possiblePayout } from './payout/payout.ts';
import { anyCoupon } from './testing/coupons.ts';
import { differences } from './testing/differences.ts';

describe('any coupon', () => {
  // A long timeout, because the test proves agreement rather than speed.
  it('agrees with an oracle that lists every combination and result', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyCoupon, (random) => {
        expect(differences(random)).toEqual([]);
      }),
      { ...propertyOptions(fc.readConfigureGlobal().numRuns ?? 300, 1500), seed: 20_261_121 },
    );
  });

  it('does not exceed a payout with its maximum stake, and does with one minor unit more', () => {
    const cap = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(anyCoupon, cap, ({ coupon }, maxPayoutMinor) => {
        const pays = (stakeMinor: bigint) =>
          possiblePayout({ ...coupon, promo: false, stakeMinor, maxPayoutMinor: 10n ** 40n }).payoutMinor;
        fc.pre(pays(10n ** 30n) > 0n);
        const stakeMinor = maxStakeForPayout({ ...coupon, maxPayoutMinor });
        expect(pays(stakeMinor)).toBeLessThanOrEqual(maxPayoutMinor);
        expect(pays(stakeMinor + 1n)).toBeGreaterThan(maxPayoutMinor);
      }),
      propertyOptions(100, 200),
    );
  });
});
