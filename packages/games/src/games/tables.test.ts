import { rational } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '../fair/hashes.ts';
import { commitmentOf } from '../fair/seeds.ts';
import { returnOf } from '../returns.ts';
import { staking, vector } from '../testing/vectors.ts';
import type { RouletteSpot } from '../wire.ts';
import { roulette, roulettePrizes } from './roulette.ts';
import { allSpots, isEvenMoney, numbersOfSpot } from './rouletteSpots.ts';
import { scratch, scratchPrizes, startTicket } from './scratch.ts';
import { prizeAt, seriesOrder, seriesState } from './scratchSeries.ts';

const badChoice = expect.objectContaining({ code: 'BAD_CHOICE' });

describe('roulette', () => {
  const chip = (spot: RouletteSpot, amount: number) => ({ spot, amount: String(amount) });
  const spin = (nonce: number, chips: readonly object[], stake: number, laPartage = false) =>
    roulette.start(vector(nonce), { ...staking(stake), settings: { laPartage } }, { chips });

  test.each([
    [40, 12],
    [41, 24],
    [42, 0],
  ])('V%i is %i', (nonce, number) => {
    expect(spin(nonce, [chip({ kind: 'red' }, 100)], 100).number).toBe(number);
  });

  test('24 pays straight 1.00, black 5.00 and the dozen 2.00 as 36 + 10 + 6', () => {
    const chips = [
      chip({ kind: 'straight', numbers: [24] }, 100),
      chip({ kind: 'black' }, 500),
      chip({ kind: 'dozen', index: 2 }, 200),
    ];
    const state = spin(41, chips, 800);
    expect(roulette.view(state).chips.map(({ returned }) => returned)).toEqual(['3600', '1000', '600']);
    expect(state.end).toMatchObject({ payout: '5200', multiplier: 65_000 });
  });

  test('0 returns half of red with laPartage, rounded down, and nothing without', () => {
    const red = [chip({ kind: 'red' }, 555)];
    expect(spin(42, red, 555, true).end?.payout).toBe('277');
    expect(spin(42, red, 555).end?.payout).toBe('0');
  });

  test('every spot returns 36/37, even money 73/74 with laPartage', () => {
    const spots = allSpots();
    expect(spots).toHaveLength(37 + 60 + 14 + 23 + 11 + 6 + 6);
    for (const spot of spots) {
      expect(rational.toText(returnOf(roulettePrizes(spot, false)))).toBe('36/37');
      const withHalf = rational.toText(returnOf(roulettePrizes(spot, true)));
      expect(withHalf).toBe(isEvenMoney(spot) ? '73/74' : '36/37');
    }
  });

  test('columns and dozens have twelve numbers, red the eighteen of the wheel', () => {
    expect(numbersOfSpot({ kind: 'column', index: 3 })).toEqual([
      3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36,
    ]);
    expect(numbersOfSpot({ kind: 'dozen', index: 1 })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(numbersOfSpot({ kind: 'red' })).toHaveLength(18);
  });

  test.each([
    { kind: 'split', numbers: [3, 4] },
    { kind: 'split', numbers: [0, 4] },
    { kind: 'corner', numbers: [3, 4, 6, 7] },
    { kind: 'street', numbers: [2, 3, 4] },
    { kind: 'straight', numbers: [37] },
    { kind: 'dozen', index: 4 },
    { kind: 'voisins' },
  ])('%j is no spot', (spot) => {
    expect(() => spin(40, [{ spot, amount: '100' }], 100)).toThrow(badChoice);
  });

  test('numbers of a spot may come in any order', () => {
    expect(spin(40, [chip({ kind: 'split', numbers: [12, 9] }, 100)], 100).end?.payout).toBe('1800');
  });

  test('chips that are not the stake, none, double or not whole are refused', () => {
    const red = chip({ kind: 'red' }, 100);
    expect(() => spin(40, [red], 200)).toThrow(badChoice);
    expect(() => spin(40, [], 100)).toThrow(badChoice);
    expect(() => spin(40, [red, red], 200)).toThrow(badChoice);
    expect(() => spin(40, [{ spot: { kind: 'red' }, amount: '1.5' }], 1)).toThrow(badChoice);
  });

  test('chips that could win more than the site pays on one number are refused', () => {
    const chips = { chips: [chip({ kind: 'straight', numbers: [7] }, 100), chip({ kind: 'red' }, 100)] };
    expect(roulette.start(vector(40), { stake: 200n, mostPayout: 3_800n }, chips).end).not.toBeNull();
    expect(() => roulette.start(vector(40), { stake: 200n, mostPayout: 3_799n }, chips)).toThrow(
      expect.objectContaining({ code: 'ABOVE_CAP' }),
    );
  });
});

describe('scratch cards', () => {
  const seed = sha256Hex('touchline-series-1');
  const order = seriesOrder(seed);

  test('the series has its published commitment and order', () => {
    expect(commitmentOf(seed)).toBe('d1b7fe17f64cbf973ba47d2f3635af98f246589c91e0cfbf64ced99c42fbeefa');
    expect(order.slice(0, 10)).toEqual([1, 2, 0, 5, 2, 0, 1, 0, 0, 1]);
    expect(order.indexOf(10_000) + 1).toBe(3_867);
    const seconds = order.flatMap((prize, at) => (prize === 1_000 ? [at + 1] : []));
    expect(seconds).toEqual([1_737, 30_052, 76_403, 79_402, 95_560]);
    expect(sha256Hex(order.join(','))).toBe(
      '3bea91cf874c6e55673aa10b723c00b57cbb4412a787eb5cf99c65cc31b69da4',
    );
  });

  test('3,000 tickets have paid 3,080 and leave 83,920 in 97,000', () => {
    const { paid, left, isEnded } = seriesState(order, 3_000);
    expect(paid).toBe(3_080);
    expect(left.reduce((sum, { prize, tickets }) => sum + prize * tickets, 0)).toBe(83_920);
    expect(isEnded).toBe(false);
  });

  test('the series ends with its last top prize', () => {
    expect(seriesState(order, 3_866).isEnded).toBe(false);
    expect(seriesState(order, 3_867)).toMatchObject({ paid: 13_655, isEnded: true });
    expect(order.length - 3_867).toBe(96_133);
  });

  test('the whole series returns 87/100, and 30,866 tickets win', () => {
    expect(rational.toText(returnOf(scratchPrizes()))).toBe('87/100');
    expect(order.filter((prize) => prize > 0)).toHaveLength(30_866);
    expect(() => prizeAt(100_000)).toThrow(RangeError);
  });

  test('V48 is the card of a blank, V49 of a prize of 5', () => {
    const blank = startTicket(vector(48), staking(100), { ticket: 3, prize: 0 });
    expect(scratch.view(blank).card).toEqual([100, 2, 1, 1, 20, 10_000, 20, 5, 1_000]);
    const won = startTicket(vector(49), staking(100), { ticket: 4, prize: 5 });
    expect(scratch.view(won)).toMatchObject({
      card: [5, 1_000, 1_000, 5, 20, 5, 10_000, 20, 100],
      ticket: 4,
    });
    expect(won.end?.payout).toBe('500');
  });

  test('a card has its prize three times and nothing else so often', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { card, prize } = scratch.start(vector(nonce), staking(100), {});
      const three = [...new Set(card)].filter(
        (amount) => card.filter((other) => other === amount).length >= 3,
      );
      expect(three).toEqual(prize === 0 ? [] : [prize]);
    }
  });
});
