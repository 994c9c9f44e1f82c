import { parseOdds } from '@touchline/betting';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { testSite } from '../../../testing/site.ts';
import { expressesOfDay } from '../expresses/expresses.service.ts';
import { couponTerms } from '../terms/couponTerms.ts';
import { hyperBonusOf } from './bonuses.ts';

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db);
});

const legs = (...prices: string[]) => prices.map((k, index) => bench.leg(index + 1, k));

describe('a bonus bet', () => {
  test('raises an express by a percent per leg, without returned legs', async () => {
    const bets = legs('2', '2', '2');
    const placed = await bench.place({ typeId: 1, hasBonusBet: true, bets });
    expect(placed).toMatchObject({
      hasBonusBet: true,
      coef: '8.24',
      possiblePayout: '82.40',
      bonus: { bonusBetCoef: '1.03' },
    });
    const [first, ...others] = bets;
    if (first) await bench.result(first, 2);
    for (const bet of others) await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ payout: '40.00', bonus: { bonusBetCoef: '1' } });
  });

  test('is refused for two legs, for a price below 1.1, and if the site has none', async () => {
    const short = await bench.place({ typeId: 1, hasBonusBet: true, bets: legs('2', '2') });
    const low = await bench.place({ typeId: 1, hasBonusBet: true, bets: legs('2', '2', '1.09') });
    for (const coupon of [short, low]) {
      expect(coupon).toMatchObject({ state: 'rejected', refusal: { code: 'COUPON_SHAPE' } });
    }
    const site = { ...testSite, isAvailableCouponBonusBet: false };
    const bets = legs('2', '2', '2').map(({ selectionId }) => ({ selectionId }));
    expect(await couponTerms(bench, testSite, { typeId: 1, iso: 'EUR', bets })).toMatchObject({
      bonusBetCoef: '1.03',
    });
    expect((await couponTerms(bench, site, { typeId: 1, iso: 'EUR', bets }))?.bonusBetCoef).toBeUndefined();
  });

  test('is neither offered nor accepted for an express with a market of kind 7', async () => {
    const bets = [...legs('2', '2'), bench.leg(3, '2', { kind: 7 })];
    const asked = { typeId: 1, iso: 'EUR', bets: bets.map(({ selectionId }) => ({ selectionId })) } as const;
    expect((await couponTerms(bench, testSite, asked))?.bonusBetCoef).toBeUndefined();
    expect(await bench.place({ typeId: 1, hasBonusBet: true, bets })).toMatchObject({
      state: 'rejected',
      refusal: { code: 'COUPON_SHAPE' },
    });
    const { bets: placed, ...coupon } = await bench.place({ typeId: 1, bets });
    expect(coupon.state).toBe('accepted');
    expect(placed.map(({ kind }) => kind)).toEqual([undefined, undefined, 7]);
  });
});

describe('a hyper bonus', () => {
  test('is a part of the payout, by the percentage for the number of qualifying legs', async () => {
    const bets = legs('2', '2', '2', '2', '2');
    const placed = await bench.place({ typeId: 1, bets });
    // 10 x 32 = 320, plus 4 % of the winnings of 310.
    expect(placed).toMatchObject({
      coef: '32',
      possiblePayout: '332.40',
      bonus: { hyperBonusPercent: 4, hyperBonusAmount: '12.40' },
    });
    const [first, ...others] = bets;
    if (first) await bench.result(first, 2);
    for (const bet of others) await bench.result(bet, 1);
    // Four legs qualify: 160 plus 3 % of 150.
    expect(await bench.stored(placed.id)).toMatchObject({
      payout: '164.50',
      bonus: { hyperBonusPercent: 3, hyperBonusAmount: '4.50' },
    });
    expect(await bench.balance()).toBe(99_000n + 16_450n);
  });

  test('is reduced first when the payout reaches its cap, on the screen and in the ledger', async () => {
    const bets = legs('8.4', '8.4', '8.4', '8.4');
    const placed = await bench.place({ typeId: 1, bets });
    // 49,787.14 and 3 % of the winnings are above the cap of 50,000.
    const bonus = { hyperBonusPercent: 3, hyperBonusAmount: '212.86' };
    expect(placed).toMatchObject({ possiblePayout: '50000.00', bonus });
    for (const bet of bets) await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ payout: '50000.00', bonus });
    expect(await bench.balance()).toBe(99_000n + 5_000_000n);
  });

  test('is replaced by a bonus bet, unless the site combines them', async () => {
    const bets = legs('2', '2', '2', '2');
    const placed = await bench.place({ typeId: 1, hasBonusBet: true, bets });
    expect(placed).toMatchObject({ coef: '16.64', possiblePayout: '166.40' });
    expect(placed.bonus).toEqual({ bonusBetCoef: '1.04' });
    const odds = bets.map(({ coef }) => parseOdds(coef));
    const taken = { typeId: 1, iso: 'EUR', odds, isOwnMoney: true, hasBonusBet: true };
    expect(hyperBonusOf({ isHyperBonusWithBonusBet: false }, taken)).toBeUndefined();
    expect(hyperBonusOf({ isHyperBonusWithBonusBet: true }, taken)?.percents.at(-1)).toBe(3);
  });

  test('is paid for a sufficient stake on legs of 1.2 and more', async () => {
    const low = await bench.place({ typeId: 1, bets: legs('2', '2', '2', '1.19') });
    const little = await bench.place({ typeId: 1, amount: '0.99', bets: legs('2', '2', '2', '2') });
    expect(low.bonus).toBeUndefined();
    expect(little.bonus).toBeUndefined();
  });

  test('is computed again after the live delay', async () => {
    const bets = [...legs('2', '2', '2'), bench.leg(4, '1.25', { producer: 'live' })];
    const placed = await bench.place({ typeId: 1, changeCoefAction: 1, bets });
    expect(placed).toMatchObject({ state: 'pending', bonus: { hyperBonusPercent: 3 } });
    bench.leg(4, '1.19', { producer: 'live' });
    bench.pass(placed.delaySeconds);
    await bench.clock.decideDue();
    const accepted = await bench.stored(placed.id);
    expect(accepted).toMatchObject({ state: 'accepted', possiblePayout: '95.20' });
    expect(accepted?.bonus).toBeUndefined();
  });
});

