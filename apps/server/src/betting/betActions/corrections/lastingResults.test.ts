import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorWorld, legOn, PRICES, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { testMarket, testMatch } from '../../../testing/book.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import type { OperatorActions } from './operatorActions.ts';

const database = suiteDatabase();
let world: ActionsWorld;
let operator: OperatorActions;
beforeEach(async () => {
  ({ world, operator } = await createOperatorWorld(database.db));
});

const MARKET = '1.match-result';
const WEEK = 604_800;
const author = { operator: 'tester', reason: 'The referee’s report' };
const DRAW = { home: 0, draw: 1, away: 0 } as const;

const publish = (sides: Readonly<Record<string, 0 | 1 | 2>>) =>
  operator.publishResults({
    marketId: MARKET,
    results: Object.fromEntries(
      Object.entries(sides).map(([key, result]) => [`${MARKET}:${key}`, { result }]),
    ),
    ...author,
  });

const lift = (eventId: string) => operator.liftResult({ eventId, reason: 'The wrong match' });

/** Bets on the draw although the market is closed: settlement must not depend on refusals. */
async function betOnDraw(): Promise<string> {
  await database.db.updateTable('market_closures').set({ ended_at: world.deps.now() }).execute();
  world.book.close({
    ...world.book.closures(),
    version: world.book.closures().version + 1n,
    markets: new Set(),
  });
  const { id, state } = await world.place({ bets: [legOn(1, 'draw')] });
  expect(state).toBe('accepted');
  return id;
}

/** The match ends, as the feed reports it. */
const feedSays = (winner: 'home' | 'draw' | 'away') => world.settle(1, winner);

/** Starts again: the book is empty and gets what the feed still has, and every sweep runs. */
async function restart(winner?: 'home' | 'draw'): Promise<void> {
  world.book.reset();
  world.book.sink.match(testMatch(1));
  world.book.sink.markets([testMarket(1, PRICES)]);
  if (winner) world.book.sink.settle(MARKET, { home: 0, draw: 0, away: 0, [winner]: 1 });
  await world.coupons.sweep();
  await world.clock.sweep();
}

/** Passes time with the sweeps that run in it. */
async function pass(seconds: number): Promise<void> {
  world.wait(seconds);
  await world.clock.sweep();
  await world.coupons.sweep();
}

describe('an operator’s result decides', () => {
  const later = [0, 61, WEEK];
  const cases = later.flatMap((seconds) => [false, true].map((restarts) => ({ seconds, restarts })));

  test.each(cases)(
    'bets placed before and $seconds s after it, when the feed ends the match otherwise (restart: $restarts)',
    async ({ seconds, restarts }) => {
      const before = await betOnDraw();
      await publish(DRAW);
      await pass(seconds);
      const after = await betOnDraw();
      if (restarts) await restart();
      await pass(seconds);
      await feedSays('home');
      if (restarts) await restart('home');
      for (const id of [before, after]) {
        expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '34.00' });
      }
      expect(await world.balance()).toBe(10_000n + 2n * 2400n);
    },
  );

  test.each(cases)(
    'bets that the feed settled $seconds s before it (restart: $restarts)',
    async ({ seconds, restarts }) => {
      const id = await betOnDraw();
      await feedSays('home');
      expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
      await pass(seconds);
      if (restarts) await restart('home');
      await publish(DRAW);
      await pass(seconds);
      if (restarts) await restart('home');
      expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '34.00' });
    },
  );

  test('a bet placed after it by the sweep alone, without a word of the feed', async () => {
    await publish(DRAW);
    await pass(WEEK);
    const id = await betOnDraw();
    await publish({ home: 0 });
    await pass(WEEK);
    await world.coupons.sweep();
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won' });
  });

  test('a leg of a bet whose other legs are open', async () => {
    await publish(DRAW);
    await pass(WEEK);
    await betOnDraw();
    const { id } = await world.place({ typeId: 1, bets: [legOn(1, 'draw'), legOn(2)] });
    await feedSays('home');
    expect(await world.coupon(id)).toMatchObject({
      state: 'accepted',
      bets: [{ statusId: 1 }, { statusId: -1 }],
    });
    await world.settle(2, 'home');
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '68.00' });
  });
});

describe('a lifted result', () => {
  test('gives way to the feed’s earlier result, and the difference is booked', async () => {
    const id = await betOnDraw();
    await feedSays('home');
    const { eventId } = await publish(DRAW);
    expect(await world.balance()).toBe(12_400n);
    expect((await lift(eventId)).coupons).toBeGreaterThan(0);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost', payout: '0.00' });
    expect(await world.balance()).toBe(9000n);
  });

  test('gives way to a result that the feed gave while it was in force', async () => {
    const id = await betOnDraw();
    const { eventId } = await publish(DRAW);
    await pass(WEEK);
    await feedSays('home');
    await restart('home');
    await lift(eventId);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    expect(await world.balance()).toBe(9000n);
  });

  test('reopens bets without another result, which the feed then settles', async () => {
    const id = await betOnDraw();
    const { eventId } = await publish(DRAW);
    expect(await world.balance()).toBe(12_400n);
    await pass(61);
    await lift(eventId);
    expect(await world.coupon(id)).toMatchObject({ state: 'accepted', bets: [{ statusId: -1 }] });
    expect(await world.balance()).toBe(9000n);
    await feedSays('draw');
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '34.00' });
    expect(await world.balance()).toBe(12_400n);
  });

  test('gives way to the result published before it, which keeps the market closed', async () => {
    const id = await betOnDraw();
    await publish({ home: 0, draw: 0, away: 1 });
    const { eventId } = await publish(DRAW);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won' });
    await lift(eventId);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'lost' });
    expect((await world.place()).refusal?.code).toBe('MARKET_SUSPENDED');
  });

  test('opens the market, and later bets follow the feed', async () => {
    const { eventId } = await publish(DRAW);
    expect((await world.place()).refusal?.code).toBe('MARKET_SUSPENDED');
    await lift(eventId);
    const { id, state } = await world.place();
    expect(state).toBe('accepted');
    await feedSays('home');
    expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '20.00' });
  });

  test('keeps a cancellation of its bets in force', async () => {
    const id = await betOnDraw();
    const { eventId } = await publish(DRAW);
    await operator.cancelWindow({ marketId: MARKET, start: null, end: null, ...author });
    await lift(eventId);
    expect(await world.coupon(id)).toMatchObject({ outcome: 'returned' });
    expect(await world.balance()).toBe(10_000n);
  });

  test('can be lifted once; unknown events and other kinds answer 404', async () => {
    const { eventId } = await publish(DRAW);
    const lifts = await Promise.allSettled([lift(eventId), lift(eventId)]);
    expect(lifts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(lift(eventId)).rejects.toMatchObject({ status: 409, code: 'RESULT_LIFTED' });
    const cancelled = await operator.cancelWindow({ marketId: MARKET, start: null, end: null, ...author });
    for (const other of [cancelled.eventId, '987654321', 'x']) {
      await expect(lift(other)).rejects.toMatchObject({ status: 404, code: 'RESULT_NOT_FOUND' });
    }
    const { events } = await operator.events(undefined);
    expect(events.slice(0, 3)).toMatchObject([
      { kind: 'cancellation', isLifted: false },
      { kind: 'lift', reason: 'The wrong match' },
      { kind: 'result', isLifted: true },
    ]);
  });
});
