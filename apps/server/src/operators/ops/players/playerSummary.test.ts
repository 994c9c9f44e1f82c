import type { PlayerSummary } from '@touchline/contract/operators';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legOn } from '../../../testing/betActionsWorld.ts';
import { fewMatches } from '../../../testing/opsApp.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';

const CLERK = 'token-of-a-clerk-1234567';
const DAY_SECONDS = 86_400;

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [fewMatches().source], {
    env: { DEVELOPMENT_OPERATORS: `carl=players:${CLERK}` },
  });
});
afterAll(() => world.close());

async function summary(playerId: bigint, token?: string): Promise<PlayerSummary['currencies']> {
  const url = `/ops/players/${playerId}/summary`;
  const answer = await world.operate('GET', url, undefined, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PlayerSummary>().currencies;
}

type Player = Awaited<ReturnType<WithdrawalsWorld['player']>>;

async function place(player: Player, matchId: number, amount: string): Promise<void> {
  const body = testPlacement(player.accountId, { bets: [legOn(matchId)], amount });
  const headers = { 'idempotency-key': world.newKey() };
  const answer = await player.client.call('POST', '/web-api/coupons', body, headers);
  expect(answer.json().coupon.state, answer.body).toBe('accepted');
}

const decide = (matchId: number, result: number) =>
  world.operate('POST', '/ops/results', {
    marketId: `${matchId}.match-result`,
    results: [{ key: 'home', result }],
    reason: 'The referee’s report',
  });

test('the summary of a player’s money has what is there, what leaves, and what was won', async () => {
  const player = await world.player();
  await player.deposit('100.00');
  await place(player, 1, '10.00');
  await place(player, 2, '30.00');
  await decide(1, 1);
  await decide(2, 0);
  await place(player, 3, '5.00');
  await player.begin({ amount: '20.00', instrumentId: await player.instrument('card-payout') });
  const { free } = await player.options();
  // 100 deposited, 10 won, 30 lost, 5 staked, 20 leaving.
  expect(await summary(player.playerId)).toEqual([
    {
      iso: 'EUR',
      balance: '55.00',
      held: '0.00',
      bonus: '0.00',
      openBets: { count: 1, stakes: '5.00' },
      yearResult: '-20.00',
      payments: { withdrawable: free, leaving: '20.00', monthNet: '80.00', yearNet: '80.00' },
    },
  ]);
  await world.doDue();
  await world.doDue();
  await world.advance(31 * DAY_SECONDS);
  expect(await summary(player.playerId)).toMatchObject([
    { yearResult: '-20.00', payments: { monthNet: '0.00', yearNet: '80.00' } },
  ]);
  await world.advance(335 * DAY_SECONDS);
  expect(await summary(player.playerId)).toMatchObject([
    { yearResult: '0.00', openBets: { count: 1 }, payments: { yearNet: '0.00' } },
  ]);
});

test('a currency whose account is gone stays in the summary while money of it is leaving', async () => {
  const player = await world.player();
  await player.deposit('40.00');
  await player.begin({ amount: '40.00', instrumentId: await player.instrument('card-payout') });
  await world.app.db
    .updateTable('accounts')
    .set({ closed_at: new Date() })
    .where('player_id', '=', player.playerId)
    .execute();
  expect(await summary(player.playerId)).toMatchObject([
    { iso: 'EUR', balance: '0.00', payments: { withdrawable: '0.00', leaving: '40.00', monthNet: '0.00' } },
  ]);
});

test('payments of the summary need a scope of payments', async () => {
  const player = await world.player();
  await player.deposit('40.00');
  expect(await summary(player.playerId, `Bearer ${CLERK}`)).toMatchObject([
    { balance: '40.00', payments: null },
  ]);
});

test('a player that isn’t known has no summary', async () => {
  expect((await world.operate('GET', '/ops/players/999999/summary')).statusCode).toBe(404);
});
