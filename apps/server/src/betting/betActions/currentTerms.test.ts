import { beforeEach, describe, expect, test } from 'vitest';
import { createActionsWorld, legOn, PRICES, type ActionsWorld } from '../../testing/betActionsWorld.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { ownCoupon } from '../coupons/ownCoupon.ts';
import { insuranceQuote, insureCoupon } from './insurance.service.ts';
import { takePowerBet } from './powerBet/powerBet.service.ts';
import { powerBetQuote } from './powerBet/powerBetOffer.ts';
import { cashOut } from './cashOut/cashOut.service.ts';

const database = suiteDatabase();
let world: ActionsWorld;
beforeEach(async () => {
  world = await createActionsWorld(database.db);
});

const rowsOf = (id: string) => ownCoupon(database.db, world.player.playerId, id);

async function insure(couponId: string, percent: number, premium: string, key = world.key()) {
  const { playerId } = world.player;
  await insureCoupon(world.deps, { playerId, key, couponId, body: { percent, premium } });
  return world.coupon(couponId);
}

async function power(couponId: string, newCoef: string, extraStake: string, key = world.key()) {
  const { playerId } = world.player;
  await takePowerBet(world.deps, { playerId, key, couponId, body: { newCoef, extraStake } });
  return world.coupon(couponId);
}

async function sellAll(couponId: string, amount: string) {
  const { playerId } = world.player;
  await cashOut(world.deps, { playerId, key: world.key(), couponId, body: { percent: 100, amount } });
}

/** Sets a limit of stakes in 24 hours, minor units. */
async function limitStakes(value: bigint): Promise<void> {
  await database.db
    .insertInto('limits')
    .values({
      player_id: world.player.playerId,
      type: 1,
      value,
      iso: 'EUR',
      state: 'ACTIVE',
      starts_at: new Date(0),
      ends_at: null,
    })
    .execute();
}

describe('an insurance', () => {
  test('costs the insured amount times the probability of losing without the margin, plus a tenth', async () => {
    const { id } = await world.place();
    // 1/2 + 1/3.4 + 1/3.9 = 1.05053: the fair price is 2.102, the probability of losing 0.52427; 5.00 x 0.52427 x
    // 1.1.
    expect(insuranceQuote(world.book, await rowsOf(id), 50)).toEqual({
      availability: 1,
      terms: { premiumMinor: 288n, refundMinor: 500n },
    });
  });

  test('refunds the insured share of a lost stake and keeps its premium', async () => {
    const { id } = await world.place();
    const insured = await insure(id, 50, '2.88');
    expect(insured.insurance).toEqual({ percent: 50, premium: '2.88', refund: '5.00' });
    expect(await world.balance()).toBe(8712n);
    await world.settle(1, 'away');
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost', payout: '0.00' });
    expect(await world.balance()).toBe(9212n);
  });

  test('leaves the full payout of a won coupon', async () => {
    const { id } = await world.place();
    await insure(id, 100, '6.00');
    await world.settle(1, 'home');
    expect(await world.balance()).toBe(10_000n - 577n + 1000n);
  });

  test('that costs more than the player was shown is refused', async () => {
    const { id } = await world.place();
    await expect(insure(id, 50, '2.87')).rejects.toMatchObject({ status: 409, code: 'PREMIUM_CHANGED' });
    expect(await world.balance()).toBe(9000n);
  });

  test('is possible once per coupon, and excludes the other actions', async () => {
    const { id } = await world.place();
    const key = world.key();
    await Promise.all([insure(id, 10, '1.00', key), insure(id, 10, '1.00', key)]);
    expect(await world.balance()).toBe(8942n);
    await expect(insure(id, 10, '1.00')).rejects.toMatchObject({ code: 'NOT_ANY_MORE' });
    await expect(sellAll(id, '1.00')).rejects.toMatchObject({ code: 'NOT_ANY_MORE' });
    expect(powerBetQuote(world.book, await rowsOf(id))).toEqual({ availability: -2 });
  });

  test('is not offered while a leg is in play', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    world.kickOff(1);
    expect(insuranceQuote(world.book, await rowsOf(id), 50)).toEqual({
      availability: -1,
      lack: 'IN_PLAY',
    });
  });

  test('counts as a stake for the player’s limits', async () => {
    const { id } = await world.place();
    await limitStakes(1100n);
    await expect(insure(id, 50, '2.88')).rejects.toMatchObject({ status: 422, code: 'LIMIT_WAGER' });
    expect((await insure(id, 10, '1.00')).insurance?.premium).toBe('0.58');
  });
});

