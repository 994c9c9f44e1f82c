import { describe, expect, it } from 'vitest';
import { couponTotalOdds, possiblePayout } from './payout/payout.ts';
import { deadHeatOdds, type LegResult } from './coupon/legs.ts';
import { parseLine, settleHandicap, settleTotal } from './coupon/lines.ts';
import { toMinor, toWire } from './numbers/money.ts';
import { parseOdds } from './odds/odds.ts';
import * as rational from './numbers/rational.ts';
import { cashOutOffer } from './actions/cash-out.ts';
import { settleCoupon } from './payout/settlement.ts';
import type { Coupon, ResultedLeg } from './coupon/coupon.ts';
import { blocks, leg, legs } from './testing/slips.ts';

type Settled = Omit<Coupon<ResultedLeg>, 'stakeMinor'>;

const paid = (stake: string, coupon: Settled, iso = 'EUR') =>
  toWire(settleCoupon({ ...coupon, stakeMinor: toMinor(stake, iso) }).payoutMinor, iso);

const lobbyBet = (second: string): Settled => ({
  type: 4,
  systemValue: 2,
  legs: blocks('1.4+', second, '2.0+', '2.5+'),
});

describe('coupons calculated by hand', () => {
  it.each<[string, string, Settled, string]>([
    ['an express with a half won leg', '50', { type: 1, legs: legs('2.2~ 1.7+') }, '136.00'],
    ['an express with a half lost leg', '50', { type: 1, legs: legs('2.2/ 1.7+') }, '42.50'],
    ['an express with a dead heat', '50', { type: 1, legs: legs('2.2| 1.7+') }, '93.50'],
    ['an express at its unrounded total', '115', { type: 1, legs: legs('1.39+ 1.13+') }, '180.63'],
    ['a system of two of four', '24', { type: 2, legs: legs('1.6+ 1.75+ 2.1+ 2.4+') }, '91.66'],
    ['the same, last lost', '24', { type: 2, legs: legs('1.6+ 1.75+ 2.1+ 2.4-') }, '39.34'],
    [
      'the same, second returned, third half lost',
      '24',
      { type: 2, legs: legs('1.6+ 1.75= 2.1/ 2.4+') },
      '41.36',
    ],
    [
      'a banker with two of three',
      '30',
      { type: 2, systemValue: 2, legs: [leg('1.3+', { banker: true }), ...legs('1.8+ 2.2+ 1.9+')] },
      '150.28',
    ],
    ['a multi-bet with a lobby', '60', lobbyBet('1.5+ 1.6+'), '442.40'],
    ['the same, one leg of a block lost', '60', lobbyBet('1.5+ 1.6-'), '140.00'],
    ['a lucky of three', '35', { type: 7, legs: legs('1.7+ 2.2+ 1.5+') }, '103.00'],
    ['a patent of three', '20', { type: 8, legs: legs('1.7+ 2.2+ 1.5+') }, '76.00'],
    ['a chain with a lost leg', '10', { type: 3, legs: legs('1.8+ 2.0- 1.9+ 2.5+') }, '30.20'],
    [
      'a conditional coupon',
      '20',
      { type: 5, blockStakesMinor: { 2: 2500n }, legs: blocks('', '1.5+', '1.8+ 1.3+') },
      '63.50',
    ],
    ['a single to the nearest cent', '7.77', { type: 0, legs: legs('1.237+') }, '9.61'],
    [
      'an anti-express with a lost leg',
      '10',
      { type: 6, antiExpressCoef: parseOdds('1.17'), legs: legs('1.25+ 1.65- 1.85+') },
      '11.70',
    ],
  ])('pay %s', (_, stake, coupon, payout) => {
    expect(paid(stake, coupon)).toBe(payout);
  });

  it('pay whole yen', () => {
    expect(paid('555', { type: 0, legs: legs('1.235+') }, 'JPY')).toBe('685');
  });

  it('add a bonus factor of 1.04 for four legs', () => {
    const four = { type: 1, legs: legs('2 1.5 1.8 1.7') } as const;
    const plain = couponTotalOdds(four);
    expect(plain).toEqual(rational.parse('9.18'));
    expect(couponTotalOdds({ ...four, bonusBet: true })).toEqual(rational.parse('9.5472'));
    expect(possiblePayout({ ...four, bonusBet: true, stakeMinor: 1000n }).payoutMinor).toBe(9547n);
  });

  it('divide the stake of a dead heat of three', () => {
    const k = parseOdds('2.5');
    const third = leg('2.5|', { settledCoef: deadHeatOdds(k, 1, 3) });
    expect(paid('30', { type: 1, legs: [third, leg('1.5+')] })).toBe('37.50');
  });

  it('are cashed out at their possible payout divided by the current price', () => {
    const coupon = { type: 1, stakeMinor: 2000n, legs: legs('3.5+ 1.6') } as const;
    const now = [undefined, parseOdds('1.25')];
    expect(cashOutOffer({ coupon, now, margin: rational.parse('0.05') })).toBe(8512n);
    const single = { type: 0, stakeMinor: 1000n, legs: legs('6') } as const;
    expect(cashOutOffer({ coupon: single, now: [parseOdds('2.25')], margin: rational.ZERO })).toBe(2666n);
  });
});

describe('quarter lines calculated by hand', () => {
  const single = (odds: string, result: LegResult) =>
    paid('40', { type: 0, legs: [{ odds: parseOdds(odds), result }] });

  it('win half of -0.75 by one goal', () => {
    const result = settleHandicap(parseLine('-0.75'), 2, 1);
    expect([result, single('1.9', result)]).toEqual([4, '58.00']);
  });

  it('lose half of over 2.25 on two goals', () => {
    const result = settleTotal('over', parseLine('2.25'), 2);
    expect([result, single('1.9', result)]).toEqual([5, '20.00']);
  });
});
