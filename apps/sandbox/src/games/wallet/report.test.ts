import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stakeOf, startTestMaker, type TestMaker } from '../testing/testMaker.ts';

let test: TestMaker;
beforeEach(async () => {
  test = await startTestMaker();
});
afterEach(() => test.stop());

const day = Date.parse('2026-11-27T00:00:00Z');
const sums = (from = day) => test.maker.wallet.operations.sumsOf(from, from + 86_400_000);

it('sums what the platform has accepted, with returned stakes on both sides', async () => {
  const mines = await test.play('mines');
  await test.maker.rounds.start(mines, stakeOf('2.00', { mines: 3 }));
  await test.maker.rounds.leaveAll(mines.player);
  test.platform.next('bet', 'lost');
  await test.maker.rounds.start(mines, stakeOf('3.00', { mines: 3 })).catch(() => undefined);
  test.platform.next('bet', { status: 'LIMIT_LOSS' });
  await test.maker.rounds.start(mines, stakeOf('4.00', { mines: 3 })).catch(() => undefined);
  test.platform.next('bet', 'dropped');
  await test.maker.rounds.start(mines, stakeOf('5.00', { mines: 3 })).catch(() => undefined);
  const dice = await test.play('dice');
  const { payout } = await test.maker.rounds.start(dice, {
    ...stakeOf('1.00', { direction: 'over', outcomes: 5000 }),
    actionId: randomUUID(),
  });
  expect(sums()).toEqual([
    { currency: 'EUR', bets: 600n, wins: BigInt(payout.replace('.', '')), rollbacks: 500n, count: 5 },
  ]);
  expect(sums(day - 86_400_000)).toEqual([]);
});
