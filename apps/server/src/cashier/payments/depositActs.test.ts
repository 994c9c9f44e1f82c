import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../../testing/payments.ts';

const SECOND = 'token-of-the-second-operator';
const reason = 'Tried by a test.';
let world: PaymentsWorld;

beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox(), {
    DEVELOPMENT_OPERATORS: `second=payments+adjustments:${SECOND},clerk=payments:token-of-the-clerk-of-payments`,
  });
});
afterAll(() => world.close());

/** Lets two minutes pass here and at the provider. */
const twoMinutes = () => {
  world.pass(120_000);
  return world.sandbox.advance(120);
};

const refund = (id: string, amount: string) =>
  world.ops('POST', `/ops/payments/${id}/refund`, { amount, reason });
const voidOf = (id: string, more: object = {}) =>
  world.ops('POST', `/ops/payments/${id}/void`, { reason, ...more });

describe('a refund', () => {
  test('of 40.00 of a deposit of 100.00 takes it from the balance, and leaves the limit as it is', async () => {
    const { pay, money, state, playerId } = await world.player();
    const { id } = await pay('100.00');
    await world.app.db
      .insertInto('limits')
      .values({
        player_id: playerId,
        type: 20,
        value: 10_000n,
        iso: 'EUR',
        state: 'ACTIVE',
        starts_at: new Date(0),
        ends_at: null,
      })
      .execute();
    expect(await refund(id, '40.00')).toMatchObject({ status: 200 });
    expect(await money()).toBe('60.00');
    expect(await state(id)).toMatchObject({ state: 'succeeded', refunded: '40.00' });
    expect(await world.booked(id)).toEqual({ player: 6000n, 'psp.sandbox': -6000n });
    const { body } = await world.ops('GET', `/ops/money/${playerId}`);
    expect(body).toMatchObject({
      limits: [{ limit: '100.00', remainder: '0.00' }],
      month: [{ iso: 'EUR', deposits: '100.00', net: '60.00' }],
    });
    expect(await refund(id, '60.00')).toMatchObject({ status: 200 });
    expect(await state(id)).toMatchObject({ state: 'refunded', outcome: 'success' });
    expect(await refund(id, '1.00')).toMatchObject({ status: 409, body: { code: 'NOT_CREDITED' } });
  });

  test('above what is left, or above the balance, is refused', async () => {
    const player = await world.player();
    const { id } = await player.pay('50.00');
    expect(await refund(id, '50.01')).toMatchObject({
      status: 400,
      body: { fields: [{ path: '/amount', code: 'ABOVE_MAX' }] },
    });
    const taken = { accountId: player.accountId, amount: '-30.00', reason };
    expect((await world.ops('POST', '/ops/adjustments', taken)).body).toMatchObject({ state: 'booked' });
    expect(await refund(id, '20.01')).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } });
    expect(await player.money()).toBe('20.00');
  });

  test('that the provider refuses to send goes back to the balance', async () => {
    const { pay, money, state } = await world.player();
    const { id } = await pay('25.00');
    await world.app.db
      .updateTable('payments')
      .set({ provider_ref: `gone-${id}` })
      .where('id', '=', id)
      .execute();
    expect(await refund(id, '25.00')).toMatchObject({ status: 200 });
    expect(await money()).toBe('25.00');
    expect(await state(id)).toMatchObject({ state: 'succeeded' });
    expect(await world.booked(id)).toEqual({ player: 2500n, 'psp.sandbox': -2500n });
  });
});

describe('a void', () => {
  test('of a duplicate needs a confirmation, takes it back, and gives its room and its fee back', async () => {
    const { pay, money, state, playerId } = await world.player();
    const { id } = await pay('100.00', { methodId: 'wallet' });
    expect(await voidOf(id)).toMatchObject({ status: 409, body: { code: 'PROVIDER_SAYS_PAID' } });
    expect(await voidOf(id, { isConfirmed: true })).toMatchObject({ status: 200 });
    expect(await money()).toBe('0.00');
    expect(await state(id)).toMatchObject({ state: 'failed', reason: 'voided' });
    expect(await world.booked(id)).toEqual({});
    const { body } = await world.ops('GET', `/ops/money/${playerId}`);
    expect(body.month).toMatchObject([{ net: '0.00' }]);
  });
});

