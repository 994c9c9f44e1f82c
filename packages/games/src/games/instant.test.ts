import { rational } from '@touchline/betting';
import { describe, expect, test } from 'vitest';
import { GameError } from '../errors.ts';
import { payoutOf } from '../multipliers.ts';
import { deviationOf, returnOf } from '../returns.ts';
import { streamOf } from '../fair/seeds.ts';
import { staking, vector } from '../testing/vectors.ts';
import { dice, diceMultiplier, dicePrizes } from './dice.ts';
import { keno, kenoPrizes } from './keno.ts';
import { limbo, targetPrizes } from './limbo.ts';
import { PLINKO_RISKS, PLINKO_ROWS, plinko, plinkoPrizes } from './plinko.ts';

const text = rational.toText;

describe('dice', () => {
  const under = { direction: 'under', outcomes: 5_000 };

  test.each([
    [1, 5_275],
    [2, 9_733],
    [3, 8_743],
  ])('V%i rolls %i', (nonce, roll) => {
    expect(dice.start(vector(nonce), staking(100), under).roll).toBe(roll);
  });

  test('V1 with 5,000 winning rolls loses under, and over pays 7.77 at x1.98 rounded down', () => {
    expect(dice.start(vector(1), staking(777), under).end?.payout).toBe('0');
    const over = dice.start(vector(1), staking(777), { direction: 'over', outcomes: 5_000 });
    expect(over.end).toEqual({ payout: '1538', multiplier: 19_800, isStakeReturned: false });
  });

  test('2,525 winning rolls pay x3.9207, 9,800 return a small stake', () => {
    expect(diceMultiplier(2_525)).toBe(39_207);
    expect(payoutOf(100n, 39_207)).toBe(392n);
    expect(payoutOf(10n, diceMultiplier(9_800))).toBe(10n);
  });

  test('over wins from the first of its rolls on, under below its number', () => {
    const at = (direction: string, outcomes: number) =>
      dice.start(vector(1), staking(100), { direction, outcomes }).hasWon;
    expect([at('under', 5_275), at('under', 5_276)]).toEqual([false, true]);
    expect([at('over', 4_724), at('over', 4_725)]).toEqual([false, true]);
  });

  test('the return is 99/100 where the rolls divide, and least at 9,724', () => {
    expect(text(returnOf(dicePrizes(5_000)))).toBe('99/100');
    const returns = Array.from({ length: 9_791 }, (_, at) => returnOf(dicePrizes(at + 10)));
    const least = returns.reduce((a, b) => (rational.compare(a, b) <= 0 ? a : b));
    expect(text(least)).toBe('1237379/1250000');
    expect(text(returnOf(dicePrizes(9_724)))).toBe('1237379/1250000');
    expect(returns.every((value) => rational.compare(value, rational.of(99n, 100n)) <= 0)).toBe(true);
  });

  test('rounding half up would return more than the stake, rounding down does not', () => {
    expect(text(rational.multiply(rational.of(66n, 100n), rational.of(2n)))).toBe('33/25');
    expect(payoutOf(1n, 15_000)).toBe(1n);
  });
});

describe('limbo', () => {
  test('V46 is 68.14, V47 12.90, which wins at 12.90 and loses at 12.91', () => {
    expect(limbo.start(vector(46), staking(100), { target: 200 }).result).toBe(6_814);
    const won = limbo.start(vector(47), staking(100), { target: 1_290 });
    expect([won.result, won.end?.payout]).toEqual([1_290, '1290']);
    expect(limbo.start(vector(47), staking(100), { target: 1_291 }).end?.payout).toBe('0');
  });

  test('the return is below 99/100 by less than 2.3 x 10^-12, most at 9,999.00', () => {
    const lack = (target: number) =>
      rational.subtract(rational.of(99n, 100n), returnOf(targetPrizes(target)));
    for (const target of [101, 150, 200, 999_900, 1_000_000]) {
      expect(rational.compare(lack(target), rational.of(23n, 10n ** 13n))).toBeLessThan(0);
      expect(rational.compare(lack(target), rational.ZERO)).toBeGreaterThanOrEqual(0);
    }
    expect(rational.compare(lack(999_900), rational.of(22n, 10n ** 13n))).toBe(1);
  });
});

