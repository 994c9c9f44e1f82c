import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import type { ResultedLeg } from './coupon.ts';
import { LEG_RESULT, isOpen, isReturned, type LegResult } from './legs.ts';
import { maxStakeForPayout } from '../payout/limits.ts';
import { oddsMilli, oddsToWire } from '../odds/odds.ts';
import { possiblePayout } from '../payout/payout.ts';
import { settleCoupon } from '../payout/settlement.ts';
import { anyOdds, anyStake } from '../testing/arbitraries.ts';
import { rounded, times } from '../testing/long-decimal.ts';

const anyResult = fc.constantFrom<LegResult>(...Object.values(LEG_RESULT));
const decidedResult = fc.constantFrom<LegResult>(1, 2, 3, 4, 5, 6);
const legsWith = (result: fc.Arbitrary<LegResult>) =>
  fc.array(fc.record({ odds: anyOdds, result }), { minLength: 1, maxLength: 15 });
const typeOf = (legs: readonly unknown[]) => (legs.length === 1 ? 0 : 1);

/** Price of the leg as decimal text, written without fractions. */
function coefText({ odds, result }: ResultedLeg): string {
  if (isReturned(result)) return '1';
  if (result === 4) return times(oddsToWire(oddsMilli(odds + 1000)), '0.5');
  if (result === 5) return '0.5';
  if (result === 6) return times(oddsToWire(odds), '0.5');
  return result === 0 ? '0' : oddsToWire(odds);
}

function longPayout(stakeMinor: bigint, legs: readonly ResultedLeg[], bonusBet: boolean): bigint {
  const counted = legs.filter((leg) => !isReturned(leg.result)).length;
  const factor = bonusBet && legs.length > 1 && counted >= 3 ? (counted > 9 ? '1.1' : `1.0${counted}`) : '1';
  return BigInt(rounded([...legs.map(coefText), factor].reduce(times, String(stakeMinor)), 0));
}

describe('payouts', () => {
  it('agree with schoolbook arithmetic for every mix of results, with and without a bonus bet', () => {
    fc.assert(
      fc.property(anyStake, legsWith(anyResult), fc.boolean(), (stakeMinor, legs, bonusBet) => {
        const coupon = { type: typeOf(legs), stakeMinor, legs, bonusBet } as const;
        expect(possiblePayout(coupon).payoutMinor).toBe(longPayout(stakeMinor, legs, bonusBet));
      }),
      propertyOptions(200, 500),
    );
  });

  it('agree with schoolbook arithmetic for settled coupons', () => {
    fc.assert(
      fc.property(anyStake, legsWith(decidedResult), (stakeMinor, legs) => {
        const { state, payoutMinor } = settleCoupon({ type: typeOf(legs), stakeMinor, legs });
        expect(payoutMinor).toBe(longPayout(stakeMinor, legs, false));
        const everyReturned = legs.every((leg) => isReturned(leg.result));
        expect(state).toBe(everyReturned ? 'returned' : payoutMinor === 0n ? 'lost' : 'won');
      }),
      propertyOptions(200, 500),
    );
  });
});

describe('settlement', () => {
  it('pays the displayed payout when all legs win', () => {
    fc.assert(
      fc.property(
        anyStake,
        legsWith(fc.constant<LegResult>(-1)),
        fc.boolean(),
        (stakeMinor, open, bonusBet) => {
          const coupon = { type: typeOf(open), stakeMinor, bonusBet, maxPayoutMinor: 5_000_000n } as const;
          const won = open.map((leg) => ({ ...leg, result: LEG_RESULT.win }));
          const shown = possiblePayout({ ...coupon, legs: open }).payoutMinor;
          expect(settleCoupon({ ...coupon, legs: won })).toEqual({
            state: 'won',
            payoutMinor: shown,
            bonusMinor: 0n,
          });
        },
      ),
    );
  });

  it('derives the state from lost, open and returned legs alone', () => {
    fc.assert(
      fc.property(anyStake, legsWith(anyResult), (stakeMinor, legs) => {
        const { state, payoutMinor } = settleCoupon({ type: typeOf(legs), stakeMinor, legs });
        const results = legs.map((leg) => leg.result);
        if (results.includes(0)) expect([state, payoutMinor]).toEqual(['lost', 0n]);
        else if (results.some(isOpen)) expect([state, payoutMinor]).toEqual(['open', 0n]);
        else expect(state).not.toBe('open');
      }),
    );
  });

  it('is independent of the order of the legs', () => {
    fc.assert(
      fc.property(anyStake, legsWith(anyResult), (stakeMinor, legs) => {
        const coupon = { type: typeOf(legs), stakeMinor } as const;
        expect(settleCoupon({ ...coupon, legs: legs.toReversed() })).toEqual(
          settleCoupon({ ...coupon, legs }),
        );
      }),
    );
  });
});

describe('the maximum stake for a payout', () => {
  it('respects the cap, and one minor unit more exceeds it', () => {
    const cap = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(
        cap,
        fc.array(fc.record({ odds: anyOdds }), { minLength: 1, maxLength: 6 }),
        (maxPayoutMinor, legs) => {
          const coupon = { type: typeOf(legs), legs } as const;
          const stakeMinor = maxStakeForPayout({ ...coupon, maxPayoutMinor });
          expect(stakeMinor).toBeGreaterThanOrEqual(0n);
          expect(possiblePayout({ ...coupon, stakeMinor }).payoutMinor).toBeLessThanOrEqual(maxPayoutMinor);
          const more = possiblePayout({ ...coupon, stakeMinor: stakeMinor + 1n }).payoutMinor;
          expect(more).toBeGreaterThan(maxPayoutMinor);
        },
      ),
    );
  });
});
