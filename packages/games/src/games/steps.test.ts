import { rational } from '@touchline/betting';
import { propertyOptions } from '@touchline/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnOf } from '../returns.ts';
import { staking, vector } from '../testing/vectors.ts';
import { climb, climbMultipliers, climbPrizes } from './climb.ts';
import { guessesOn, hilo, hiLoMultiplier } from './hilo.ts';
import { mines, minesMultipliers, minesPrizes } from './mines.ts';

const reveal = (tile: number) => ({ action: 'reveal', tile }) as const;
const cashOut = { action: 'cashOut' } as const;
const badTurn = expect.objectContaining({ code: 'BAD_TURN' });

describe('mines', () => {
  const start = (stake = 200) => mines.start(vector(4), staking(stake), { mines: 3 });

  test('V4 has mines under 0, 16 and 12', () => {
    expect(start().layout).toEqual([0, 16, 12]);
  });

  test('three safe tiles pay 2.00 at x1.4785 as 2.95', () => {
    const played = [1, 2, 3].map(reveal).reduce(mines.turn, start());
    expect(mines.view(played)).toMatchObject({
      safe: [1, 2, 3],
      multiplier: 14_785,
      next: 17_120,
      layout: null,
    });
    expect(mines.turn(played, cashOut).end?.payout).toBe('295');
  });

  test('a mine ends the round and shows the layout', () => {
    const struck = mines.turn(start(), reveal(12));
    expect(struck.end?.payout).toBe('0');
    expect(mines.view(struck)).toMatchObject({ struck: 12, multiplier: 0, next: null, layout: [0, 16, 12] });
  });

  test.each([
    [3, [11_250, 12_857, 14_785, 17_120, 19_973, 23_498]],
    [1, [10_312, 10_760, 11_250, 11_785, 12_375, 13_026]],
    [10, [16_500, 28_285, 50_043, 91_747, 175_153, 350_307]],
  ])('%i mines pay the published multipliers', (count, first) => {
    expect(minesMultipliers(count).slice(0, 6)).toEqual(first);
  });

  test('the return is between 6187/6250 and 99/100 wherever a player may stop', () => {
    for (let count = 1; count <= 24; count += 1) {
      minesMultipliers(count).forEach((pays, at) => {
        if (pays > 100_000_000) return;
        const value = returnOf(minesPrizes(count, at + 1));
        expect(rational.compare(value, rational.of(6_187n, 6_250n))).toBeGreaterThanOrEqual(0);
        expect(rational.compare(value, rational.of(99n, 100n))).toBeLessThanOrEqual(0);
      });
    }
  });

  test('leaving keeps what is secured; before the first tile the stake is returned', () => {
    expect(mines.leave(start()).end).toEqual({ payout: '200', multiplier: 10_000, isStakeReturned: true });
    expect(mines.leave(mines.turn(start(), reveal(1))).end).toMatchObject({
      payout: '225',
      isStakeReturned: false,
    });
  });

  test('a revealed tile, a tile outside and an early cash-out are refused', () => {
    const played = mines.turn(start(), reveal(1));
    expect(() => mines.turn(played, reveal(1))).toThrow(badTurn);
    expect(() => mines.turn(played, reveal(25))).toThrow(badTurn);
    expect(() => mines.turn(start(), cashOut)).toThrow(badTurn);
    expect(() => mines.turn(mines.turn(played, cashOut), reveal(2))).toThrow(
      expect.objectContaining({ code: 'ROUND_CLOSED' }),
    );
  });

  test('a round ends by itself with the last safe tile, and before a step that is not paid', () => {
    const one = mines.start(vector(4), staking(100), { mines: 24 });
    const safe =
      Array.from({ length: 25 }, (_, tile) => tile).find((tile) => !one.layout.includes(tile)) ?? 0;
    expect(mines.turn(one, reveal(safe)).end?.multiplier).toBe(247_500);
    const capped = mines.start(vector(4), { stake: 200n, mostPayout: 295n }, { mines: 3 });
    const played = [1, 2, 3].map(reveal).reduce(mines.turn, capped);
    expect(played.end?.payout).toBe('295');
  });

  test('a stake whose first tile is not paid is refused, and so are 0 and 25 mines', () => {
    expect(() => mines.start(vector(4), { stake: 200n, mostPayout: 220n }, { mines: 3 })).toThrow(
      'lower the stake',
    );
    expect(() => mines.start(vector(4), staking(200), { mines: 0 })).toThrow('from 1 to 24');
    expect(() => mines.start(vector(4), staking(200), { mines: 25 })).toThrow('from 1 to 24');
  });
});