describe('the express of the day', () => {
  /** Adds prices from 1.15 to 3.4, of which some are too low and some too high. */
  function fill(count = 30) {
    for (let id = 1; id <= count; id += 1) {
      bench.leg(id, (1.15 + (id % 10) / 4).toFixed(2), {
        main: true,
        producer: id % 2 === 0 ? 'live' : 'line',
      });
    }
  }

  test('consists of fair prices, one leg per match, and is the same for all players all day', async () => {
    fill();
    const { expresses } = await expressesOfDay(bench);
    expect(expresses.map(({ isLive, bets }) => [isLive, bets.length])).toEqual([
      [false, 3],
      [false, 4],
      [false, 5],
      [true, 3],
      [true, 4],
    ]);
    for (const { isLive, bets } of expresses) {
      for (const bet of bets) {
        expect(Number(bet.coef)).toBeGreaterThanOrEqual(1.2);
        expect(Number(bet.coef)).toBeLessThanOrEqual(3);
        expect(bet.isLive).toBe(isLive);
      }
    }
    const matches = expresses.flatMap(({ bets }) => bets.map(({ gameId }) => gameId));
    expect(new Set(matches).size).toBe(matches.length);
    const again = await Promise.all([expressesOfDay(bench), expressesOfDay(bench)]);
    expect(again).toEqual([{ expresses }, { expresses }]);
  });

  test('is boosted only while unchanged, and gets no other bonus', async () => {
    fill();
    const { expresses } = await expressesOfDay(bench);
    const express = expresses.find(({ isLive, bets }) => !isLive && bets.length === 4);
    if (!express) throw new Error('There is no express of four legs before the match.');
    const { expressId } = express;
    const bets = express.bets.map(({ gameId, marketId, selectionId, coef = '' }) => ({
      gameId,
      marketId,
      selectionId,
      coef,
    }));
    const asked = bets.map(({ selectionId }) => ({ selectionId }));
    const terms = await couponTerms(bench, testSite, { typeId: 1, iso: 'EUR', expressId, bets: asked });
    expect(terms?.boostPercent).toBe(8);
    expect(terms?.hyperBonus).toBeUndefined();

    const placed = await bench.place({ typeId: 1, expressId, bets });
    expect(placed).toMatchObject({ state: 'accepted', expressId, bonus: { boostPercent: 8 } });
    const total = bets.reduce((product, { coef }) => product * Number(coef), 1.08);
    expect(Number(placed.possiblePayout)).toBeCloseTo(10 * total, 1);

    const edited = await bench.place({ typeId: 1, expressId, bets: bets.slice(1) });
    expect(edited).toMatchObject({ state: 'rejected', refusal: { code: 'COUPON_SHAPE' } });
    bench.pass(86_400);
    expect(await bench.place({ typeId: 1, expressId, bets })).toMatchObject({ state: 'rejected' });
  });

  test('has no entrant twice', async () => {
    bench = await createBench(database.db, { at: Date.UTC(2026, 2, 20, 12) });
    fill();
    for (const { version: _version, marketCount: _count, ...match } of bench.book.matches()) {
      bench.book.sink.match({ ...match, home: match.id < 30 ? 'Everywhere' : match.home });
    }
    // The matches share an entrant, and only one other is in play: too few for three legs.
    expect((await expressesOfDay(bench)).expresses).toEqual([]);
    bench.leg(33, '2', { main: true });
    bench.leg(35, '2', { main: true });
    expect((await expressesOfDay(bench)).expresses.map(({ bets }) => bets.length)).toEqual([3]);
  });

  test('is replaced by another one once a match of it is over', async () => {
    bench = await createBench(database.db, { at: Date.UTC(2026, 1, 20, 12) });
    fill();
    const before = (await expressesOfDay(bench)).expresses;
    const over = before[0]?.bets[0]?.gameId ?? 0;
    bench.book.sink.cancel(over);
    const after = (await expressesOfDay(bench)).expresses;
    expect(after.map(({ bets }) => bets.length)).toEqual([3, 4, 5, 3, 4]);
    expect(after[0]?.expressId).not.toBe(before[0]?.expressId);
    expect(after.slice(1)).toEqual(before.slice(1));
  });
});