describe('a PowerBet', () => {
  test('offers a better total for the same stake again, and the bookmaker keeps two thirds of the margin on it', async () => {
    const { id } = await world.place();
    // The extra 10.00 are priced at 2 x (1 + 0.05053 / 3) = 2.03368: (20 + 20.3368) / 20 = 2.016.
    expect(powerBetQuote(world.book, await rowsOf(id))).toMatchObject({
      offer: { newCoef: 2016, extraStakeMinor: 1000n, newPossiblePayout: 4032n },
    });
    // The expected payout of the extra stake, at the fair probability 1/2.102, stays below the extra stake.
    expect((4032n - 2000n) * 1000n).toBeLessThan(1000n * 2102n);
  });

  test('replaces the terms once and is paid at the new ones', async () => {
    const { id } = await world.place();
    const taken = await power(id, '2.016', '10.00');
    expect(taken).toMatchObject({
      coef: '2.016',
      amount: '10.00',
      openStake: '20.00',
      possiblePayout: '40.32',
      powerBet: { oldCoef: '2', extraStake: '10.00', oldPossiblePayout: '20.00' },
    });
    expect(await world.balance()).toBe(8000n);
    await expect(power(id, '2.016', '10.00')).rejects.toMatchObject({ code: 'NOT_ANY_MORE' });
    await world.settle(1, 'home');
    expect(await world.coupon(id)).toMatchObject({ payout: '40.32' });
    expect(await world.balance()).toBe(8000n + 4032n);
  });

  test('on an express is reduced by a returned leg in proportion to the old total', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    const quote = powerBetQuote(world.book, await rowsOf(id));
    if (quote.availability !== 1) throw new Error('An express before its matches is offered a PowerBet.');
    const { newCoef } = quote.offer;
    await power(id, String(newCoef / 1000), '10.00');
    world.book.sink.cancel(1);
    await world.coupons.settleMarket('1.match-result');
    await world.settle(2, 'home');
    expect((await world.coupon(id)).payout).toBe(((newCoef * 10) / 1000).toFixed(2));
  });

  test('can be sold at its new terms', async () => {
    const { id } = await world.place();
    await power(id, '2.016', '10.00');
    await sellAll(id, '19.15');
    expect(await world.coupon(id)).toMatchObject({ state: 'sold', payout: '19.15', openStake: '0.00' });
  });

  test('is not offered in play, nor if the average would be no better', async () => {
    const { id } = await world.place();
    world.price(1, { ...PRICES, home: '1.9' });
    expect(powerBetQuote(world.book, await rowsOf(id))).toEqual({ availability: -1 });
    world.kickOff(1);
    expect(powerBetQuote(world.book, await rowsOf(id))).toEqual({ availability: -1 });
  });

  test.each([
    ['a higher total than there is', '2.017', '10.00', 'TERMS_CHANGED'],
    ['another stake', '2.016', '9.00', 'TERMS_CHANGED'],
  ])('is refused at %s', async (_, coef, stake, code) => {
    const { id } = await world.place();
    await expect(power(id, coef, stake)).rejects.toMatchObject({ status: 409, code });
    expect(await world.balance()).toBe(9000n);
  });

  test('from two tabs at once is applied once', async () => {
    const { id } = await world.place();
    const tabs = await Promise.allSettled([power(id, '2.016', '10.00'), power(id, '2.016', '10.00')]);
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.balance()).toBe(8000n);
  });

  test('requires the balance and the player’s limits to allow it', async () => {
    const { id } = await world.place({ amount: '60.00' });
    await expect(power(id, '2.016', '60.00')).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await limitStakes(6500n);
    await expect(power(id, '2.016', '60.00')).rejects.toMatchObject({ code: 'LIMIT_WAGER' });
    expect(await world.balance()).toBe(4000n);
  });
});
