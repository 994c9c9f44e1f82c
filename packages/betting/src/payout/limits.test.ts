import { describe, expect, it } from 'vitest';
import {
  blockMaxima,
  checkStake,
  convertMaximum,
  convertMinimum,
  maxStakeForPayout,
  stakeBounds,
} from './limits.ts';
import { parseOdds } from '../odds/odds.ts';
import * as rational from '../numbers/rational.ts';
import { blocks, legs } from '../testing/slips.ts';

describe('stake bounds', () => {
  it('default to a minimum of 0 and no maximum', () => {
    expect(stakeBounds({ type: 0 })).toEqual({ minMinor: 0n, maxMinor: null });
  });

  it('use the lowest maximum of coupon and legs', () => {
    const limits = { type: 1, minBetMinor: 50n, maxBetMinor: 10_000n } as const;
    expect(stakeBounds(limits)).toEqual({ minMinor: 50n, maxMinor: 10_000n });
    expect(stakeBounds({ ...limits, legMaxMinor: [20_000n, 7000n, 9000n] }).maxMinor).toBe(7000n);
    expect(stakeBounds({ ...limits, legMaxMinor: [20_000n] }).maxMinor).toBe(10_000n);
    expect(stakeBounds({ type: 1, legMaxMinor: [3n, 2n] }).maxMinor).toBe(2n);
  });

  it('apply to the listed types only', () => {
    const limits = { minBetMinor: 50n, maxBetMinor: 100n, typesWithMin: [0], typesWithMax: [1] } as const;
    expect(stakeBounds({ ...limits, type: 0 })).toEqual({ minMinor: 50n, maxMinor: null });
    expect(stakeBounds({ ...limits, type: 1 })).toEqual({ minMinor: 0n, maxMinor: 100n });
    expect(stakeBounds({ ...limits, type: 2 })).toEqual({ minMinor: 0n, maxMinor: null });
  });

  it('require at least the minimum stake of each combination', () => {
    const lines = { count: 6n, minLineStakeMinor: 20n };
    expect(stakeBounds({ type: 2, lines, minBetMinor: 50n }).minMinor).toBe(120n);
    expect(stakeBounds({ type: 2, lines, minBetMinor: 130n }).minMinor).toBe(130n);
    expect(stakeBounds({ type: 2, lines, typesWithMin: [0] }).minMinor).toBe(0n);
  });

  it('apply the minimum, but no maximum, to the bonus account', () => {
    const limits = { type: 0, minBetMinor: 50n, maxBetMinor: 100n, legMaxMinor: [70n] } as const;
    expect(stakeBounds({ ...limits, bonusAccount: true })).toEqual({ minMinor: 50n, maxMinor: null });
  });

  it('include the bounds themselves', () => {
    const bounds = { minMinor: 50n, maxMinor: 100n };
    expect(checkStake(49n, bounds)).toEqual({ ok: false, reason: 'BELOW_MIN', boundMinor: 50n });
    expect(checkStake(50n, bounds)).toEqual({ ok: true });
    expect(checkStake(100n, bounds)).toEqual({ ok: true });
    expect(checkStake(101n, bounds)).toEqual({ ok: false, reason: 'ABOVE_MAX', boundMinor: 100n });
    expect(checkStake(10n ** 15n, { minMinor: 0n, maxMinor: null })).toEqual({ ok: true });
  });
});

describe('limits in another currency', () => {
  const conversion = { from: 'EUR', to: 'USD', rate: rational.parse('1.0837') };

  const toBtc = { from: 'EUR', to: 'BTC', rate: rational.parse('0.0000105') };

  it('keep a maximum in a currency of 8 decimals at two significant digits, and above 0', () => {
    // 2000 x 0.0000105 is 0.021; 1234.56 x 0.0000105 is 0.01296288.
    expect(convertMaximum(200_000n, toBtc)).toBe(2_100_000n);
    expect(convertMaximum(123_456n, toBtc)).toBe(1_200_000n);
    expect(convertMaximum(1n, { ...toBtc, rate: rational.parse('0.00000001') })).toBe(1n);
    expect(convertMaximum(0n, toBtc)).toBe(0n);
    expect(convertMaximum(100_000n, { from: 'EUR', to: 'GBP', rate: rational.parse('0.8645') })).toBe(
      86_000n,
    );
  });

  it('round a maximum down to a whole unit where the unit is worth less, but not to 0', () => {
    expect(convertMaximum(10_000n, conversion)).toBe(10_800n);
    expect(convertMaximum(50n, conversion)).toBe(54n);
    expect(convertMaximum(1_000_000n, { from: 'RUB', to: 'EUR', rate: rational.parse('0.01') })).toBe(
      10_000n,
    );
    expect(convertMaximum(10_000n, { from: 'EUR', to: 'JPY', rate: rational.parse('162.339') })).toBe(
      16_233n,
    );
  });

  it('round a minimum up to the minor unit', () => {
    // 0.20 x 0.0000105 is 0.0000021, and 0.01 x 0.0000105 is 0.000000105.
    expect([convertMinimum(20n, toBtc), convertMinimum(1n, toBtc)]).toEqual([210n, 11n]);
    expect(convertMinimum(50n, conversion)).toBe(55n);
    expect(convertMinimum(100n, { from: 'EUR', to: 'JPY', rate: rational.parse('162.001') })).toBe(163n);
    expect(convertMinimum(100n, { from: 'EUR', to: 'KWD', rate: rational.parse('0.3') })).toBe(300n);
  });

  it('throw for a rate that is not above 0', () => {
    expect(() => convertMaximum(1n, { ...conversion, rate: rational.ZERO })).toThrow(/rate must be above 0/);
    expect(() => convertMinimum(1n, { ...conversion, rate: rational.of(-1n) })).toThrow(
      /rate must be above 0/,
    );
  });
});

