import { describe, expect, test } from 'vitest';
import { chainOf } from '../fair/chain.ts';
import { sha256Hex } from '../fair/hashes.ts';
import { staking } from '../testing/vectors.ts';
import {
  cashOutCrash,
  crashEnd,
  crashMultiplier,
  crashResult,
  crashTime,
  endCrash,
  followCrash,
  placeCrashBet,
  viewCrash,
} from './crash.ts';

const salt = sha256Hex('touchline-salt-1');
const { hashes } = chainOf(sha256Hex('touchline-chain-1'), 1_000);
const results = hashes.map((hash) => crashResult(salt, hash));
const bet = (stake: number, autoCashOut: number | null = null) =>
  placeCrashBet(staking(stake), { autoCashOut });

test('the first eight games have the published results', () => {
  expect(results.slice(0, 8)).toEqual([375, 165, 1_417, 925, 769, 825, 282, 128]);
});

test('of a thousand games 515 reach 2.00, 15 end at 1.00, and game 219 is the best', () => {
  expect(results.filter((result) => result >= 200)).toHaveLength(515);
  expect(results.filter((result) => result === 100)).toHaveLength(15);
  expect(results.indexOf(935_422)).toBe(218);
  expect(Math.max(...results)).toBe(935_422);
});

test.each([
  [101, 166],
  [110, 1_589],
  [150, 6_758],
  [200, 11_553],
  [1_000, 38_377],
  [10_000, 76_753],
  [1_000_000, 153_506],
])('%i hundredths are reached after %i ms, not a millisecond earlier', (multiplier, time) => {
  expect(crashTime(multiplier)).toBe(time);
  expect(crashMultiplier(time)).toBe(multiplier);
  expect(crashMultiplier(time - 1)).toBeLessThan(multiplier);
});

test('the multiplier at every millisecond is the highest whose time has come', () => {
  for (let elapsed = 0; elapsed <= 160_000; elapsed += 97) {
    const multiplier = crashMultiplier(elapsed);
    expect(multiplier === 100 || crashTime(multiplier) <= elapsed).toBe(true);
    expect(multiplier === 1_000_000 || crashTime(multiplier + 1) > elapsed).toBe(true);
  }
});

describe('cashing out', () => {
  test('game 2 (1.65): automatic at 1.65 pays 16.50, at 1.66 nothing', () => {
    expect(endCrash(bet(1_000, 165), 165).end?.payout).toBe('1650');
    expect(endCrash(bet(1_000, 166), 165).end?.payout).toBe('0');
  });

  test('game 1 (3.75): a receipt at 13,000 ms is 2.18 and pays 7.77 as 16.93', () => {
    const cashed = cashOutCrash(bet(777), 13_000, 375);
    expect([cashed.cashedOutAt, cashed.end?.payout]).toEqual([218, '1693']);
    expect(endCrash(cashed, 375)).toMatchObject({ cashedOutAt: 218, result: 375, end: { payout: '1693' } });
  });

  test('game 8 (1.28): a receipt at 4,244 ms pays 1.28, at 4,245 ms the bet is lost', () => {
    expect(cashOutCrash(bet(100), 4_244, 128).cashedOutAt).toBe(128);
    expect(crashEnd(128)).toBe(4_245);
    expect(() => cashOutCrash(bet(100), 4_245, 128)).toThrow(expect.objectContaining({ code: 'BUSTED' }));
  });

  test('a receipt before 1.01 is refused, and the bet stays in', () => {
    expect(() => cashOutCrash(bet(100), 165, 375)).toThrow(expect.objectContaining({ code: 'BELOW_MIN' }));
    expect(cashOutCrash(bet(100), 166, 375).cashedOutAt).toBe(101);
  });

  test('a second cash-out is refused', () => {
    const cashed = cashOutCrash(bet(100), 13_000, 375);
    expect(() => cashOutCrash(cashed, 13_001, 375)).toThrow(
      expect.objectContaining({ code: 'ROUND_CLOSED' }),
    );
  });

  test('a press after the automatic cash-out gets the automatic one', () => {
    expect(cashOutCrash(bet(100, 150), 13_000, 375).cashedOutAt).toBe(150);
  });

  test('an automatic cash-out follows the clock', () => {
    expect(followCrash(bet(100, 150), 6_757, 375).end).toBeNull();
    expect(followCrash(bet(100, 150), 6_758, 375).cashedOutAt).toBe(150);
    expect(followCrash(bet(100, 150), 6_758, 149).end).toBeNull();
  });
});

test('10,000.00 pays everyone who is still in', () => {
  expect(endCrash(bet(100), 1_000_000).end?.multiplier).toBe(100_000_000);
});

test('a bet is cashed out where the site pays no more', () => {
  const capped = placeCrashBet({ stake: 100n, mostPayout: 250n }, { autoCashOut: null });
  expect(endCrash(capped, 375)).toMatchObject({ cashedOutAt: 250, end: { payout: '250' } });
  expect(() => placeCrashBet({ stake: 100n, mostPayout: 100n }, { autoCashOut: null })).toThrow(
    expect.objectContaining({ code: 'ABOVE_CAP' }),
  );
});

test('the view has no result before the round has ended', () => {
  expect(viewCrash(cashOutCrash(bet(100), 13_000, 375)).result).toBeNull();
  expect(viewCrash(endCrash(bet(100), 375)).result).toBe(375);
});

test.each([100, 1_000_001, 150.5, '150', undefined])(
  'an automatic cash-out at %s is refused',
  (autoCashOut) => {
    expect(() => placeCrashBet(staking(100), { autoCashOut })).toThrow(
      expect.objectContaining({ code: 'BAD_CHOICE' }),
    );
  },
);
