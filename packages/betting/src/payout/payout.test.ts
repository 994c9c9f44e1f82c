import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupon/coupon.ts';
import { parseOdds } from '../odds/odds.ts';
import { couponTotalOdds, possiblePayout } from './payout.ts';
import * as rational from '../numbers/rational.ts';
import { settleCoupon } from './settlement.ts';
import { blocks, leg, legs } from '../testing/slips.ts';

type Extras = Omit<Coupon, 'type' | 'stakeMinor' | 'legs'>;

const settled = (type: Coupon['type'], written: string, more: Extras = {}) => {
  const { state, payoutMinor } = settleCoupon({ type, stakeMinor: 1200n, legs: legs(written), ...more });
  return [state, payoutMinor];
};

describe('a coupon that can no longer pay', () => {
  it.each<[string, Coupon['type'], string, string]>([
    ['an express with a lost leg', 1, '2- 3', 'lost'],
    ['two of three with two lost', 2, '2- 3- 4', 'lost'],
    ['two of three with one lost', 2, '2- 3 4', 'open'],
    ['a chain with its first leg lost', 3, '2- 3', 'lost'],
    ['a chain with its second leg lost', 3, '2.5+ 3- 2', 'open'],
    ['a chain that lost all it had won', 3, '2+ 3- 2- 4', 'lost'],
    ['a lucky with one leg left', 7, '2- 3- 4', 'open'],
    ['a patent with one leg left', 8, '2- 3- 4', 'lost'],
    ['a patent with two legs left', 8, '2- 3 4', 'open'],
  ])('is lost immediately: %s', (_, type, written, state) => {
    expect(settled(type, written)[0]).toBe(state);
  });

  it('is lost with a lost banker or lobby, even with open legs', () => {
    const banker = [leg('2-', { banker: true }), ...legs('2 2 2')];
    expect(settleCoupon({ type: 2, stakeMinor: 1200n, legs: banker }).state).toBe('lost');
    const lobby = blocks('2-', '2', '2', '2');
    expect(settleCoupon({ type: 4, stakeMinor: 1200n, legs: lobby }).state).toBe('lost');
    expect(settleCoupon({ type: 5, stakeMinor: 1200n, legs: blocks('', '2- 2', '2', '3') }).state).toBe(
      'lost',
    );
  });
});

describe('payouts', () => {
  it.each<[string, Coupon['type'], string, bigint]>([
    ['a system whose lines keep their count', 2, '2+ 3= 4-', 800n],
    ['a lucky with one leg won', 7, '4+ 2- 2-', 686n],
    ['a patent with two legs won', 8, '4+ 2+ 2-', 2400n],
    ['a chain that stakes what is left', 3, '1.5+ 2- 3+', 1800n],
    ['a chain that stakes no more than at first', 3, '3+ 3+ 2+', 7200n],
    ['a half lost leg of a chain', 3, '3+ 2/', 3000n],
  ])('of %s are correct', (_, type, written, payoutMinor) => {
    expect(settled(type, written)[1]).toBe(payoutMinor);
  });

  it('count a returned banker as 1', () => {
    const coupon = { type: 2, stakeMinor: 1200n } as const;
    const three = legs('2+ 3+ 4-');
    expect(settleCoupon({ ...coupon, legs: [leg('5=', { banker: true }), ...three] }).payoutMinor).toBe(
      2400n,
    );
    expect(settleCoupon({ ...coupon, legs: [leg('5+', { banker: true }), ...three] }).payoutMinor).toBe(
      12_000n,
    );
  });

  it('of blocks with one leg each equal those of a plain system', () => {
    const system = settled(2, '2+ 3+ 4- 5/', { systemValue: 3 });
    const multiBet = {
      type: 4,
      stakeMinor: 1200n,
      systemValue: 3,
      legs: blocks('', '2+', '3+', '4-', '5/'),
    } as const;
    const { state, payoutMinor } = settleCoupon(multiBet);
    expect([state, payoutMinor]).toEqual(system);
  });

  it('of a conditional coupon follow the stakes of its blocks', () => {
    const coupon = { type: 5, stakeMinor: 1000n, legs: blocks('', '2+', '3-', '4+') } as const;
    const paid = (blockStakesMinor: Readonly<Record<number, bigint>>) =>
      settleCoupon({ ...coupon, blockStakesMinor });
    // All of 20.00 is staked on the lost block.
    expect(paid({}).state).toBe('lost');
    // 15.00 are left, all staked on the last block.
    expect(paid({ 2: 500n }).payoutMinor).toBe(6000n);
    expect(paid({ 2: 500n, 3: 100n }).payoutMinor).toBe(1800n);
    expect(paid({ 2: 500n, 3: 9900n }).payoutMinor).toBe(6000n);
    expect(paid({ 1: 1000n, 2: 2000n }).state).toBe('lost');
  });

  it('order blocks by number, not by leg', () => {
    const inOrder = blocks('', '2+', '3-', '4+');
    const coupon = { type: 5, stakeMinor: 1000n, blockStakesMinor: { 2: 500n } } as const;
    expect(settleCoupon({ ...coupon, legs: inOrder.toReversed() }).payoutMinor).toBe(6000n);
  });

  it('of a promo code are the winnings above its stake', () => {
    expect(settled(0, '2.5+', { promo: true })).toEqual(['won', 1800n]);
    expect(settled(0, '2.5=', { promo: true })).toEqual(['returned', 0n]);
    expect(settled(0, '2.5/', { promo: true })).toEqual(['lost', 0n]);
    expect(settled(0, '2.5-', { promo: true })).toEqual(['lost', 0n]);
    expect(settled(0, '2.5+', { promo: true, maxPayoutMinor: 2000n })).toEqual(['won', 800n]);
    expect(settled(0, '2.5+', { promo: true, maxPayoutMinor: 1000n })).toEqual(['lost', 0n]);
  });
});

