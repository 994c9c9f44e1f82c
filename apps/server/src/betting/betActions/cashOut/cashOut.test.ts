import { beforeEach, describe, expect, test } from 'vitest';
import { createActionsWorld, legOn, PRICES, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { ownCoupon } from '../../coupons/ownCoupon.ts';
import { decideCashOut, cashOut } from './cashOut.service.ts';
import { cashOutQuote } from './cashOutQuote.ts';

const database = suiteDatabase();
let world: ActionsWorld;
beforeEach(async () => {
  world = await createActionsWorld(database.db);
});

const EXPRESS = { typeId: 1 as const, bets: [legOn(1), legOn(2)] };

async function quote(id: string) {
  return cashOutQuote(world.book, await ownCoupon(database.db, world.player.playerId, id));
}

async function sell(couponId: string, percent: number, amount: string, key = world.key()) {
  const { playerId } = world.player;
  await cashOut(world.deps, { playerId, key, couponId, body: { percent, amount } });
  return world.coupon(couponId);
}

describe('the price of a sale', () => {
  test('is the possible payout divided by the current total, less the margin, rounded down', async () => {
    const { id } = await world.place({ bets: [legOn(1)], amount: '9.99' });
    world.price(1, { ...PRICES, home: '1.5' });
    // 19.98 / 1.5 = 13.32; 95 % of it is 12.654.
    expect(await quote(id)).toMatchObject({ availability: 1, amount: 1265n, delaySeconds: 0 });
  });

  test('includes the results of settled legs', async () => {
    const { id } = await world.place(EXPRESS);
    await world.settle(1, 'home');
    // 40.00 / 2 = 20.00; 95 % of it.
    expect(await quote(id)).toMatchObject({ amount: 1900n });
  });

  test('is missing while an open leg is suspended', async () => {
    const { id } = await world.place(EXPRESS);
    world.book.sink.markets([{ ...marketOf(2), status: -1 }]);
    expect(await quote(id)).toEqual({ availability: -1, lack: 'SUSPENDED', delaySeconds: 0 });
  });

  test('weighs the outcomes of a chain and of a conditional coupon', async () => {
    const chain = await world.place({ typeId: 3, bets: [legOn(1), legOn(2)] });
    const conditional = await world.place({
      typeId: 5,
      bets: [1, 2, 3].map((id) => ({ ...legOn(id), blockId: id === 1 ? 1 : 2 })),
      amountByBlockId: { '2': '5.00' },
    });
    await world.settle(1, 'home');
    world.price(2, { ...PRICES, home: '4' });
    // 20.00 after the first leg: 10.00 of it become 20.00 in one of four cases, so 15.00; 95 % of it.
    expect(await quote(chain.id)).toMatchObject({ amount: 1425n });
    // 5.00 of 20.00 become 20.00 in one of eight cases: 17.50; 95 % of it.
    expect(await quote(conditional.id)).toMatchObject({ amount: 1662n });
  });

  test.each([
    ['HYPER_BONUS', { ...EXPRESS, bets: [1, 2, 3, 4].map((id) => legOn(id)) }],
    ['BONUS_BET', { ...EXPRESS, bets: [1, 2, 3].map((id) => legOn(id)), hasBonusBet: true }],
  ])('is missing, with the reason: %s', async (lack, changes) => {
    const { id } = await world.place(changes);
    expect(await quote(id)).toMatchObject({ availability: -2, lack });
  });

  test('is missing once the coupon is settled', async () => {
    const { id } = await world.place();
    await world.settle(1, 'away');
    expect(await quote(id)).toMatchObject({ availability: -2, lack: 'OVER' });
  });
});

function marketOf(id: number) {
  const market = world.book.market(`${id}.match-result`);
  if (!market) throw new Error('The market is there from the beginning.');
  return { ...market, status: 1 as const };
}

describe('a sale before the match', () => {
  test('of the whole coupon pays at once and closes it', async () => {
    const { id } = await world.place();
    const sold = await sell(id, 100, '9.50');
    expect(sold).toMatchObject({
      state: 'sold',
      payout: '9.50',
      openStake: '0.00',
      sales: [{ percent: 100, stake: '10.00', amount: '9.50', state: 'done' }],
    });
    expect(await world.balance()).toBe(9950n);
    await world.settle(1, 'home');
    expect((await world.coupon(id)).bets[0]).toMatchObject({ statusId: 1 });
    expect(await world.balance()).toBe(9950n);
  });

  test('of a part keeps the rest at the old price', async () => {
    const { id } = await world.place();
    world.price(1, { ...PRICES, home: '1.6' });
    // 20.00 / 1.6 x 0.95 = 11.875 for the whole; 40 % of 11.87 is 4.748.
    const part = await sell(id, 40, '4.74');
    expect(part).toMatchObject({
      state: 'accepted',
      openStake: '6.00',
      possiblePayout: '12.00',
      amount: '10.00',
    });
    await world.settle(1, 'home');
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'won', payout: '12.00' });
    expect(await world.balance()).toBe(9000n + 474n + 1200n);
  });

  test('of a part of a conditional coupon reduces the stakes of all its blocks, exact to the cent', async () => {
    const { id } = await world.place({
      typeId: 5,
      bets: [1, 2, 3].map((leg) => ({ ...legOn(leg), blockId: leg === 1 ? 1 : 2 })),
      amountByBlockId: { '2': '15.00' },
    });
    // 20.00 - 15.00 + 60.00 if all win; worth its stake of 10.00 at unchanged prices.
    expect(await sell(id, 30, '2.85')).toMatchObject({ openStake: '7.00', possiblePayout: '45.50' });
    expect(await sell(id, 50, '3.32')).toMatchObject({ openStake: '3.50', possiblePayout: '22.75' });
    for (const leg of [1, 2, 3]) await world.settle(leg, 'home');
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '22.75' });
    expect(await world.balance()).toBe(9000n + 285n + 332n + 2275n);
  });

  test('pays more than was shown if it is worth more, and nothing if it is worth less', async () => {
    const { id } = await world.place();
    expect((await sell(id, 50, '4.00')).sales).toMatchObject([{ amount: '4.75', state: 'done' }]);
    world.price(1, { ...PRICES, home: '2.5' });
    const refused = await sell(id, 100, '4.75');
    expect(refused.sales?.[1]).toMatchObject({ amount: '4.75', amountNow: '3.80', state: 'refused' });
    expect(await world.balance()).toBe(9475n);
  });

  test('in any deps adds up to the cent: no stake and no money is lost or created', async () => {
    const { id } = await world.place({ amount: '0.37' });
    const whole = await quote(id);
    for (const percent of [33, 17, 50, 20]) await sell(id, percent, '0.01');
    const rest = await sell(id, 100, '0.01');
    expect(rest.state).toBe('sold');
    const sales = rest.sales ?? [];
    const sum = (amounts: readonly string[]) =>
      amounts.reduce((total, text) => total + BigInt(text.replace('.', '')), 0n);
    expect(sum(sales.map(({ stake }) => stake))).toBe(37n);
    const paid = sum(sales.map(({ amount }) => amount));
    const offer = whole.availability === 1 ? whole.amount : 0n;
    expect(paid).toBeLessThanOrEqual(offer);
    expect(paid).toBeGreaterThan(offer - BigInt(sales.length));
  });

  test('refuses a part below the minimum and returns the minimum', async () => {
    const { id } = await world.place({ amount: '0.20' });
    await expect(sell(id, 4, '0.01')).rejects.toMatchObject({ status: 422, message: /at least 10 %/ });
  });

  test('is executed once per key, however often it is sent', async () => {
    const { id } = await world.place();
    const key = world.key();
    await Promise.all([1, 2, 3].map(() => sell(id, 50, '4.75', key)));
    expect((await world.coupon(id)).sales).toHaveLength(1);
    expect(await world.balance()).toBe(9475n);
    await expect(sell(id, 51, '4.75', key)).rejects.toThrow('came before with another request');
  });

  test('from two tabs at once happens once', async () => {
    const { id } = await world.place();
    const tabs = await Promise.allSettled([sell(id, 100, '9.50'), sell(id, 100, '9.50')]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await world.balance()).toBe(9950n);
  });

  test('of half the coupon from two tabs at once sells the second half at the price of the rest', async () => {
    const { id } = await world.place();
    await Promise.all([sell(id, 50, '4.75'), sell(id, 50, '4.75')]);
    const { sales, openStake } = await world.coupon(id);
    expect(sales?.map(({ state }) => state)).toEqual(['done', 'refused']);
    expect(sales?.[1]?.amountNow).toBe('2.37');
    expect(openStake).toBe('5.00');
    expect(await world.balance()).toBe(9475n);
  });

  test('at the same time as the settlement ends in one of both', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const own = await createActionsWorld(database.db);
      const { id } = await own.place();
      const { playerId } = own.player;
      const request = { playerId, key: own.key(), couponId: id, body: { percent: 100, amount: '9.50' } };
      const [sale] = await Promise.allSettled(
        round % 2
          ? [cashOut(own.deps, request), own.settle(1, 'home')]
          : [cashOut(own.deps, request), own.settle(1, 'away')],
      );
      const coupon = await own.coupon(id);
      const settled = round % 2 ? 2000n : 0n;
      expect(await own.balance()).toBe(9000n + (coupon.state === 'sold' ? 950n : settled));
      expect(sale?.status).toBe(coupon.state === 'sold' ? 'fulfilled' : 'rejected');
    }
  });
});

