import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCoupon } from './testing/coupons.ts';
import { differences } from './testing/differences.ts';

describe('any coupon', () => {
  // A busy machine may take its time: what counts is that all agree.
  it('is what an oracle that lists every line and outcome says it is', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyCoupon, (random) => {
        expect(differences(random)).toEqual([]);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 1500, seed: 20_261_121 },
    );
  });
});