describe('plinko', () => {
  test('V5 and V6 fall by their paths', () => {
    const high = plinko.view(plinko.start(vector(5), staking(1_000), { rows: 16, risk: 'high' }));
    expect([high.path.join(''), high.slot]).toEqual(['1010101010101100', 8]);
    const mid = plinko.view(plinko.start(vector(6), staking(1_000), { rows: 16, risk: 'mid' }));
    expect([mid.path.join(''), mid.slot]).toEqual(['1010001110100111', 9]);
  });

  test('slot 8 of 16 high pays 10.00 as 2.00, slot 9 of mid as 5.00', () => {
    expect(plinko.start(vector(5), staking(1_000), { rows: 16, risk: 'high' }).end?.payout).toBe('200');
    expect(plinko.start(vector(6), staking(1_000), { rows: 16, risk: 'mid' }).end?.payout).toBe('500');
  });

  test('the published seeds give the published path', () => {
    const stream = streamOf({ serverSeed: 'def', clientSeed: 'abc', nonce: 0 });
    const view = plinko.view(plinko.start(stream, staking(100), { rows: 8, risk: 'low' }));
    expect([view.path.join(''), view.slot]).toEqual(['11010110', 5]);
  });

  test.each([
    [8, 'low', '1267/1280', '91/128'],
    [8, 'mid', '633/640', '91/128'],
    [8, 'high', '317/320', '91/128'],
    [12, 'low', '20271/20480', '627/1024'],
    [12, 'mid', '20273/20480', '627/1024'],
    [12, 'high', '20299/20480', '1749/2048'],
    [16, 'low', '324399/327680', '17875/32768'],
    [16, 'mid', '64873/65536', '25883/32768'],
    [16, 'high', '162163/163840', '25883/32768'],
  ] as const)(
    '%i rows of %s risk return %s; at most the stake with chance %s',
    (rows, risk, whole, notMore) => {
      const prizes = plinkoPrizes({ rows, risk });
      expect(text(returnOf(prizes))).toBe(whole);
      const low = prizes.filter(({ pays }) => pays <= 10_000).map(({ chance }) => chance);
      expect(text(low.reduce(rational.add, rational.ZERO))).toBe(notMore);
    },
  );

  test('all boards are symmetric', () => {
    for (const rows of PLINKO_ROWS) {
      for (const risk of PLINKO_RISKS) {
        const pays = plinkoPrizes({ rows, risk }).map((prize) => prize.pays);
        expect(pays).toHaveLength(rows + 1);
        expect(pays.toReversed()).toEqual(pays);
      }
    }
  });
});

describe('keno', () => {
  const drawn = [72, 63, 6, 70, 15, 11, 34, 74, 43, 50, 56, 30, 28, 20, 33, 55, 48, 75, 22, 24];

  test('V45 draws twenty numbers; seven of ten hits pay 0.50 as 65.00', () => {
    const state = keno.start(vector(45), staking(50), { picks: [6, 11, 20, 24, 33, 43, 50, 60, 71, 80] });
    expect(state.drawn).toEqual(drawn);
    expect(keno.view(state).hits).toEqual([6, 11, 43, 50, 20, 33, 24]);
    expect(state.end?.payout).toBe('6500');
  });

  test('five of five hits pay 1.00 as 420.00', () => {
    expect(keno.start(vector(45), staking(100), { picks: [6, 11, 15, 20, 22] }).end?.payout).toBe('42000');
  });

  test.each([
    [1, '37/40', '1/4'],
    [2, '291/316', '139/316'],
    [3, '3819/4108', '627/4108'],
    [4, '146775/158158', '81909/316316'],
    [5, '42165/45188', '30579/316316'],
    [6, '73266/79079', '51111/316316'],
    [7, '1553505/1671956', '197775/835978'],
    [8, '561912237/610263940', '6245307/61026394'],
    [9, '283303963/305131970', '4245529/27739270'],
    [10, '40135298759/43328739740', '87012443/787795268'],
  ])('%i picks return %s and pay anything with chance %s', (picks, whole, any) => {
    const prizes = kenoPrizes(picks);
    expect(text(returnOf(prizes))).toBe(whole);
    const paid = prizes.filter(({ pays }) => pays > 0).map(({ chance }) => chance);
    expect(text(paid.reduce(rational.add, rational.ZERO))).toBe(any);
  });

  test('ten of ten has the chance 17/151499090', () => {
    expect(kenoPrizes(10)[10]?.chance).toEqual(rational.of(17n, 151_499_090n));
  });
});

test('the chances of all prizes add up to 1, and a deviation follows from them', () => {
  for (const prizes of [
    dicePrizes(10),
    targetPrizes(150),
    kenoPrizes(10),
    plinkoPrizes({ rows: 16, risk: 'high' }),
  ]) {
    expect(prizes.map(({ chance }) => chance).reduce(rational.add)).toEqual(rational.ONE);
  }
  expect(deviationOf(dicePrizes(5_000))).toBeCloseTo(0.99, 12);
});

test.each([
  [dice, { direction: 'up', outcomes: 5_000 }],
  [dice, { direction: 'under', outcomes: 9 }],
  [dice, { direction: 'under', outcomes: 9_801 }],
  [dice, { direction: 'under', outcomes: 50.5 }],
  [dice, null],
  [limbo, { target: 100 }],
  [limbo, { target: 1_000_001 }],
  [limbo, { target: '200' }],
  [plinko, { rows: 10, risk: 'low' }],
  [plinko, { rows: 8, risk: 'huge' }],
  [keno, { picks: [] }],
  [keno, { picks: [1, 1] }],
  [keno, { picks: [0] }],
  [keno, { picks: [81] }],
  [keno, { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  [keno, { picks: 7 }],
])('%o refuses %j', ({ start }, choice) => {
  expect(() => start(vector(0), staking(100), choice)).toThrow(
    expect.objectContaining({ code: 'BAD_CHOICE' }),
  );
});

test('a choice that could win more than the site pays is refused, the same one at the limit is not', () => {
  const terms = { stake: 100n, mostPayout: 99_000n };
  expect(dice.start(vector(0), terms, { direction: 'under', outcomes: 10 }).end).not.toBeNull();
  const above = { ...terms, mostPayout: 98_999n };
  expect(() => dice.start(vector(0), above, { direction: 'under', outcomes: 10 })).toThrow(
    expect.objectContaining({ code: 'ABOVE_CAP' }),
  );
  expect(() => keno.start(vector(0), terms, { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })).toThrow(GameError);
  expect(() => dice.start(vector(0), staking(0), { direction: 'under', outcomes: 10 })).toThrow('above 0');
});