describe('the maximum stake for a payout', () => {
  const two = [{ odds: parseOdds('2') }];

  it('accounts for the rounding of the payout', () => {
    expect(maxStakeForPayout({ type: 0, legs: two, maxPayoutMinor: 5_000_000n })).toBe(2_500_000n);
    // 67 x 1.5 = 100.5 would be rounded to 101.
    const short = [{ odds: parseOdds('1.5') }];
    expect(maxStakeForPayout({ type: 0, legs: short, maxPayoutMinor: 100n })).toBe(66n);
  });

  it('includes the bonus bet', () => {
    const three = [...two, ...two, ...two];
    expect(maxStakeForPayout({ type: 1, legs: three, bonusBet: true, maxPayoutMinor: 824n })).toBe(100n);
  });

  it('is found for every type', () => {
    const three = legs('2 2 2');
    expect(maxStakeForPayout({ type: 2, legs: three, maxPayoutMinor: 1200n })).toBe(300n);
    expect(maxStakeForPayout({ type: 3, legs: three, maxPayoutMinor: 1200n })).toBe(300n);
    expect(maxStakeForPayout({ type: 5, legs: blocks('', '2', '2 2'), maxPayoutMinor: 1200n })).toBe(150n);
    // The second block adds 300 to twice the stake.
    const conditional = { type: 5, legs: blocks('', '2', '2 2'), blockStakesMinor: { 2: 100n } } as const;
    expect(maxStakeForPayout({ ...conditional, maxPayoutMinor: 1200n })).toBe(450n);
    const first = { ...conditional, blockStakesMinor: { 1: 10n, 2: 100n } };
    expect(maxStakeForPayout({ ...first, maxPayoutMinor: 1200n })).toBe(450n);
    expect(maxStakeForPayout({ ...conditional, maxPayoutMinor: 0n })).toBe(0n);
  });

  it('throws for legs that form no coupon', () => {
    expect(() => maxStakeForPayout({ type: 1, legs: legs('2'), maxPayoutMinor: 1n })).toThrow(/leg-count/);
  });

  it('throws once a leg is lost', () => {
    const lost = [{ odds: parseOdds('2'), result: 0 }] as const;
    expect(() => maxStakeForPayout({ type: 0, legs: lost, maxPayoutMinor: 1n })).toThrow(/lost leg/);
  });
});

describe('the maxima of blocks', () => {
  const coupon = { type: 5, stakeMinor: 1000n, legs: blocks('', '1.333', '2 2', '3') } as const;
  const maximaOf = (more: object) => [...blockMaxima({ ...coupon, ...more })];

  it('are what the blocks before can pay, rounded down', () => {
    expect(maximaOf({})).toEqual([
      [1, 1000n],
      [2, 1333n],
      [3, 5332n],
    ]);
    expect(maximaOf({ stakeMinor: 1001n })[1]).toEqual([2, 1334n]);
  });

  it('count the stake of each block before', () => {
    expect(maximaOf({ blockStakesMinor: { 2: 100n } })[2]).toEqual([3, 1633n]);
  });

  it('are at most the maximum payout', () => {
    expect(maximaOf({ maxPayoutMinor: 5000n })[2]).toEqual([3, 5000n]);
  });

  it('are absent in other types', () => {
    expect(blockMaxima({ type: 0, stakeMinor: 100n, legs: legs('2') }).size).toBe(0);
  });
});
