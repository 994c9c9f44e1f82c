import { beforeEach, describe, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { betsOf } from '../../history/history.store.ts';
import { testSite } from '../../../testing/site.ts';
import { couponByKey } from '../coupons.store.ts';
import { couponView } from '../couponView.ts';
import { couponTerms } from '../terms/couponTerms.ts';
import { declineOffer } from './declining.service.ts';
import { answerReview, type ReviewAnswer } from './review.service.ts';

const database = suiteDatabase();
let bench: CouponBench;
const key = 'vip-bet-key';

beforeEach(async () => {
  bench = await createBench(database.db, { money: 500_000n });
});

const bets = () => [bench.leg(1, '2')];

/** Places a stake of 3000 with a maximum of 2000. */
function askFor(amount = '3000') {
  return bench.place({ isVipBet: true, amount, bets: bets() }, key);
}

async function answered(id: string, answer: ReviewAnswer) {
  await answerReview(bench, BigInt(id), answer);
  const found = await couponByKey(bench.db, bench.player.playerId, key);
  if (!found) throw new Error('The coupon is gone.');
  return couponView(found);
}

describe('a VIP bet', () => {
  test('above the maximum reserves its stake and waits for an operator', async () => {
    expect(await askFor()).toMatchObject({ state: 'review', isVipBet: true, amount: '3000.00' });
    expect(await bench.balance()).toBe(200_000n);
    const [bet] = bets();
    // A result that arrives meanwhile has no effect.
    if (bet) await bench.result(bet, 1);
    expect(await bench.balance()).toBe(200_000n);
  });

  test('within the maximum is an ordinary bet', async () => {
    expect(await askFor('2000')).toMatchObject({ state: 'accepted' });
  });

  test('is refused in play, on a site without VIP bets, and without a request for it', async () => {
    const live = [bench.leg(2, '2', { producer: 'live' })];
    const refused = [
      await bench.place({ isVipBet: true, amount: '3000', bets: live }),
      await bench.place({ amount: '3000', bets: bets() }),
    ];
    for (const { refusal } of refused) expect(refusal?.code).toBe('ABOVE_MAX');
    const asked = { typeId: 0, iso: 'EUR', bets: [{ selectionId: '1.winner:yes' }] };
    const offered = async (site = testSite) => (await couponTerms(bench, site, asked))?.isVipBetAvailable;
    expect(await offered()).toBe(true);
    expect(await offered({ ...testSite, showVipBet: false })).toBe(false);
    expect(await offered({ ...testSite, couponTypesWithMaxAmount: [] })).toBe(false);
    const inPlay = await couponTerms(bench, testSite, { ...asked, bets: [{ selectionId: '2.winner:yes' }] });
    expect(inPlay?.isVipBetAvailable).toBe(false);
  });

  test('is accepted by an operator, and paid like any other', async () => {
    const { id } = await askFor();
    expect(await answered(id, { kind: 'accepted' })).toMatchObject({ state: 'accepted', coef: '2' });
    await expect(answered(id, { kind: 'refused' })).rejects.toMatchObject({ code: 'NOT_IN_REVIEW' });
    const [bet] = bets();
    if (bet) await bench.result(bet, 1);
    expect(await bench.balance()).toBe(800_000n);
  });

  test('is answered once by two operators at the same time', async () => {
    const { id } = await askFor();
    const answers = await Promise.allSettled([
      answerReview(bench, BigInt(id), { kind: 'accepted' }),
      answerReview(bench, BigInt(id), { kind: 'refused' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('can’t be accepted once a leg is closed, and is refused when its match begins', async () => {
    const { id } = await askFor();
    bench.leg(1, '2', { producer: 'live' });
    await expect(answered(id, { kind: 'accepted' })).rejects.toMatchObject({
      status: 409,
      code: 'LEG_CLOSED',
    });
    await bench.clock.sweep();
    const found = await couponByKey(bench.db, bench.player.playerId, key);
    expect(found?.coupon).toMatchObject({ state: 'rejected', refusal: { code: 'OPERATOR' } });
    expect(await bench.balance()).toBe(500_000n);
  });

  test('is released when the operator refuses it', async () => {
    const { id } = await askFor();
    expect(await answered(id, { kind: 'refused' })).toMatchObject({
      state: 'rejected',
      refusal: { code: 'OPERATOR' },
    });
    expect(await bench.balance()).toBe(500_000n);
  });
});

describe('an operator’s offer', () => {
  const offer: ReviewAnswer = {
    kind: 'offer',
    amount: '2500',
    bets: [{ selectionId: '1.winner:yes', coef: '1.9' }],
    seconds: 60,
  };
  const take = (offerOf: string, changes = {}, ownKey?: string) =>
    bench.place(
      { offerOf, amount: '2500', bets: [{ ...bench.leg(1, '2.1'), coef: '1.9' }], ...changes },
      ownKey,
    );

  const decline = (id: string) => declineOffer(bench, bench.player.playerId, id);

  test('releases the stake and can be accepted once, at its price and above the maximum', async () => {
    const { id } = await askFor();
    const asked = await answered(id, offer);
    expect(asked).toMatchObject({
      state: 'needsConfirm',
      offer: { amount: '2500.00', bets: [{ selectionId: '1.winner:yes', coef: '1.9' }] },
    });
    expect(await bench.balance()).toBe(500_000n);

    const taken = await Promise.all([take(id), take(id)]);
    expect(taken.map(({ state }) => state).toSorted()).toEqual(['accepted', 'rejected']);
    const [accepted] = taken.filter(({ state }) => state === 'accepted');
    expect(accepted).toMatchObject({ amount: '2500.00', possiblePayout: '4750.00' });
    const [refused] = taken.filter(({ state }) => state === 'rejected');
    expect(refused?.refusal?.code).toBe('OFFER_EXPIRED');
    expect(await bench.balance()).toBe(250_000n);
    const after = await couponByKey(bench.db, bench.player.playerId, key);
    expect(after?.coupon.offer?.takenBy).toBe(accepted?.id);
    await expect(decline(id)).rejects.toMatchObject({ status: 409, code: 'OFFER_TAKEN' });
  });

  test('can’t be accepted after its player declined it', async () => {
    const { id } = await askFor();
    await expect(decline(id)).rejects.toMatchObject({ status: 409, code: 'NO_OFFER' });
    await answered(id, offer);
    const other = await createBench(database.db, { money: 1000n });
    await expect(declineOffer(other, other.player.playerId, id)).rejects.toMatchObject({ status: 404 });

    const declined = await decline(id);
    expect(declined.coupon.offer).toMatchObject({ amount: '2500.00', declinedAt: expect.any(Number) });
    const filter = { offeredAt: bench.now() };
    expect(await betsOf(bench.db, bench.player.playerId, filter, { limit: 10 })).toEqual([]);
    expect((await take(id)).refusal?.code).toBe('OFFER_EXPIRED');
    bench.pass(5);
    expect((await decline(id)).coupon.offer).toEqual(declined.coupon.offer);
    expect(await bench.balance()).toBe(500_000n);
  });

  test('is among the player’s open bets while it is valid, and is not listed afterwards', async () => {
    const shown = async (state?: 'open' | 'settled') => {
      const filter = { state, offeredAt: bench.now() };
      const found = await betsOf(bench.db, bench.player.playerId, filter, { limit: 10 });
      return found.map(({ coupon }) => String(coupon.id));
    };
    const { id } = await askFor();
    await answered(id, offer);
    expect([await shown(), await shown('open'), await shown('settled')]).toEqual([[id], [id], []]);
    expect(await betsOf(bench.db, bench.player.playerId, {}, { limit: 10 })).toEqual([]);
    bench.pass(60);
    expect(await shown()).toEqual([]);
  });

  test('that is accepted and declined at the same time ends in one of both', async () => {
    const { id } = await askFor();
    await answered(id, offer);
    const [taken, declined] = await Promise.allSettled([take(id), decline(id)]);
    const isTaken = taken.status === 'fulfilled' && taken.value.state === 'accepted';
    expect(declined.status).toBe(isTaken ? 'rejected' : 'fulfilled');
    expect(await bench.balance()).toBe(isTaken ? 250_000n : 500_000n);
  });

  test('is accepted unchanged, in time, by its player only', async () => {
    const { id } = await askFor();
    await answered(id, offer);
    expect((await take(id, { amount: '2600' })).refusal?.code).toBe('OFFER_EXPIRED');
    expect((await take(id, { bets: [bench.leg(2, '1.9')] })).refusal?.code).toBe('OFFER_EXPIRED');
    const other = await createBench(database.db, { money: 500_000n });
    const foreign = { offerOf: id, amount: '2500', bets: [other.leg(1, '1.9')] };
    expect((await other.place(foreign)).refusal?.code).toBe('OFFER_EXPIRED');
    bench.pass(60);
    expect((await take(id)).refusal?.code).toBe('OFFER_EXPIRED');
  });

  test.each([
    ['an express without a bonus row', { typeId: 1 }, { hasBonusBet: true }],
    [
      'a conditional coupon by its blocks',
      // The stake of the second block is more than the first one pays at the offered stake.
      { typeId: 5, amountByBlockId: { 2: '6000.00' } },
      { amountByBlockId: {} },
    ],
  ])('of %s is accepted only with the contents of the answered coupon', async (_, shape, changed) => {
    const legs = [1, 2, 3].map((gameId, index) => ({
      ...bench.leg(gameId, '2'),
      blockId: Math.min(index + 1, 2),
    }));
    const { id } = await bench.place({ isVipBet: true, amount: '3000', bets: legs, ...shape }, key);
    const {
      amountByBlockId,
      systemValue,
      bets: placed,
      ...asked
    } = await answered(id, { ...offer, bets: [] });
    const again = {
      offerOf: asked.id,
      typeId: asked.typeId,
      amount: '2500.00',
      ...(systemValue === undefined ? {} : { systemValue }),
      ...(amountByBlockId ? { amountByBlockId } : {}),
      bets: placed.map(({ gameId, marketId, selectionId, blockId, coef }) => ({
        gameId,
        marketId,
        selectionId,
        coef,
        ...(blockId === undefined ? {} : { blockId }),
      })),
    };
    expect((await bench.place({ ...again, ...changed })).refusal?.code).toBe('OFFER_EXPIRED');
    expect(await bench.place(again)).toMatchObject({ state: 'accepted', amount: '2500.00' });
  });

  test.each<[string, Partial<Extract<ReviewAnswer, { kind: 'offer' }>>]>([
    ['a higher stake', { amount: '3000.01' }],
    ['no stake', { amount: '0' }],
    ['words', { amount: 'much' }],
    ['a price of 1', { bets: [{ selectionId: '1.winner:yes', coef: '1' }] }],
    ['a leg of another coupon', { bets: [{ selectionId: '2.winner:yes', coef: '2' }] }],
  ])('of %s is invalid', async (_, changes) => {
    const { id } = await askFor();
    await expect(answered(id, { ...offer, ...changes })).rejects.toMatchObject({
      status: 400,
      code: 'BAD_OFFER',
    });
    expect(await bench.balance()).toBe(200_000n);
  });
});
