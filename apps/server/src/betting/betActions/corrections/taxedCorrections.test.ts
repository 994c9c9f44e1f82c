import { beforeEach, describe, expect, test } from 'vitest';
import { createOperatorWorld, legOn, type ActionsWorld } from '../../../testing/betActionsWorld.ts';
import { expectSoundLedger } from '../../../testing/ledger.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { cashOut } from '../cashOut/cashOut.service.ts';
import { applyOpenEvents } from './results.service.ts';
import type { OperatorActions } from './operatorActions.ts';

/** A fifth of what a bet wins. */
const TAXED = { ...testSite, winningsTax: { percent: '20', free: {} } };

const database = suiteDatabase();
let world: ActionsWorld;
let operator: OperatorActions;
beforeEach(async () => {
  ({ world, operator } = await createOperatorWorld(database.db, { site: TAXED }));
});

function publish(matchId: number, winner: 'home' | 'away') {
  const marketId = `${matchId}.match-result`;
  const results = Object.fromEntries(
    (['home', 'draw', 'away'] as const).map((key) => [
      `${marketId}:${key}`,
      { result: key === winner ? (1 as const) : (0 as const) },
    ]),
  );
  return operator.publishResults({ marketId, results, reason: 'The referee’s report', operator: 'tester' });
}

async function sell(couponId: string, percent: number, amount: string) {
  const { playerId } = world.player;
  await cashOut(world.deps, { playerId, key: world.key(), couponId, body: { percent, amount } });
  return world.coupon(couponId);
}

const withheld = async (id: string) => (await world.coupon(id)).tax?.withheld;

describe('a correction of a taxed bet', () => {
  test('gives the tax back when the payout falls, and takes it when it rises', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    expect([await world.balance(), await withheld(id)]).toEqual([10_800n, '2.00']);
    await publish(1, 'away');
    expect([await world.balance(), await withheld(id)]).toEqual([9000n, '0.00']);
    await publish(1, 'home');
    expect([await world.balance(), await withheld(id)]).toEqual([10_800n, '2.00']);
    await expectSoundLedger(database.db);
  });

  test('books its tax once, also if another process continues after it', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    await publish(1, 'away');
    await Promise.all([applyOpenEvents(world.deps), applyOpenEvents(world.deps)]);
    expect([await world.balance(), await withheld(id)]).toEqual([9000n, '0.00']);
  });

  test('tells the player the amounts after tax', async () => {
    const { id } = await world.place();
    await world.settle(1, 'home');
    await publish(1, 'away');
    expect((await world.coupon(id)).corrections).toMatchObject([
      { payoutBefore: '18.00', payoutAfter: '0.00' },
    ]);
    const [message] = await database.db
      .selectFrom('player_messages')
      .select(['kind', 'facts'])
      .where('player_id', '=', world.player.playerId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(message).toMatchObject({ kind: 'bet-corrected', facts: { before: '18.00', payout: '0.00' } });
  });

  test('leaves a debt of the payout after tax, which a later win covers first', async () => {
    const { id } = await world.place({ amount: '100.00' });
    await world.settle(1, 'home');
    await world.place({ amount: '150.00', bets: [legOn(2)] });
    // 180.00 after tax, of which 150.00 are staked again.
    expect(await world.balance()).toBe(3000n);
    await publish(1, 'away');
    expect(await world.balance()).toBe(0n);
    const owed = async () => (await operator.debts('all')).filter(({ couponId }) => couponId === id);
    expect(await owed()).toMatchObject([{ open: '150.00' }]);
    await publish(1, 'home');
    expect([await world.balance(), await withheld(id)]).toEqual([3000n, '20.00']);
    expect(await owed()).toEqual([]);
    await expectSoundLedger(database.db);
  });

  test('that reopens it gives the tax back, and the next settlement withholds its own', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    const marketId = '2.match-result';
    const window = { marketId, start: null, end: null, reason: 'A wrong price', operator: 'tester' };
    const { eventId } = await operator.cancelWindow(window);
    await world.settle(1, 'home');
    // 20.00 without the second leg.
    expect([await world.balance(), await withheld(id)]).toEqual([9000n + 2000n - 200n, '2.00']);
    await operator.liftCancellation({ eventId, reason: 'The price was right' });
    expect([await world.balance(), await withheld(id)]).toEqual([9000n, '0.00']);
    await world.settle(2, 'home');
    expect([await world.balance(), await withheld(id)]).toEqual([9000n + 4000n - 600n, '6.00']);
  });
});

describe('a cash-out of a taxed bet', () => {
  test('is taxed on what it pays above the stake', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    await world.settle(1, 'home');
    const sold = await sell(id, 100, '19.00');
    expect(sold).toMatchObject({ state: 'sold', payout: '19.00', tax: { withheld: '1.80' } });
    expect(await world.balance()).toBe(9000n + 1900n - 180n);
  });

  test('below the stake is not taxed', async () => {
    const { id } = await world.place();
    expect(await sell(id, 100, '9.50')).toMatchObject({ state: 'sold', tax: { withheld: '0.00' } });
    expect(await world.balance()).toBe(9950n);
  });

  test('of a part is taxed together with the payout of the rest, as one bet', async () => {
    const { id } = await world.place({ typeId: 1, bets: [legOn(1), legOn(2)] });
    await world.settle(1, 'home');
    // Half of 19.00 is less than the stake of the whole bet.
    expect(await sell(id, 50, '9.50')).toMatchObject({
      state: 'accepted',
      possiblePayout: '20.00',
      tax: { amount: '3.90', withheld: '0.00' },
    });
    await world.settle(2, 'home');
    // 9.50 and 20.00 less the stake of 10.00.
    expect(await withheld(id)).toBe('3.90');
    expect(await world.balance()).toBe(9000n + 950n + 2000n - 390n);
    await publish(2, 'away');
    expect([await world.balance(), await withheld(id)]).toEqual([9950n, '0.00']);
    await expectSoundLedger(database.db);
  });
});
