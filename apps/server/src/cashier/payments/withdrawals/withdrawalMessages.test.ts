import { startPaymentSandbox } from '@touchline/sandbox/testing';
import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/app.ts';
import {
  createWithdrawalsWorld,
  type Wanted,
  type WithdrawalsWorld,
} from '../../../testing/withdrawalsWorld.ts';

let world: WithdrawalsWorld;
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

const ANNA = 'Bearer token-of-anna-0123456789';
const decide = (id: string, decision: string, reason: string) =>
  world.operate('POST', `/ops/withdrawals/${id}/${decision}`, { reason }, ANNA);

/** Returns the messages about withdrawals, oldest first. */
async function told(client: TestClient) {
  const answer = await client.call('GET', '/web-api/messages?lng=en');
  const { messages } = answer.json<AnswerOf<Calls['messages']>>();
  return messages
    .map(({ subject }) => subject)
    .filter(({ kind }) => kind.startsWith('withdrawal-'))
    .toReversed();
}

/** A withdrawal that was requested and has been through the rules. */
async function requested(wanted: Wanted, { isVerified = true, deposit = '350.00', method = 'card' } = {}) {
  const player = await world.player({ isVerified });
  await player.deposit(deposit, method);
  const instrumentId = await player.instrument(`${method}-payout`);
  const { id } = await player.begin({ ...wanted, instrumentId });
  await world.doDue();
  return { ...player, id, sum: { paymentId: id, iso: 'EUR' } };
}

describe('the messages about a withdrawal', () => {
  test('that the rules approve are one, when it is paid', async () => {
    const { client, sum } = await requested({ amount: '200.00' });
    expect(await told(client)).toEqual([]);
    await world.advance(5);
    const paid = { kind: 'withdrawal-paid', amount: '200.00', ...sum };
    expect(await told(client)).toEqual([paid]);
    await world.doDue();
    await world.advance(120);
    expect(await told(client)).toEqual([paid]);
  });

  test('that an operator approves are one when it is sent and one when it is paid', async () => {
    const { client, id, sum } = await requested({ amount: '200.00' }, { isVerified: false });
    expect(await told(client)).toEqual([]);
    await decide(id, 'approve', 'checked');
    const approved = { kind: 'withdrawal-approved', amount: '200.00', ...sum };
    expect(await told(client)).toEqual([approved]);
    await world.doDue();
    await world.advance(5);
    expect(await told(client)).toEqual([approved, { kind: 'withdrawal-paid', amount: '200.00', ...sum }]);
  });

  test('that an operator refuses are one, with the whole amount', async () => {
    const { client, id, sum } = await requested({ amount: '200.00' }, { isVerified: false });
    await decide(id, 'refuse', 'name');
    await decide(id, 'refuse', 'name');
    expect(await told(client)).toEqual([{ kind: 'withdrawal-refused', amount: '200.00', ...sum }]);
  });

  test('that bounces say what was paid after the fee, then what came back', async () => {
    const asked = { amount: '41.18' };
    const { client, sum } = await requested(asked, { deposit: '60.18', method: 'wallet' });
    await world.advance(5);
    const paid = { kind: 'withdrawal-paid', amount: '40.18', ...sum };
    expect(await told(client)).toEqual([paid]);
    await world.advance(120);
    expect(await told(client)).toEqual([paid, { kind: 'withdrawal-returned', amount: '41.18', ...sum }]);
  });

  test('of which a part failed are one, with the part that was paid', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.deposit('100.00', 'instant');
    const instrumentId = await player.instrument('instant-payout');
    const { id } = await player.begin({ amount: '150.02', instrumentId });
    await world.doDue();
    await world.advance(65);
    expect((await player.state(id)).state).toBe('paid');
    expect(await told(player.client)).toEqual([
      { kind: 'withdrawal-paid', paymentId: id, amount: '100.00', iso: 'EUR' },
    ]);
  });

  test('reach nobody but its player', async () => {
    await requested({ amount: '200.00' });
    await world.advance(5);
    expect(await told((await world.player()).client)).toEqual([]);
  });
});
