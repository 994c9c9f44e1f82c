import { beforeEach, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { taxesOfPlayer } from './money.store.ts';

const DAY = 86_400_000;
const database = suiteDatabase();
let bench: CouponBench;
beforeEach(async () => {
  bench = await createBench(database.db, { site: { ...testSite, winningsTax: { percent: '10', free: {} } } });
});

async function win(match: number): Promise<void> {
  const bet = bench.leg(match, '3');
  await bench.place({ amount: '10', bets: [bet] });
  await bench.result(bet, 1);
}

function taxes() {
  const before = (days: number) => new Date(bench.now().getTime() - days * DAY);
  return taxesOfPlayer(database.db, bench.player.playerId, { month: before(30), year: before(365) });
}

test('the taxes of a player are summed by currency for a month and a year', async () => {
  expect(await taxes()).toEqual([]);
  await win(1);
  bench.pass(40 * 86_400);
  await win(2);
  expect(await taxes()).toEqual([{ iso: 'EUR', month: 200n, year: 400n }]);
});