describe('the total of an express', () => {
  it('is raised by a boost from the server', () => {
    expect(settled(1, '2+ 3+', { boostPercent: 7.5 })).toEqual(['won', 7740n]);
    expect(settled(1, '2= 3=', { boostPercent: 7.5 })).toEqual(['returned', 1200n]);
    expect(() => settled(1, '2 3', { boostPercent: -1 })).toThrow(/from 0 to 1000/);
    expect(() => settled(1, '2 3', { boostPercent: 1001 })).toThrow(/from 0 to 1000/);
    expect(settled(1, '2+ 3+', { boostPercent: 1000 })).toEqual(['won', 79_200n]);
  });

  it('is not boosted for other types', () => {
    const more = { boostPercent: 10, bonusBet: true } as const;
    expect(settled(0, '2+', more)).toEqual(['won', 2400n]);
    expect(settled(7, '2+ 2+ 2+', more)).toEqual(settled(7, '2+ 2+ 2+'));
    expect(settled(7, '2+ 2+ 2+', { powerCoef: parseOdds('9') })).toEqual(settled(7, '2+ 2+ 2+'));
  });
});

describe('the total odds of a coupon', () => {
  const total = (type: Coupon['type'], written: string, more: Extras = {}) => {
    const odds = couponTotalOdds({ type, legs: legs(written), ...more });
    return odds && rational.toText(odds);
  };

  it('exist for singles, expresses and anti-expresses', () => {
    expect(total(0, '2.5')).toBe('5/2');
    expect(total(1, '2.5 2')).toBe('5');
    expect(total(1, '2.5 2', { boostPercent: 10 })).toBe('11/2');
    expect(total(6, '2.5 2', { antiExpressCoef: parseOdds('1.2') })).toBe('6/5');
  });

  it('are undefined for other types', () => {
    expect(total(2, '2 2 2')).toBeUndefined();
    expect(total(3, '2 2 2')).toBeUndefined();
    expect(total(7, '2 2 2')).toBeUndefined();
    expect(total(8, '2 2 2')).toBeUndefined();
    expect(() => total(0, '2 2')).toThrow(/leg-count/);
  });

  it('do not affect the payout of a stake of 0, which is 0', () => {
    expect(possiblePayout({ type: 8, stakeMinor: 0n, legs: legs('2 2 2') }).payoutMinor).toBe(0n);
  });
});
