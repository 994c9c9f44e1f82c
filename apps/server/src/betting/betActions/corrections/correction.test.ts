import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorWorld, legOn, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { unrecorded } from '../../../kernel/db/recordChange.ts';
import { unclaimed } from '../../../kernel/db/claims.ts';
import { createOperatorActions, type OperatorActions } from './operatorActions.ts';
import { insureCoupon } from '../insurance.service.ts';
import { cashOut } from '../cashOut/cashOut.service.ts';

const database = suiteDatabase();
let world: ActionsWorld;
let operator: OperatorActions;
beforeEach(async () => {
  ({ world, operator } = await createOperatorWorld(database.db));
});

type Sides = Readonly<Record<'home' | 'draw' | 'away', 0 | 1 | 2>>;
const HOME: Sides = { home: 1, draw: 0, away: 0 };
const AWAY: Sides = { home: 0, draw: 0, away: 1 };

function publish(matchId: number, sides: Sides) {
  const marketId = `${matchId}.match-result`;
  const results = Object.fromEntries(
    Object.entries(sides).map(([key, result]) => [`${marketId}:${key}`, { result }]),
  );
  return operator.publishResults({ marketId, results, reason: 'The referee’s report', operator: 'tester' });
}

const cancel = (matchId: number, start: Date | null, end: Date | null) =>
  operator.cancelWindow({
    marketId: `${matchId}.match-result`,
    start,
    end,
    reason: 'A wrong price',
    operator: 'tester',
  });