describe('a sale in play', () => {
  test('waits for the live delay and is priced again', async () => {
    const { id } = await world.place();
    world.kickOff(1);
    const waiting = await sell(id, 100, '9.50');
    expect(waiting.sales).toMatchObject([{ state: 'pending', amount: '9.50' }]);
    expect(await world.balance()).toBe(9000n);
    world.kickOff(1, { ...PRICES, home: '1.9' });
    await world.clock.decideDue();
    expect((await world.coupon(id)).state).toBe('accepted');
    world.wait(5);
    await world.clock.decideDue();
    expect(await world.coupon(id)).toMatchObject({ state: 'sold', payout: '10.00' });
    expect(world.notices.at(-1)).toEqual({ couponId: id, balanceChanged: true });
  });

  test('that is worth less after the delay is refused with its value', async () => {
    const { id } = await world.place();
    world.kickOff(1);
    await sell(id, 100, '9.50');
    world.kickOff(1, { ...PRICES, home: '4' });
    world.wait(5);
    await world.clock.decideDue();
    const coupon = await world.coupon(id);
    expect(coupon.sales).toMatchObject([{ state: 'refused', amount: '9.50', amountNow: '4.75' }]);
    expect(coupon.state).toBe('accepted');
    expect(await world.balance()).toBe(9000n);
  });

  test('blocks other actions, and gives precedence to a result that arrives first', async () => {
    const { id } = await world.place();
    world.kickOff(1);
    await sell(id, 50, '4.75');
    await expect(sell(id, 50, '4.75')).rejects.toMatchObject({ status: 409, code: 'NOT_FOR_THE_MOMENT' });
    await world.settle(1, 'home');
    world.wait(5);
    await world.clock.decideDue();
    const coupon = await world.coupon(id);
    expect(coupon).toMatchObject({ state: 'settled', payout: '20.00' });
    expect(coupon.sales).toMatchObject([{ state: 'refused' }]);
    expect(coupon.sales?.[0]?.amountNow).toBeUndefined();
    expect(await world.balance()).toBe(11_000n);
  });

  test('is decided once by many processes, also during the settlement', async () => {
    for (const round of [1, 2, 3, 4]) {
      const own = await createActionsWorld(database.db);
      const { id } = await own.place();
      own.kickOff(1);
      const { playerId } = own.player;
      const body = { percent: 40, amount: '3.80' };
      await cashOut(own.deps, { playerId, key: own.key(), couponId: id, body });
      own.wait(5);
      const deciding = Array.from({ length: 4 }, () => decideCashOut(own.deps, BigInt(id)));
      await Promise.all(round % 2 ? deciding : [...deciding, own.settle(1, 'home')]);
      await own.settle(1, 'home');
      const { sales, payout } = await own.coupon(id);
      expect([payout, sales?.[0]?.state]).toEqual(
        sales?.[0]?.state === 'done' ? ['12.00', 'done'] : ['20.00', 'refused'],
      );
      expect(await own.balance()).toBe(9000n + (sales?.[0]?.state === 'done' ? 380n + 1200n : 2000n));
    }
  });
});