describe('a dispute', () => {
  test('that is won and lost again moves the money three times, and its fee once', async () => {
    const { pay, money, state } = await world.player();
    const { id } = await pay('100.22');
    await twoMinutes();
    expect(await state(id)).toMatchObject({ state: 'charged_back' });
    expect(await money()).toBe('0.00');
    expect(await world.booked(id)).toEqual({ fees: -1500n, 'psp.sandbox': 1500n });
    await twoMinutes();
    expect(await money()).toBe('100.22');
    await twoMinutes();
    expect(await state(id)).toMatchObject({ state: 'charged_back' });
    expect(await money()).toBe('0.00');
    expect(await world.booked(id)).toEqual({ fees: -1500n, 'psp.sandbox': 1500n });
  });

  test('that is won closes the debt that it left, and its fee stays', async () => {
    const player = await world.player();
    const { id } = await player.pay('100.21');
    const taken = { accountId: player.accountId, amount: '-64.60', reason };
    await world.ops('POST', '/ops/adjustments', taken);
    await twoMinutes();
    const debts = async () => (await world.ops('GET', `/ops/money/${player.playerId}`)).body.debts;
    expect(await debts()).toMatchObject([{ paymentId: id, open: '64.60' }]);
    await twoMinutes();
    expect(await debts()).toEqual([]);
    expect(await player.money()).toBe('35.61');
    expect(await world.booked(id)).toEqual({ fees: -1500n, player: 10_021n, 'psp.sandbox': -8521n });
  });
});

describe('an adjustment', () => {
  const ask = (accountId: string, amount: string, token?: string) =>
    world.ops('POST', '/ops/adjustments', { accountId, amount, reason }, token);
  const book = (id: string, token?: string) =>
    world.ops('POST', `/ops/approvals/${id}/approve`, { reason }, token);

  test('of up to 100.00 EUR is booked at once', async () => {
    const { accountId, money } = await world.player();
    expect((await ask(accountId, '100.00')).body).toMatchObject({ state: 'booked' });
    expect(await money()).toBe('100.00');
    expect(await ask(accountId, '100.01')).toMatchObject({ status: 202, body: { state: 'waiting' } });
    expect(await ask(accountId, '0.00')).toMatchObject({ status: 400 });
  });

  test('above that needs another operator, once', async () => {
    const { accountId, money, playerId } = await world.player();
    const { approvalId: id } = (await ask(accountId, '100.01')).body;
    expect(await money()).toBe('0.00');
    expect(await book(id)).toMatchObject({ status: 403, body: { code: 'SECOND_PERSON_NEEDED' } });
    expect(await book(id, SECOND)).toMatchObject({ status: 200 });
    expect(await book(id, SECOND)).toMatchObject({ status: 409, body: { code: 'APPROVAL_DECIDED' } });
    expect(await money()).toBe('100.01');
    const { adjustments } = (await world.ops('GET', `/ops/adjustments?player=${playerId}`)).body;
    expect(await world.booked(adjustments[0].id)).toEqual({ house: -10_001n, player: 10_001n });
  });

  test('can’t take more than there is', async () => {
    const { accountId } = await world.player();
    expect(await ask(accountId, '-0.01')).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_FUNDS' },
    });
  });

  test('needs a scope of its own', async () => {
    const { accountId } = await world.player();
    const answer = await ask(accountId, '1.00', 'token-of-the-clerk-of-payments');
    expect(answer).toMatchObject({ status: 403, body: { code: 'OUT_OF_SCOPE' } });
  });
});

test('a void isn’t undone by the provider’s report: the difference waits for an explanation', async () => {
  const { pay, money } = await world.player();
  const { id } = await pay('100.00');
  await voidOf(id, { isConfirmed: true });
  const body = { provider: 'sandbox', day: world.today() };
  world.pass(86_400_000);
  await world.sandbox.advance(86_400);
  await world.ops('POST', '/ops/reconciliations', body);
  await runJobs(world.app.payments.jobs);
  expect(await money()).toBe('0.00');
  const { body: found } = await world.ops('GET', '/ops/reconciliations/differences');
  expect(found.differences).toContainEqual(
    expect.objectContaining({ paymentId: id, state: 'open', oursState: 'failed', theirsState: 'succeeded' }),
  );
});
