import { rational } from '@touchline/betting';
import type { LiabilityFigures } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rememberRates } from '../../../ledger/wallet/rates.ts';
import { legOn } from '../../../testing/betActionsWorld.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';

const NOW = new Date('2026-05-16T15:30:00Z');
const REVIEWER = 'token-of-a-reviewer-1234';
/** Numbers of the types of bets. */
const [EXPRESS, SYSTEM] = [1, 2];

let ops: OpsApp;
beforeEach(async () => {
  rememberRates([['USD', rational.parse('1.08')]]);
  ops = await createOpsApp({
    now: () => NOW,
    env: { DEVELOPMENT_OPERATORS: `rita=reviews:${REVIEWER}`, PLATFORM_CLOCK: 'manual' },
  });
});
afterEach(() => ops.close());

const figures = async (query = ''): Promise<LiabilityFigures> => {
  const answer = await ops.call('GET', `/ops/dashboard/liability${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const NONE = { bets: 0, stakes: '0.00', payouts: '0.00' };

test('a platform without open bets has no liability', async () => {
  expect(await figures()).toEqual({
    at: NOW.getTime(),
    markets: [],
    accumulators: [],
    others: NONE,
    unrated: [],
  });
});

describe('singles', () => {
  test('cost the payouts of the worst selection less the stakes of their market', async () => {
    const player = await ops.bettor();
    // 25.00 back for 12.50 on home at 2, 34.00 for 10.00 on draw at 3.4, 3.90 for 1.00 on away at 3.9.
    await player.place({ amount: '10.00', bets: [legOn(1, 'home')] });
    await player.place({ amount: '2.50', bets: [legOn(1, 'home')] });
    await player.place({ amount: '10.00', bets: [legOn(1, 'draw')] });
    await player.place({ amount: '1.00', bets: [legOn(1, 'away')] });
    await player.place({ amount: '5.00', bets: [legOn(2, 'home')] });
    const { markets } = await figures();
    expect(markets).toMatchObject([
      {
        match: { id: 1 },
        marketId: '1.match-result',
        type: 'match-result',
        line: null,
        bets: 4,
        stakes: '23.50',
        worst: { key: 'draw', payouts: '34.00' },
        loss: '10.50',
      },
      {
        marketId: '2.match-result',
        bets: 1,
        stakes: '5.00',
        worst: { key: 'home', payouts: '10.00' },
        loss: '5.00',
      },
    ]);
  });

  test('win in every case where the stakes exceed each payout', async () => {
    const player = await ops.bettor();
    await player.place({ amount: '10.00', bets: [legOn(1, 'home')] });
    await player.place({ amount: '9.00', bets: [legOn(1, 'draw')] });
    await player.place({ amount: '20.00', bets: [legOn(1, 'home')] });
    await player.place({ amount: '25.00', bets: [legOn(1, 'draw')] });
    await player.place({ amount: '50.00', bets: [legOn(1, 'away')] });
    // 60.00, 115.60 and 195.00 back for 114.00.
    expect((await figures()).markets).toMatchObject([{ stakes: '114.00', loss: '81.00' }]);
    await sql`update coupons set possible_payout = amount where type_id = 0`.execute(ops.app.db);
    expect((await figures()).markets).toMatchObject([{ worst: { payouts: '50.00' }, loss: '-64.00' }]);
  });

  test('no longer count once they are settled, sold in part only with the rest, and never in review', async () => {
    const player = await ops.bettor();
    const { id } = await player.place({ amount: '10.00', bets: [legOn(2)] });
    await player.place({ amount: '10.00', bets: [legOn(1)] });
    await ops.inReview({ bets: [legOn(3)] });
    await ops.call('POST', '/ops/results', {
      marketId: '1.match-result',
      results: [{ key: 'home', result: 1 }],
      reason: 'The referee’s report',
    });
    await sql`update coupons set sold_stake = 400, possible_payout = 1200 where id = ${id}`.execute(
      ops.app.db,
    );
    expect((await figures()).markets).toMatchObject([
      { marketId: '2.match-result', stakes: '6.00', worst: { payouts: '12.00' }, loss: '6.00' },
    ]);
  });

  test('are in euros at current rates; those in a currency without one are left out and named', async () => {
    const player = await ops.bettor();
    const { id } = await player.place({ amount: '10.80', bets: [legOn(1)] });
    const other = await player.place({ amount: '7.00', bets: [legOn(2)] });
    await sql`update coupons set iso = 'USD' where id = ${id}`.execute(ops.app.db);
    await sql`update coupons set iso = 'QQQ' where id = ${other.id}`.execute(ops.app.db);
    const { markets, unrated } = await figures();
    expect(markets).toMatchObject([
      { marketId: '1.match-result', stakes: '10.00', worst: { payouts: '20.00' }, loss: '10.00' },
    ]);
    expect(unrated).toEqual(['QQQ']);
  });

  test('are listed for the 20 worst markets', async () => {
    const player = await ops.bettor();
    await player.place({ amount: '1.00', bets: [legOn(1)] });
    for (let more = 1; more <= 22; more += 1) {
      const { id } = await player.place({ amount: `${more}.00`, bets: [legOn(2)] });
      await sql`update coupon_legs set market_id = ${`2.test-${more}`} where coupon_id = ${id}`.execute(
        ops.app.db,
      );
    }
    const { markets } = await figures();
    expect(markets).toHaveLength(20);
    expect([markets[0]?.loss, markets.at(-1)?.loss]).toEqual(['22.00', '3.00']);
  });
});

test('accumulators are summed by the number of their open legs, and other bets apart', async () => {
  const player = await ops.bettor();
  const legs = (count: number) => Array.from({ length: count }, (_, index) => legOn(index + 1));
  await player.place({ typeId: EXPRESS, amount: '10.00', bets: legs(2) });
  await player.place({ typeId: EXPRESS, amount: '5.00', bets: legs(3) });
  await player.place({ typeId: SYSTEM, systemValue: 2, amount: '3.00', bets: legs(3) });
  expect(await figures()).toMatchObject({
    markets: [],
    accumulators: [
      { openLegs: 2, bets: 1, stakes: '10.00', payouts: '40.00' },
      { openLegs: 3, bets: 1, stakes: '5.00', payouts: '40.00' },
    ],
    others: { bets: 1, stakes: '3.00', payouts: '12.00' },
  });
  await ops.call('POST', '/ops/results', {
    marketId: '3.match-result',
    results: [{ key: 'home', result: 1 }],
    reason: 'The referee’s report',
  });
  expect((await figures()).accumulators).toEqual([
    { openLegs: 2, bets: 2, stakes: '15.00', payouts: '80.00' },
  ]);
});

test('the figures of one site count its players only; an unknown site answers 404', async () => {
  const player = await ops.bettor();
  await player.place();
  const other = await ops.bettor();
  await other.place({ bets: [legOn(2)] });
  await sql`update players set site_id = 'second' where id = ${other.playerId}`.execute(ops.app.db);
  const markets = async (query: string) => (await figures(query)).markets.map(({ marketId }) => marketId);
  expect(await markets('?siteId=house')).toEqual(['1.match-result']);
  expect((await markets('')).toSorted()).toEqual(['1.match-result', '2.match-result']);
  expect((await ops.call('GET', '/ops/dashboard/liability?siteId=nowhere')).statusCode).toBe(404);
});

test('requires the scope results', async () => {
  const answer = await ops.app
    .client()
    .call('GET', '/ops/dashboard/liability', undefined, { authorization: `Bearer ${REVIEWER}` });
  expect(answer.statusCode).toBe(403);
});
