import type { CouponPlacement } from '@touchline/contract';
import type { LegResult } from '@touchline/feed/source';
import { beforeEach, describe, expect, test } from 'vitest';
import { isHalfResult } from '../settlement/legResults.ts';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db);
});

interface Leg {
  readonly k: string;
  readonly result: LegResult;
  readonly isBanker?: true;
  readonly blockId?: number;
}

const won = (k: string, place: Pick<Leg, 'isBanker' | 'blockId'> = {}): Leg => ({ k, result: 1, ...place });

interface Worked {
  readonly name: string;
  readonly coupon: Partial<CouponPlacement>;
  readonly legs: readonly Leg[];
  readonly lines: number;
  readonly possible: string;
  readonly payout: string;
  readonly outcome?: 'won' | 'lost' | 'returned';
}

const system = [won('1.6'), won('1.75'), won('2.1')];
const lobby = [
  won('1.4', { blockId: 0 }),
  won('1.5', { blockId: 1 }),
  won('1.6', { blockId: 1 }),
  won('2.0', { blockId: 2 }),
  won('2.5', { blockId: 3 }),
];
const three = [won('1.7'), won('2.2'), won('1.5')];
const chain: readonly Leg[] = [won('1.8'), { k: '2.0', result: 0 }, won('1.9'), won('2.5')];
const blocks = [won('1.5', { blockId: 1 }), won('1.8', { blockId: 2 }), won('1.3', { blockId: 2 })];

const worked: readonly Worked[] = [
  {
    name: 'a single',
    coupon: { typeId: 0, amount: '7.77' },
    legs: [won('1.237')],
    lines: 1,
    possible: '9.61',
    payout: '9.61',
  },
  {
    name: 'an express with a half won leg',
    coupon: { typeId: 1, amount: '50' },
    legs: [{ k: '2.2', result: 4 }, won('1.7')],
    lines: 1,
    possible: '187.00',
    payout: '136.00',
  },
  {
    name: 'an express with a dead heat',
    coupon: { typeId: 1, amount: '50' },
    legs: [{ k: '2.2', result: 6 }, won('1.7')],
    lines: 1,
    possible: '187.00',
    payout: '93.50',
  },
  {
    name: 'an express of returned legs',
    coupon: { typeId: 1, amount: '50' },
    legs: [
      { k: '2.2', result: 2 },
      { k: '1.7', result: 3 },
    ],
    lines: 1,
    possible: '187.00',
    payout: '50.00',
    outcome: 'returned',
  },
  {
    name: 'a system 2 of 4',
    coupon: { typeId: 2, amount: '24' },
    legs: [...system, won('2.4')],
    lines: 6,
    possible: '91.66',
    payout: '91.66',
  },
  {
    name: 'a system with a lost leg',
    coupon: { typeId: 2, amount: '24', systemValue: 2 },
    legs: [...system, { k: '2.4', result: 0 }],
    lines: 6,
    possible: '91.66',
    payout: '39.34',
  },
  {
    name: 'a system with a returned and a half lost leg',
    coupon: { typeId: 2, amount: '24' },
    legs: [won('1.6'), { k: '1.75', result: 2 }, { k: '2.1', result: 5 }, won('2.4')],
    lines: 6,
    possible: '91.66',
    payout: '41.36',
  },
  {
    name: 'a system with a banker',
    coupon: { typeId: 2, amount: '30' },
    legs: [won('1.3', { isBanker: true }), won('1.8'), won('2.2'), won('1.9')],
    lines: 3,
    possible: '150.28',
    payout: '150.28',
  },
  {
    name: 'a chain',
    coupon: { typeId: 3, amount: '10' },
    legs: chain,
    lines: 1,
    possible: '52.00',
    payout: '30.20',
  },
  {
    name: 'a chain that loses its first leg',
    coupon: { typeId: 3, amount: '10' },
    legs: [{ k: '1.8', result: 0 }, won('2')],
    lines: 1,
    possible: '28.00',
    payout: '0.00',
    outcome: 'lost',
  },
  {
    name: 'a multi-bet with a lobby',
    coupon: { typeId: 4, amount: '60', systemValue: 2 },
    legs: lobby,
    lines: 3,
    possible: '442.40',
    payout: '442.40',
  },
  {
    name: 'a multi-bet with a lost block',
    coupon: { typeId: 4, amount: '60', systemValue: 2 },
    legs: lobby.map((leg) => (leg.k === '1.6' ? { ...leg, result: 0 } : leg)),
    lines: 3,
    possible: '442.40',
    payout: '140.00',
  },
  {
    name: 'a conditional coupon',
    coupon: { typeId: 5, amount: '20', amountByBlockId: { 1: '20', 2: '25' } },
    legs: blocks,
    lines: 1,
    possible: '63.50',
    payout: '63.50',
  },
  {
    name: 'a conditional coupon that stakes all it has won',
    coupon: { typeId: 5, amount: '20' },
    legs: blocks,
    lines: 1,
    possible: '70.20',
    payout: '70.20',
  },
  {
    name: 'an anti-express with a lost leg',
    coupon: { typeId: 6, amount: '100' },
    legs: [won('1.25'), { k: '1.65', result: 0 }, won('1.85')],
    lines: 1,
    possible: '117.00',
    payout: '117.00',
  },
  {
    name: 'an anti-express whose legs all won',
    coupon: { typeId: 6, amount: '100' },
    legs: [won('1.25'), won('1.65'), won('1.85')],
    lines: 1,
    possible: '117.00',
    payout: '0.00',
    outcome: 'lost',
  },
  {
    // The total of the other two is 1.5 x 1.98 = 2.97, and 2.97 / 1.97 is 1.507.
    name: 'an anti-express with a returned leg, priced by the others',
    coupon: { typeId: 6, amount: '100' },
    legs: [won('1.25'), { k: '1.65', result: 0 }, { k: '1.85', result: 2 }],
    lines: 1,
    possible: '117.00',
    payout: '150.00',
  },
  {
    name: 'a lucky of three',
    coupon: { typeId: 7, amount: '35' },
    legs: three,
    lines: 7,
    possible: '103.00',
    payout: '103.00',
  },
  {
    name: 'a patent of three',
    coupon: { typeId: 8, amount: '20' },
    legs: three,
    lines: 4,
    possible: '76.00',
    payout: '76.00',
  },
];

