import { describe, expect, it } from 'vitest';
import { advanceCredit, stakeSources } from './advance.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { parseOdds } from '../odds/odds.ts';
import { possiblePayout } from '../payout/payout.ts';
import { withPowerBet } from './power-bet.ts';
import * as rational from '../numbers/rational.ts';
import { settleCoupon } from '../payout/settlement.ts';
import { splitSingles } from '../coupon/singles.ts';
import { legs } from '../testing/slips.ts';

describe('an advance', () => {
  const priced = (written: string, price: string, more: Partial<Coupon> = {}) => ({
    coupon: { type: 0, stakeMinor: 1000n, legs: legs(written), ...more } as const,
    now: [parseOdds(price)],
  });

  it('is a share of the fair value of the unsettled coupons, rounded down once', () => {
    // 1333.33 + 1333.33 = 2666.67 in total.
    const two = [priced('2', '1.5'), priced('2', '1.5')];
    expect(advanceCredit(two, rational.ONE)).toBe(2666n);
    expect(advanceCredit(two, rational.parse('0.8'))).toBe(2133n);
    expect(advanceCredit(two, rational.ZERO)).toBe(0n);
    expect(advanceCredit([], rational.ONE)).toBe(0n);
  });

  it('ignores coupons without a fair value', () => {
    expect(advanceCredit([priced('2+', '1.5'), priced('2', '1.5', { promo: true })], rational.ONE)).toBe(0n);
    expect(advanceCredit([priced('2+', '1.5'), priced('2', '1.6')], rational.ONE)).toBe(1250n);
  });

  it.each(['-0.1', '1.01'])('throws for a share of %s', (share) => {
    expect(() => advanceCredit([], rational.parse(share))).toThrow(/An advance is a share of 1/);
  });

  it('covers the part of a stake that exceeds the balance', () => {
    const sources = (stake: bigint) => stakeSources(stake, { balanceMinor: 1000n, advanceMinor: 500n });
    expect(sources(900n)).toEqual({ ownMinor: 900n, prepaidMinor: 0n });
    expect(sources(1000n)).toEqual({ ownMinor: 1000n, prepaidMinor: 0n });
    expect(sources(1500n)).toEqual({ ownMinor: 1000n, prepaidMinor: 500n });
    expect(sources(1501n)).toBeUndefined();
  });
});

describe('a PowerBet', () => {
  const coupon = { type: 1, stakeMinor: 1000n, legs: legs('2 2') } as const;
  const offer = { newCoef: parseOdds('5'), extraStakeMinor: 500n };

  it('replaces stake and total price', () => {
    const powered = withPowerBet(coupon, offer);
    expect(powered).toEqual({ ...coupon, stakeMinor: 1500n, powerCoef: offer.newCoef });
    expect(possiblePayout(powered).payoutMinor).toBe(7500n);
    const single = withPowerBet({ type: 0, stakeMinor: 1000n, legs: legs('2') }, offer);
    expect(possiblePayout(single).payoutMinor).toBe(7500n);
    expect(withPowerBet(coupon, { ...offer, extraStakeMinor: 0n }).stakeMinor).toBe(1000n);
  });

  it('is reduced by a returned leg in proportion to the old total', () => {
    const powered = withPowerBet(coupon, offer);
    const settled = (written: string) => settleCoupon({ ...powered, legs: legs(written) });
    expect(settled('2+ 2+')).toMatchObject({ state: 'won', payoutMinor: 7500n });
    expect(settled('2+ 2=')).toMatchObject({ state: 'won', payoutMinor: 3750n });
    expect(settled('2= 2=')).toMatchObject({ state: 'returned', payoutMinor: 1500n });
    expect(settled('2+ 2-')).toMatchObject({ state: 'lost', payoutMinor: 0n });
  });

  it('accepts plain singles and expresses only', () => {
    const lucky = { ...coupon, type: 7 } as const;
    for (const other of [lucky, { ...coupon, promo: true }, { ...coupon, bonusBet: true }]) {
      expect(() => withPowerBet(other, offer)).toThrow(/Only a single or an express/);
    }
    expect(() => withPowerBet(coupon, { ...offer, extraStakeMinor: -1n })).toThrow(
      /can't be negative, got -1/,
    );
  });
});

describe('multiple singles', () => {
  const bets = legs('2 3');

  it('become one coupon per bet', () => {
    expect(splitSingles(bets, [100n, 200n], { maxPayoutMinor: 500n })).toEqual([
      { type: 0, stakeMinor: 100n, legs: bets.slice(0, 1), maxPayoutMinor: 500n },
      { type: 0, stakeMinor: 200n, legs: bets.slice(1), maxPayoutMinor: 500n },
    ]);
    expect(splitSingles([], [])).toEqual([]);
  });

  it('have a stake per bet', () => {
    expect(() => splitSingles(bets, [100n])).toThrow('got 2 bets and 1 stakes');
    expect(() => splitSingles([], [100n])).toThrow('got 0 bets and 1 stakes');
  });
});
