import { describe, expect, it } from 'vitest';
import { antiExpressCoef } from './anti-express.ts';
import { possiblePayout } from '../payout/payout.ts';
import { settleCoupon } from '../payout/settlement.ts';
import { parseOdds } from '../odds/odds.ts';
import { deadHeatOdds } from './legs.ts';
import { leg, legs } from '../testing/slips.ts';

describe('the reference price of an anti-express', () => {
  it.each([
    ['1.25 1.65 1.85', '1.17'],
    ['1.5 2 2.6', '1.08'],
    ['1.001 1.001', '3.25'],
    ['7 10', '1.01'],
    ['1.25', '3'],
  ])('for %s is %s', (written, price) => {
    expect(antiExpressCoef(legs(written))).toBe(parseOdds(price));
  });

  it.each(['7 10.1', '1000 1000'])('isn’t offered for %s, where it is below 1.01', (written) => {
    expect(antiExpressCoef(legs(written))).toBeUndefined();
  });

  it('ignores returned legs', () => {
    expect(antiExpressCoef(legs('1.25 1.65= 1.85'))).toBe(antiExpressCoef(legs('1.25 1.85')));
    expect(antiExpressCoef(legs('1.25 1.65- 1.85+'))).toBe(1170);
  });

  it('throws when all legs are returned', () => {
    expect(() => antiExpressCoef(legs('1.25= 1.65='))).toThrow(/all its legs are returned/);
    expect(() => antiExpressCoef([])).toThrow(/returned/);
  });
});

describe('an anti-express', () => {
  const settled = (written: string) =>
    settleCoupon({ type: 6, stakeMinor: 1000n, antiExpressCoef: parseOdds('1.2'), legs: legs(written) });

  it.each([
    ['2+ 2-', 'won', 1200n],
    ['2- 2-', 'won', 1200n],
    ['2+ 2+', 'lost', 0n],
    ['2+ 2=', 'lost', 0n],
    ['2- 2=', 'won', 1200n],
    ['2= 2=', 'returned', 1000n],
    ['2- 2', 'open', 0n],
    ['2+ 2', 'open', 0n],
    ['2= 2', 'open', 0n],
    // Half of the stake counts as a lost leg.
    ['2+ 2|', 'won', 600n],
    ['2| 2|', 'won', 900n],
    ['2- 2|', 'won', 1200n],
  ] as const)('with the legs %s is %s', (written, state, payoutMinor) => {
    expect(settled(written)).toEqual({ state, payoutMinor, bonusMinor: 0n });
  });

  it('counts the lost part of a dead heat of three, and nothing for a settled coefficient above the price', () => {
    const withCoef = (settledCoef: ReturnType<typeof deadHeatOdds>, result: string) =>
      settleCoupon({
        type: 6,
        stakeMinor: 1000n,
        antiExpressCoef: parseOdds('1.2'),
        legs: [leg('2+'), leg(`3${result}`, { settledCoef })],
      }).payoutMinor;
    expect(withCoef(deadHeatOdds(parseOdds('3'), 1, 3), '|')).toBe(800n);
    expect(withCoef(deadHeatOdds(parseOdds('8'), 1, 2), '|')).toBe(0n);
    expect(withCoef(deadHeatOdds(parseOdds('3'), 1, 3), '+')).toBe(0n);
  });

  it('shows the payout of a coupon with a lost leg', () => {
    const coupon = { type: 6, stakeMinor: 1000n, antiExpressCoef: parseOdds('1.17') } as const;
    expect(possiblePayout({ ...coupon, legs: legs('1.25 1.65 1.85') }).payoutMinor).toBe(1170n);
  });
});