describe('a corrected result', () => {
  test('books the difference each time for won, then lost, then won', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    expect(await world.balance()).toBe(11_000n);
    expect((await publish(1, AWAY)).coupons).toBeGreaterThan(0);
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost', payout: '0.00' });
    expect(await world.balance()).toBe(9000n);
    await publish(1, HOME);
    const coupon = await world.coupon(id);
    expect(coupon).toMatchObject({ outcome: 'won', payout: '20.00' });
    expect(coupon.corrections).toMatchObject([
      { payoutBefore: '20.00', payoutAfter: '0.00' },
      { payoutBefore: '0.00', payoutAfter: '20.00' },
    ]);
    expect(await world.balance()).toBe(11_000n);
    expect(world.notices.at(-1)).toEqual({ couponId: id, balanceChanged: true });
  });

  test('without a difference changes nothing', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    expect((await publish(1, HOME)).coupons).toBe(0);
    expect((await world.coupon(id)).corrections).toBeUndefined();
  });

  test('takes at most the balance, and stores the rest as a debt that is reduced first', async () => {
    const { id } = await world.place({ amount: '100.00' });
    await world.settle(1, 'home');
    await world.place({ amount: '150.00', bets: [legOn(2)] });
    expect(await world.balance()).toBe(5000n);
    await publish(1, AWAY);
    expect(await world.balance()).toBe(0n);
    const owed = (await operator.debts('all')).filter(({ couponId }) => couponId === id);
    expect(owed).toMatchObject([{ amount: '150.00', open: '150.00', balance: '0.00' }]);
    await publish(1, HOME);
    expect(await world.balance()).toBe(5000n);
    expect((await operator.debts('all')).filter(({ couponId }) => couponId === id)).toEqual([]);
  });

  test('leaves a debt to be collected from later money in deps, or to be written off', async () => {
    const { id } = await world.place({ amount: '100.00' });
    await world.settle(1, 'home');
    await world.place({ amount: '180.00', bets: [legOn(2)] });
    await world.place({ amount: '20.00', bets: [legOn(3)] });
    await publish(1, AWAY);
    const debtOf = async () => (await operator.debts('all')).find(({ couponId }) => couponId === id);
    const debt = await debtOf();
    if (!debt) throw new Error('What could not be taken is owed.');
    expect(await operator.collectDebt(debt.id)).toBe('0.00');
    await world.settle(3, 'home');
    const collected = await Promise.all([operator.collectDebt(debt.id), operator.collectDebt(debt.id)]);
    expect(collected.toSorted()).toEqual(['0.00', '40.00']);
    expect(await debtOf()).toMatchObject({ open: '160.00' });
    await operator.writeOffDebt(debt.id, { record: unrecorded, claims: unclaimed });
    expect(await debtOf()).toBeUndefined();
    await expect(operator.collectDebt(debt.id)).rejects.toMatchObject({ status: 409 });
  });

  test('reopens a coupon that was lost by one leg', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    await world.settle(1, 'away');
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost' });
    await publish(1, HOME);
    expect(await world.coupon(id)).toMatchObject({
      state: 'accepted',
      corrections: [{ payoutAfter: '0.00' }],
    });
    await world.settle(2, 'home');
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'won', payout: '40.00' });
    expect(await world.balance()).toBe(13_000n);
  });

  test('takes an insurance refund back, and pays it again if the coupon is lost once more', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    const { playerId } = world.player;
    const body = { percent: 100, premium: '9.99' };
    await insureCoupon(world.deps, { playerId, key: world.key(), couponId: id, body });
    const insured = await world.balance();
    await world.settle(1, 'away');
    expect(await world.balance()).toBe(insured + 1000n);
    await publish(1, HOME);
    expect(await world.balance()).toBe(insured);
    await world.settle(2, 'away');
    expect(await world.balance()).toBe(insured + 1000n);
  });

  test('applies to the rest of a partly sold coupon, and not to a fully sold one', async () => {
    const [part, whole] = [await world.place(), await world.place()];
    const { playerId } = world.player;
    for (const [{ id: couponId }, percent, amount] of [
      [part, 50, '4.75'],
      [whole, 100, '9.50'],
    ] as const) {
      await cashOut(world.deps, { playerId, key: world.key(), couponId, body: { percent, amount } });
    }
    await world.settle(1, 'away');
    const lost = await world.balance();
    await publish(1, HOME);
    expect(await world.balance()).toBe(lost + 1000n);
    expect(await world.coupon(whole.id)).toMatchObject({ state: 'sold', bets: [{ statusId: 1 }] });
  });

  test('published before the feed’s own result settles the coupon, and takes precedence over the feed', async () => {
    const { id } = await world.place();
    await publish(1, AWAY);
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost' });
    await world.settle(1, 'home');
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    expect(await world.balance()).toBe(9000n);
  });

  test('sets the coefficient of a leg that no result determines', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    const marketId = '1.match-result';
    const results = { [`${marketId}:home`]: { result: 6 as const, settledCoef: '2/3' } };
    await operator.publishResults({ marketId, results, reason: 'A dead heat of three', operator: 'tester' });
    expect(await world.coupon(id)).toMatchObject({ payout: '6.67', bets: [{ settledCoef: '2/3' }] });
    const wrong = { [`${marketId}:home`]: { result: 0 as const, settledCoef: '2/3' } };
    await expect(
      operator.publishResults({ marketId, results: wrong, reason: '-', operator: 'tester' }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });

  test('published during the settlement ends as published', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { world: own } = await createOperatorWorld(database.db);
      const { id } = await own.place();
      await Promise.all([own.settle(1, 'home'), publish(1, AWAY)]);
      expect(await own.coupon(id)).toMatchObject({ state: 'settled', outcome: 'lost' });
      expect(await own.balance()).toBe(9000n);
    }
  });

  test('is applied to all coupons by another process if the publishing one stopped midway', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    const results = { '1.match-result:home': { result: 0 as const } };
    const { id: eventId } = await database.db
      .insertInto('result_events')
      .values({
        kind: 'result',
        market_id: '1.match-result',
        results: JSON.stringify(results),
        window_start: null,
        window_end: null,
        reason: 'A late report',
        at: world.deps.now(),
        applied_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.clock.sweep();
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    const appliedAt = async () =>
      (
        await database.db
          .selectFrom('result_events')
          .select('applied_at')
          .where('id', '=', eventId)
          .executeTakeFirstOrThrow()
      ).applied_at;
    expect(await appliedAt()).toBeNull();
    world.wait(61);
    await world.clock.sweep();
    expect(await appliedAt()).not.toBeNull();
  });

  test('that fails on one coupon is applied to the others, and retried until it succeeds', async () => {
    const broken = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    const { id } = await world.place();
    await world.settle(1, 'home');
    const setCoef = (settledCoef: string | null) =>
      database.db
        .updateTable('coupon_legs')
        .set({ status_id: 1, settled_coef: settledCoef })
        .where('coupon_id', '=', BigInt(broken.id))
        .where('position', '=', 1)
        .execute();
    await setCoef('no number');
    const failures: unknown[] = [];
    const deps = { ...world.deps, log: { error: (fault: unknown) => void failures.push(fault) } };
    await createOperatorActions(deps).publishResults({
      marketId: '1.match-result',
      results: { '1.match-result:home': { result: 0 } },
      reason: 'The referee’s report',
      operator: 'tester',
    });
    expect(failures).toMatchObject([{ couponId: broken.id }]);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    await setCoef(null);
    world.wait(61);
    await world.clock.sweep();
    expect(await world.coupon(broken.id)).toMatchObject({ outcome: 'lost' });
  });
});