describe('every coupon type is placed, settled and paid exact to the cent', () => {
  test.each(worked)('$name', async ({ coupon, legs, lines, possible, payout, outcome = 'won' }) => {
    const bets = legs.map(({ k, result, isBanker, blockId }, index) => ({
      // Only a leg on a quarter line can be half won or half lost.
      ...bench.leg(index + 1, k, isHalfResult(result) ? { line: '2.25' } : {}),
      ...(isBanker ? { isBanker } : {}),
      ...(blockId === undefined ? {} : { blockId }),
    }));
    const placed = await bench.place({ ...coupon, bets });
    expect(placed).toMatchObject({ state: 'accepted', lines, possiblePayout: possible });
    const staked = 100_000n - BigInt(Math.round(Number(coupon.amount) * 100));
    expect(await bench.balance()).toBe(staked);

    for (const [index, bet] of bets.entries()) await bench.result(bet, legs[index]?.result ?? 1);
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'settled', outcome, payout });
    expect(await bench.balance()).toBe(staked + BigInt(payout.replace('.', '')));
    expect(bench.failures).toEqual([]);
  });

  test('a dead heat of three pays the coefficient of the feed, because no result determines it', async () => {
    const bet = bench.leg(1, '3.5');
    const placed = await bench.place({ bets: [bet] });
    bench.book.sink.settle(bet.marketId, { yes: { result: 6, settledCoef: '7/6' }, no: 0 });
    await bench.clock.settleMarket(bet.marketId);
    expect(await bench.stored(placed.id)).toMatchObject({
      payout: '11.67',
      bets: [{ statusId: 6, settledCoef: '7/6' }],
    });
  });

  test('amounts in yen have no decimals, and are rounded once', async () => {
    bench = await createBench(database.db, { iso: 'JPY', money: 1000n });
    const bet = bench.leg(1, '1.235');
    const placed = await bench.place({ amount: '555', bets: [bet] });
    await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ possiblePayout: '685', payout: '685' });
  });

  test('a system with a lost banker is lost at once, while other legs are open', async () => {
    const bets = [
      { ...bench.leg(1, '1.3'), isBanker: true },
      bench.leg(2, '1.8'),
      bench.leg(3, '2.2'),
      bench.leg(4, '1.9'),
    ];
    const placed = await bench.place({ typeId: 2, bets });
    const [banker] = bets;
    if (banker) await bench.result(banker, 0);
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'settled', outcome: 'lost' });
  });

  test('a payout is capped at the maximum of one coupon', async () => {
    bench = await createBench(database.db, { money: 1_000_000n });
    const bets = [bench.leg(1, '20'), bench.leg(2, '20')];
    const placed = await bench.place({ typeId: 1, amount: '1000', bets });
    expect(placed.possiblePayout).toBe('50000.00');
    for (const bet of bets) await bench.result(bet, 1);
    expect(await bench.stored(placed.id)).toMatchObject({ payout: '50000.00' });
  });
});

describe('a stored coupon', () => {
  test('has bankers, blocks, their stakes and the player’s source', async () => {
    const bets = blocks.map(({ k, blockId }, index) => ({
      ...bench.leg(index + 1, k),
      ...(blockId === undefined ? {} : { blockId }),
    }));
    const placed = await bench.place({
      typeId: 5,
      amount: '20',
      amountByBlockId: { 2: '25' },
      systemValue: 3,
      refId: 'partner-7',
      bets: bets.map((bet) => ({ ...bet, isBanker: true })),
    });
    expect(placed).toMatchObject({
      amountByBlockId: { 2: '25.00' },
      bets: [{ blockId: 1 }, { blockId: 2 }, {}],
    });
    // Fields that don't apply to the type are dropped.
    expect(placed.systemValue).toBeUndefined();
    expect(placed.bets[0]?.isBanker).toBeUndefined();
    const row = await bench.db
      .selectFrom('coupons')
      .select('ref_id')
      .where('id', '=', BigInt(placed.id))
      .executeTakeFirst();
    expect(row?.ref_id).toBe('partner-7');
  });
});
