import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import { fairValue, allowsActions } from './fair-value.ts';
import { parseOdds } from '../odds/odds.ts';
import { possiblePayout } from '../payout/payout.ts';
import * as rational from '../numbers/rational.ts';
import { partialCashOut, cashOutOffer } from './cash-out.ts';
import { blocks, leg, legs } from '../testing/slips.ts';

const now = (...prices: readonly (string | undefined)[]) =>
  prices.map((price) => (price === undefined ? undefined : parseOdds(price)));
const fair = (coupon: Omit<Coupon, 'stakeMinor'>, ...prices: readonly (string | undefined)[]) => {
  const value = fairValue({ coupon: { stakeMinor: 1200n, ...coupon }, now: now(...prices) });
  return value && rational.toText(value);
};

describe('the fair value of a coupon', () => {
  it('is its possible payout divided by the current total of the open legs', () => {
    expect(fair({ type: 0, legs: legs('3') }, '2')).toBe('1800');
    expect(fair({ type: 1, legs: legs('3 2 1.5+') }, '2', '1.2')).toBe('4500');
    expect(fair({ type: 1, legs: legs('3 2~') }, '2', '9')).toBe('2700');
    expect(fair({ type: 1, legs: legs('3 2'), boostPercent: 10 }, '3', '2')).toBe('1320');
  });

  it('is its stake at unchanged prices, for every type', () => {
    const types: readonly Omit<Coupon, 'stakeMinor'>[] = [
      { type: 2, systemValue: 2, legs: [leg('3', { banker: true }), ...legs('2 4 5')] },
      { type: 7, legs: legs('3 2 4 5') },
      { type: 8, legs: legs('3 2 4 5') },
      { type: 4, legs: blocks('3', '2', '4', '5') },
    ];
    for (const coupon of types) expect(fair(coupon, '3', '2', '4', '5')).toBe('1200');
  });

  it('weights each result of a system and of an anti-express', () => {
    // 1200 / 3 x (1.5 x 0.5 + 1.5 x 2 + 0.5 x 2), each price divided by its current one.
    expect(fair({ type: 2, legs: legs('3 2 4') }, '2', '4', '2')).toBe('1900');
    // Lost in two of five cases: 2.5 of it win.
    expect(fair({ type: 6, antiExpressCoef: parseOdds('1.5'), legs: legs('3 2+') }, '2.5')).toBe('1080');
    expect(fair({ type: 6, antiExpressCoef: parseOdds('1.5'), legs: legs('3 2-') }, '2.5')).toBe('1800');
  });

  it('is capped like its possible payout', () => {
    expect(fair({ type: 0, legs: legs('3'), maxPayoutMinor: 1800n }, '2')).toBe('900');
    for (const maxPayoutMinor of [3600n, 7200n]) {
      expect(fair({ type: 0, legs: legs('3'), maxPayoutMinor }, '2')).toBe('1800');
    }
    expect(fair({ type: 1, legs: legs('3 2-'), maxPayoutMinor: 0n }, '2')).toBe('0');
    expect(fair({ type: 0, legs: legs('3'), maxPayoutMinor: 3599n }, '2')).toBe('3599/2');
  });

  it('tracks the balance of a chain and of a conditional coupon through each result', () => {
    // 2400 after the first leg in half of the cases; then 1200 of it on the second, won in one of four cases: 3600 or
    // 1200.
    expect(fair({ type: 3, legs: legs('2 2') }, '2', '4')).toBe('900');
    expect(fair({ type: 3, legs: legs('2+ 2') }, '9', '4')).toBe('1800');
    expect(fair({ type: 3, legs: legs('2 2-') }, '2', '9')).toBe('600');
    expect(fair({ type: 3, legs: legs('3 2 4') }, '3', '2', '4')).toBe('1200');
    // 3600 in one of three cases, all of it on a block that wins in one of six.
    expect(fair({ type: 5, legs: blocks('', '3', '2 2') }, '3', '2', '3')).toBe('800');
    const kept = { type: 5, legs: blocks('', '3', '2 2'), blockStakesMinor: { 2: 600n } } as const;
    // 600 remain, 600 x 4 are won in one of six cases: 1 / 3 x (3000 + 400).
    expect(fair(kept, '3', '2', '3')).toBe('3400/3');
  });

  it('of a long chain is returned while its balances can be tracked', () => {
    const long = (count: number) => {
      const prices = Array.from({ length: count }, (_, index) => (1.13 + ((index * 7) % 11) / 10).toFixed(2));
      return fair({ type: 3, legs: legs(prices.join(' ')) }, ...prices);
    };
    // All its results would be too many: balances that the remaining legs can't use up aren't tracked further.
    expect(long(22)).toBe('1200');
    expect(long(40)).toBeUndefined();
  });

  it('is undefined while a leg is suspended or when no leg is open', () => {
    expect(fair({ type: 1, legs: legs('3 2') }, '2', undefined)).toBeUndefined();
    expect(fair({ type: 1, legs: legs('3 2') }, '2')).toBeUndefined();
    expect(fair({ type: 1, legs: legs('3+ 2+') }, '2', '2')).toBeUndefined();
    expect(fair({ type: 3, legs: legs('3 2') }, '2', undefined)).toBeUndefined();
    expect(() => fair({ type: 1, legs: legs('3') }, '2')).toThrow(/leg-count/);
  });

  it('is undefined with a bonus or a promo code', () => {
    const express = { type: 1, stakeMinor: 1200n, legs: legs('3 2') } as const;
    const hyperBonus = { percent: 1, minStakeMinor: 0n, maxBonusMinor: 1n };
    for (const more of [{ bonusBet: true }, { hyperBonus }, { promo: true }]) {
      expect(allowsActions({ ...express, ...more })).toBe(false);
      expect(fair({ ...express, ...more }, '2', '2')).toBeUndefined();
    }
    expect(allowsActions(express)).toBe(true);
  });
});

