import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorWorld, legOn, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { createCouponJobs } from '../../coupons/couponJobs.ts';
import { testMarket } from '../../../testing/book.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import type { OperatorActions } from './operatorActions.ts';

const database = suiteDatabase();
let world: ActionsWorld;
let operator: OperatorActions;
beforeEach(async () => {
  ({ world, operator } = await createOperatorWorld(database.db));
});

type Result = 0 | 1 | 4 | 5;

/** Adds a total of a match to the book and returns its over selection as a leg. */
function over(matchId: number, line: string) {
  const marketId = `${matchId}.total.${line}`;
  world.book.sink.markets([
    testMarket(matchId, { over: '2', under: '1.8' }, { id: marketId, type: 'total', line }),
  ]);
  return { gameId: matchId, marketId, selectionId: `${marketId}:over`, coef: '2' };
}

const publish = (marketId: string, key: string, result: Result) =>
  operator.publishResults({
    marketId,
    results: { [`${marketId}:${key}`]: { result } },
    reason: 'The referee’s report',
    operator: 'tester',
  });

/** Makes a clock that collects its faults. */
function faultyClock() {
  const faults: unknown[] = [];
  const log = { error: (fault: unknown) => void faults.push(fault) };
  return { clock: createCouponJobs({ ...world.deps, log }), faults };
}

describe('half results', () => {
  test.each([4, 5] as const)('settle a coupon on a quarter line (%i)', async (result) => {
    const leg = over(1, '2.25');
    const { id } = await world.place({ bets: [leg] });
    await publish(leg.marketId, 'over', result);
    expect(await world.coupon(id)).toMatchObject({
      state: 'settled',
      outcome: 'won',
      payout: result === 4 ? '15.00' : '5.00',
    });
  });

  test.each([
    ['a market without a line', () => legOn(1), 'home'],
    ['a half line', () => over(1, '2.5'), 'over'],
    ['a whole line', () => over(1, '2'), 'over'],
  ])('are refused from an operator for %s, so that its anti-express can settle', async (_, on, key) => {
    const leg = on();
    const { id } = await world.place({ typeId: 6, bets: [leg, legOn(2)] });
    for (const result of [4, 5] as const) {
      await expect(publish(leg.marketId, key, result)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('quarter line'),
      });
    }
    expect(await world.coupon(id)).toMatchObject({ state: 'accepted', bets: [{ statusId: -1 }, {}] });
    await publish(leg.marketId, key, 0);
    await publish('2.match-result', 'home', 1);
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'won' });
  });

  test('are judged by the line of the bet once the market has left the book', async () => {
    const quarter = over(1, '2.25');
    const half = over(2, '2.5');
    await world.place({ bets: [quarter] });
    await world.place({ bets: [half] });
    for (const matchId of [1, 2]) world.book.sink.drop(matchId);
    await expect(publish(half.marketId, 'over', 4)).rejects.toMatchObject({ status: 400 });
    await expect(publish(quarter.marketId, 'over', 4)).resolves.toMatchObject({
      coupons: expect.any(Number),
    });
  });

  test("of the feed wait for an operator without a quarter line, and don't block other legs", async () => {
    const leg = over(1, '2.5');
    const { id } = await world.place({ typeId: 6, bets: [leg, legOn(2)] });
    world.book.sink.settle(leg.marketId, { over: 5, under: 4 });
    const { clock, faults } = faultyClock();
    await clock.settleMarket(leg.marketId);
    expect(faults).toMatchObject([{ couponId: id, selectionId: leg.selectionId, result: 5 }]);
    world.book.sink.settle('2.match-result', { home: 0, draw: 0, away: 1 });
    await clock.settleMarket('2.match-result');
    expect(await world.coupon(id)).toMatchObject({
      state: 'accepted',
      bets: [{ statusId: -1 }, { statusId: 0 }],
    });
    await publish(leg.marketId, 'over', 1);
    expect(await world.coupon(id)).toMatchObject({ state: 'settled', outcome: 'won' });
  });
});

test('an invalid coefficient of the feed pays nothing, and waits for an operator', async () => {
  const { id } = await world.place();
  const { clock, faults } = faultyClock();
  world.book.sink.settle('1.match-result', { home: { result: 6, settledCoef: '0' }, draw: 0, away: 0 });
  await clock.settleMarket('1.match-result');
  expect(faults).toMatchObject([{ couponId: id, result: 6, settledCoef: '0' }]);
  expect(await world.coupon(id)).toMatchObject({ state: 'accepted' });
  await publish('1.match-result', 'home', 1);
  expect(await world.coupon(id)).toMatchObject({ outcome: 'won', payout: '20.00' });
});