describe('climb', () => {
  const step = (tile: number) => ({ action: 'step', tile }) as const;
  const around = (traps: readonly number[]) => traps.map((trap) => step((trap + 1) % 4));

  test('the levels pay the published multipliers and return 0.98997 to 0.99', () => {
    expect(climbMultipliers).toEqual([13_200, 17_600, 23_466, 31_288, 41_718, 55_624, 74_166, 98_888]);
    for (let level = 1; level <= 8; level += 1) {
      const value = returnOf(climbPrizes(level));
      expect(rational.compare(value, rational.parse('0.98997'))).toBeGreaterThanOrEqual(0);
      expect(rational.compare(value, rational.parse('0.99'))).toBeLessThanOrEqual(0);
    }
  });

  test('three levels pay 5.00 as 11.73', () => {
    const state = climb.start(vector(4), staking(500), {});
    const played = around(state.traps).slice(0, 3).reduce(climb.turn, state);
    expect(climb.view(played)).toMatchObject({ multiplier: 23_466, next: 31_288, traps: null });
    expect(climb.turn(played, cashOut).end?.payout).toBe('1173');
  });

  test('the top ends the round by itself, a trap ends it with nothing', () => {
    const state = climb.start(vector(4), staking(500), {});
    expect(around(state.traps).reduce(climb.turn, state).end?.multiplier).toBe(98_888);
    const fallen = climb.turn(state, step(state.traps[0] ?? 0));
    expect(climb.view(fallen)).toMatchObject({ hasFallen: true, multiplier: 0, traps: state.traps });
    expect(fallen.end?.payout).toBe('0');
  });

  test('leaving keeps the level; before the first one the stake is returned', () => {
    const state = climb.start(vector(4), staking(500), {});
    expect(climb.leave(state).end?.isStakeReturned).toBe(true);
    const [first = step(0)] = around(state.traps);
    expect(climb.leave(climb.turn(state, first)).end).toMatchObject({
      payout: '660',
      isStakeReturned: false,
    });
    expect(() => climb.turn(state, cashOut)).toThrow(badTurn);
    expect(() => climb.turn(state, step(4))).toThrow(badTurn);
  });
});

describe('hi-lo', () => {
  const guess = (word: 'higher' | 'lower' | 'same') => ({ action: 'guess', guess: word }) as const;
  const skip = { action: 'skip' } as const;
  const start = (stake = 1_000) => hilo.start(vector(43), staking(stake), {});

  test('V43 shows Kc 2s 4s Jc Kd Tc 8c 4h', () => {
    const names = start()
      .cards.slice(0, 8)
      .map((card) => 'A23456789TJQK'.charAt(card / 4) + 'cdhs'.charAt(card % 4));
    expect(names.join(' ')).toBe('Kc 2s 4s Jc Kd Tc 8c 4h');
  });

  test('lower and three times higher pay x1.0725, x1.1618, x1.5104, x6.5452: 10.00 as 65.45', () => {
    let state = start();
    const seen = (['lower', 'higher', 'higher', 'higher'] as const).map((word) => {
      state = hilo.turn(state, guess(word));
      return hilo.view(state).multiplier;
    });
    expect(seen).toEqual([10_725, 11_618, 15_104, 65_452]);
    expect(hilo.turn(state, cashOut).end?.payout).toBe('6545');
  });

  test('a king allows lower and same, an ace higher and same, others include the same rank', () => {
    expect(hilo.view(start()).offers).toEqual([
      { guess: 'lower', ranks: 12, multiplier: 10_725 },
      { guess: 'same', ranks: 1, multiplier: 128_700 },
    ]);
    expect(guessesOn(0).map(({ guess: word, ranks }) => [word, ranks])).toEqual([
      ['higher', 12],
      ['same', 1],
    ]);
    expect(guessesOn(6).map(({ ranks }) => ranks)).toEqual([7, 7]);
    expect(() => hilo.turn(start(), guess('higher'))).toThrow(badTurn);
  });

  test('a wrong guess ends the round, a skipped card changes nothing', () => {
    const skipped = hilo.turn(start(), skip);
    expect(hilo.view(skipped)).toMatchObject({ multiplier: 0, cards: start().cards.slice(0, 2) });
    const lost = hilo.turn(start(), guess('same'));
    expect(lost.end?.payout).toBe('0');
    expect(hilo.view(lost)).toMatchObject({ multiplier: 0, offers: [], canSkip: false });
  });

  test('the 51st card is the last to be reached by skipping alone, and 52 cards settle a round with a right guess', () => {
    let state = start();
    for (let at = 0; at < 50; at += 1) state = hilo.turn(state, skip);
    expect(hilo.view(state)).toMatchObject({ canSkip: false });
    expect(hilo.view(state).offers).toHaveLength(2);
    expect(() => hilo.turn(state, skip)).toThrow(badTurn);
    state = hilo.turn(start(), guess('lower'));
    for (let at = 0; at < 50; at += 1) state = hilo.turn(state, skip);
    expect(state.end?.payout).toBe('1072');
  });

  test('leaving keeps what is secured; before the first guess the stake is returned', () => {
    expect(hilo.leave(start()).end?.isStakeReturned).toBe(true);
    expect(hilo.leave(hilo.turn(start(), guess('lower'))).end).toMatchObject({ payout: '1072' });
    expect(() => hilo.turn(start(), cashOut)).toThrow(badTurn);
  });

  test('whatever is guessed, the multiplier times its chance is at most 99/100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 8 }), (ranks) => {
        const chance = rational.product(ranks.map((count) => rational.of(BigInt(count), 13n)));
        const back = rational.multiply(chance, rational.of(BigInt(hiLoMultiplier(ranks)), 10_000n));
        expect(rational.compare(back, rational.of(99n, 100n))).toBeLessThanOrEqual(0);
      }),
      propertyOptions(500),
    );
  });

  test('guesses above the cap are not offered', () => {
    const capped = hilo.start(vector(43), { stake: 1_000n, mostPayout: 12_870n }, {});
    let state = capped;
    for (const word of ['lower', 'higher', 'higher', 'higher'] as const)
      state = hilo.turn(state, guess(word));
    expect(hilo.view(state).offers).toEqual([
      { guess: 'lower', ranks: 12, multiplier: hiLoMultiplier([12, 12, 10, 3, 12]) },
    ]);
  });
});