describe('a cancelled window', () => {
  test('voids only the bets placed in it, for good', async () => {
    const early = await world.place();
    world.wait(60);
    const start = world.deps.now();
    const inside = await world.place();
    const express = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    world.wait(60);
    const end = world.deps.now();
    world.wait(60);
    const late = await world.place();
    await cancel(1, start, end);
    expect(await world.coupon(inside.id)).toMatchObject({
      state: 'settled',
      outcome: 'returned',
      payout: '10.00',
    });
    expect(await world.coupon(express.id)).toMatchObject({
      state: 'accepted',
      bets: [{ statusId: 3 }, { statusId: -1 }],
    });
    await world.settle(1, 'away');
    await world.settle(2, 'home');
    await publish(1, HOME);
    expect(await world.coupon(inside.id)).toMatchObject({ outcome: 'returned' });
    expect(await world.coupon(express.id)).toMatchObject({ outcome: 'won', payout: '20.00' });
    for (const { id } of [early, late]) expect(await world.coupon(id)).toMatchObject({ outcome: 'won' });
    expect(await world.balance()).toBe(10_000n + 3n * 1000n);
  });

  test('corrects bets that are already settled', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    await cancel(1, null, null);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'returned', payout: '10.00' });
    expect(await world.balance()).toBe(10_000n);
  });

  const lift = (eventId: string) => operator.liftCancellation({ eventId, reason: 'The price was right' });

  test('pays by the earlier result when it is lifted, and restores the balance', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    const { eventId } = await cancel(1, null, null);
    expect(await world.balance()).toBe(10_000n);
    expect((await lift(eventId)).coupons).toBeGreaterThan(0);
    const coupon = await world.coupon(id);
    expect(coupon).toMatchObject({ outcome: 'won', payout: '20.00', bets: [{ statusId: 1 }] });
    expect(coupon.corrections).toMatchObject([
      { payoutBefore: '20.00', payoutAfter: '10.00' },
      { payoutBefore: '10.00', payoutAfter: '20.00' },
    ]);
    expect(await world.balance()).toBe(11_000n);
  });

  test('pays by a result that was published meanwhile when it is lifted, and reopens legs without one', async () => {
    const single = await world.place();
    const express = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    const { eventId } = await cancel(1, null, null);
    const second = await cancel(2, null, null);
    expect(await world.balance()).toBe(10_000n);
    await world.settle(1, 'home');
    expect(await world.coupon(single.id)).toMatchObject({ outcome: 'returned' });
    await lift(eventId);
    expect(await world.coupon(single.id)).toMatchObject({ outcome: 'won', payout: '20.00' });
    expect(await world.coupon(express.id)).toMatchObject({ outcome: 'won', payout: '20.00' });
    await lift(second.eventId);
    expect(await world.coupon(express.id)).toMatchObject({
      state: 'accepted',
      possiblePayout: '40.00',
      bets: [{ statusId: 1 }, { statusId: -1 }],
    });
    await world.settle(2, 'away');
    expect(await world.coupon(express.id)).toMatchObject({ outcome: 'lost', payout: '0.00' });
    expect(await world.balance()).toBe(8000n + 2000n);
  });

  test('gives precedence to results of operators when it is lifted, and to no other window', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    const [one, other] = [await cancel(1, null, null), await cancel(1, null, null)];
    await publish(1, AWAY);
    await lift(one.eventId);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'returned' });
    await lift(other.eventId);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    expect(await world.balance()).toBe(9000n);
  });

  test('can be lifted once, and is recorded with both reasons', async () => {
    const { eventId } = await cancel(3, null, null);
    const lifts = await Promise.allSettled([lift(eventId), lift(eventId)]);
    expect(lifts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(lift(eventId)).rejects.toMatchObject({ status: 409, code: 'CANCELLATION_LIFTED' });
    await expect(lift('987654321')).rejects.toMatchObject({ status: 404 });
    const published = await publish(3, HOME);
    await expect(lift(published.eventId)).rejects.toMatchObject({ status: 404 });
    const [shown] = await operator.cancellations('3.match-result');
    expect(shown).toMatchObject({
      eventId,
      reason: 'A wrong price',
      lifted: { reason: 'The price was right' },
    });
  });

  test('must be over and not end before it starts', async () => {
    const now = world.deps.now();
    const later = new Date(now.getTime() + 1000);
    await expect(cancel(1, null, later)).rejects.toMatchObject({ status: 400 });
    await expect(cancel(1, now, new Date(now.getTime() - 1000))).rejects.toMatchObject({ status: 400 });
  });
});