describe('a cash-out', () => {
  const coupon = { type: 0, stakeMinor: 1000n, legs: legs('6') } as const;
  const offer = (margin: string) =>
    cashOutOffer({ coupon, now: now('2.25'), margin: rational.parse(margin) });

  it('subtracts the margin and rounds down', () => {
    expect(offer('0')).toBe(2666n);
    expect(offer('0.05')).toBe(2533n);
    expect(offer('0.25')).toBe(2000n);
    expect(offer('0.9999')).toBeUndefined();
    expect(offer('0.9996')).toBe(1n);
  });

  it('has no offer without a fair value', () => {
    expect(cashOutOffer({ coupon, now: [], margin: rational.ZERO })).toBeUndefined();
    const lost = { type: 1, stakeMinor: 1000n, legs: legs('6 2-') } as const;
    expect(cashOutOffer({ coupon: lost, now: now('2'), margin: rational.ZERO })).toBeUndefined();
  });

  it.each(['-0.01', '1', '1.5'])('throws for a margin of %s', (margin) => {
    expect(() => offer(margin)).toThrow(`The margin of a sale is a share of 1 (5 % is 1/20), got`);
  });

  it('in part reduces the stakes of the blocks in proportion to the first one', () => {
    const conditional = {
      type: 5,
      stakeMinor: 1000n,
      legs: blocks('', '3+', '2+ 2+'),
      blockStakesMinor: { 2: 500n },
    } as const;
    const rest = (shares: readonly string[]) =>
      shares.reduce<Coupon>(
        (left, share) => partialCashOut(left, 0n, rational.parse(share)).rest,
        conditional,
      );
    expect(possiblePayout(conditional).payoutMinor).toBe(4500n);
    expect(possiblePayout(rest(['0.2'])).payoutMinor).toBe(3600n);
    expect(possiblePayout(rest(['0.2', '0.5'])).payoutMinor).toBe(1800n);
    const open = { ...conditional, legs: blocks('', '3', '2 2') };
    const worth = (coupon: Coupon) => fairValue({ coupon, now: now('2', '3', '4') });
    const third = partialCashOut({ ...open, stakeMinor: 900n }, 0n, rational.parse('1/3')).rest;
    // Two thirds of 900, and of the block's 500: 600 x 3 / 2 and 1000 / 3 x (4 / 12 - 1) in half of the cases.
    expect(worth(third)).toEqual(rational.parse('7100/9'));
    expect(possiblePayout(rest(['1'])).payoutMinor).toBe(0n);
    expect(partialCashOut(coupon, 0n, rational.parse('0.4')).rest).not.toHaveProperty('wholeStakeMinor');
  });

  it('in part credits a share and leaves the rest of the stake', () => {
    const sold = (share: string) => partialCashOut(coupon, 2533n, rational.parse(share));
    expect(sold('0.4')).toEqual({ creditMinor: 1013n, rest: { ...coupon, stakeMinor: 600n } });
    expect(sold('1/3')).toEqual({ creditMinor: 844n, rest: { ...coupon, stakeMinor: 667n } });
    expect(sold('1')).toEqual({ creditMinor: 2533n, rest: { ...coupon, stakeMinor: 0n } });
    for (const share of ['0', '-0.1', '1.01']) {
      expect(() => sold(share)).toThrow('What is sold is a share of 1');
    }
  });
});
