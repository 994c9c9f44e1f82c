import type { AnswerOf, Calls } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/app.ts';
import { forgetOperators } from '../testing/closures.ts';
import { createOpsApp, type OpsApp } from '../testing/opsApp.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../testing/payments.ts';
import { legOn } from '../testing/betActionsWorld.ts';

let ops: OpsApp;
let world: PaymentsWorld;
beforeAll(async () => {
  ops = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual' } });
  world = await createPaymentsWorld(await startPaymentSandbox());
});
afterAll(async () => {
  await ops.close();
  await world.close();
});

type Subject = AnswerOf<Calls['messages']>['messages'][number]['subject'];
const subjects = async (client: TestClient): Promise<readonly Subject[]> =>
  (await client.call('GET', '/web-api/messages?lng=en'))
    .json<AnswerOf<Calls['messages']>>()
    .messages.map(({ subject }) => subject);

const RESULT = { reason: 'Tried by a test.' };
const publish = (matchId: number) =>
  ops.call('POST', '/ops/results', {
    marketId: `${matchId}.match-result`,
    results: [{ key: 'home', result: 1 }],
    ...RESULT,
  });

describe('a won bet', () => {
  test('has a message if it pays at least five times its stake, and one mail in any case', async () => {
    const { client, playerId, place } = await ops.bettor();
    const email = `${playerId}@bets.example`;
    await ops.app.db.updateTable('players').set({ email }).where('id', '=', playerId).execute();
    const single = await place({ bets: [legOn(1)] });
    const express = await place({ typeId: 1, bets: [legOn(1), legOn(2), legOn(3)] });
    for (const matchId of [1, 2, 3]) await publish(matchId);
    await ops.call('POST', '/ops/clock/advance', { seconds: 0 });
    expect(await subjects(client)).toEqual([
      { kind: 'bet-won', couponId: express.id, payout: '80.00', stake: '10.00', iso: 'EUR' },
    ]);
    const mails = await ops.app.db
      .selectFrom('mails')
      .selectAll()
      .where('player_id', '=', playerId)
      .execute();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      [`You won: bet ${single.id}`, `You won: bet ${express.id}`].toSorted(),
    );
    expect(mails[0]?.body_text).toMatch(/Paid out: [28]0\.00 EUR/);
  });

  test('has no mail if the player has switched these off', async () => {
    const { client, playerId, place } = await ops.bettor();
    const email = `${playerId}@bets.example`;
    await ops.app.db.updateTable('players').set({ email }).where('id', '=', playerId).execute();
    await client.call('POST', '/web-api/office/settings/save', { id: 'enable_mail_bets', value: false });
    await place({ bets: [legOn(4)] });
    await publish(4);
    await ops.call('POST', '/ops/clock/advance', { seconds: 0 });
    const mails = await ops.app.db
      .selectFrom('mails')
      .selectAll()
      .where('player_id', '=', playerId)
      .execute();
    expect(mails).toEqual([]);
    expect(await ops.app.db.selectFrom('coupons_to_mail').selectAll().execute()).toEqual([]);
  });
});

describe('a corrected bet', () => {
  const result = (matchId: number, value: number, reason: string) =>
    ops.call('POST', '/ops/results', {
      marketId: `${matchId}.match-result`,
      results: [{ key: 'home', result: value }],
      reason,
    });

  test('has a message with both payouts, and one for each correction', async () => {
    // Earlier tests published results, which close their markets.
    await forgetOperators(ops.app.db);
    await ops.app.closures.changed();
    const { client, place } = await ops.bettor();
    const { id: couponId } = await place({ bets: [legOn(2)] });
    await result(2, 1, 'The end of the match');
    const before = await subjects(client);
    await result(2, 0, 'A wrong entry');
    const [first, ...rest] = await subjects(client);
    expect(first).toEqual({ kind: 'bet-corrected', couponId, before: '20.00', payout: '0.00', iso: 'EUR' });
    expect(rest).toEqual(before);
    await result(2, 0, 'The same again');
    expect(await subjects(client)).toHaveLength(before.length + 1);
    await result(2, 1, 'The entry was right');
    expect((await subjects(client))[0]).toMatchObject({ before: '0.00', payout: '20.00' });
  });
});

test('a limit that takes effect has a message with its value, also if an operator set it', async () => {
  const { client, playerId } = await ops.bettor();
  await ops.call('POST', `/ops/players/${playerId}/limits`, {
    type: 21,
    amount: '50.00',
    iso: 'EUR',
    ...RESULT,
  });
  expect(await subjects(client)).toEqual([
    { kind: 'limit-set', limitType: 21, measure: 'money', limitValue: '50.00', iso: 'EUR', until: null },
  ]);
});

test('a change that is rolled back leaves no message', async () => {
  const { client, playerId } = await ops.bettor();
  const refused = await ops.call('POST', `/ops/players/${playerId}/limits`, { type: 21, ...RESULT });
  expect(refused.statusCode).toBe(400);
  expect(await subjects(client)).toEqual([]);
});

describe('a deposit', () => {
  const messagesOf = (playerId: bigint) =>
    world.app.db.selectFrom('player_messages').selectAll().where('player_id', '=', playerId).execute();

  test('has a message in the transaction that credits it, with the credited amount', async () => {
    const player = await world.player();
    const { id } = await player.pay('40.00', { methodId: 'wallet' });
    expect(await messagesOf(player.playerId)).toEqual([
      expect.objectContaining({
        kind: 'deposit-credited',
        facts: { paymentId: id, amount: '39.30', iso: 'EUR' },
        cause: `deposit-credited:${id}`,
      }),
    ]);
  });

  test('has a message if its provider refused it after the player had gone there', async () => {
    const player = await world.player();
    await player.pay('20.01');
    expect((await messagesOf(player.playerId)).map(({ kind }) => kind)).toEqual(['deposit-failed']);
  });
});
