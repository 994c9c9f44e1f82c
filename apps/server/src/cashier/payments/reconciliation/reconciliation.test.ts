import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../kernel/index.ts';
import { askSandbox } from '../../../testing/askSandbox.ts';
import { createPaymentsWorld, DAY, type PaymentsWorld } from '../../../testing/payments.ts';
import { auditLedger } from '../../../ledger/wallet/ledgerAudit.ts';

let world: PaymentsWorld;
/** The day on which the payments of this suite are made. */
let day: string;

beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox());
  day = world.today();
});
afterAll(() => world.close());

/** Lets the day end here and at the provider, and compares it. */
async function reconcile(): Promise<void> {
  world.pass(DAY);
  await world.sandbox.advance(86_400);
  const answer = await world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day });
  expect(answer).toMatchObject({ status: 200, body: { failure: null } });
}

const stateOf = async (id: string) => {
  const row = await world.app.db
    .selectFrom('payments')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.state;
};

const differences = async (state: string) => {
  const answer = await world.ops('GET', `/ops/reconciliations/differences?state=${state}`);
  return answer.body.differences as {
    id: string;
    kind: string;
    subject: string;
    ours: string;
    theirs: string;
  }[];
};

describe('reconciliation', () => {
  test('repairs what is safe, names the rest, and does so once', async () => {
    const player = await world.player();
    const paid = await player.pay('100.00');
    const silent = await player.pay('30.17');
    const lost = await player.begin('20.09');
    await world.app.db
      .updateTable('payments')
      .set({ state: 'failed', look_up_due_at: null })
      .where('id', '=', lost.id)
      .execute();
    const other = await world.player();
    const doubtful = await other.pay('40.00');
    await world.app.db
      .updateTable('payments')
      .set({ received: 5000n })
      .where('id', '=', doubtful.id)
      .execute();
    const unknown = await other.pay('60.00');
    await world.app.db.updateTable('payment_steps').set({ reason: null }).execute();
    expect(await stateOf(silent.id)).toBe('redirected');

    await reconcile();
    expect(await stateOf(silent.id)).toBe('succeeded');
    expect(await player.money()).toBe('130.17');
    // 2.9 % and 0.30 of 100.00.
    expect(await world.booked(paid.id)).toEqual({ fees: -320n, player: 10_000n, 'psp.sandbox': -9680n });
    expect(await differences('repaired')).toMatchObject([
      { kind: 'paid', subject: silent.id, theirs: '30.17' },
    ]);
    expect(await differences('open')).toMatchObject([
      { kind: 'amount', subject: doubtful.id, ours: '50.00', theirs: '40.00' },
    ]);
    expect(await stateOf(unknown.id)).toBe('succeeded');

    const before = await auditLedger(world.app.db);
    const again = await world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day });
    expect(again.body).toMatchObject({ state: 'same' });
    expect(await auditLedger(world.app.db)).toEqual(before);
    expect(await player.money()).toBe('130.17');
  });

  test('books the transfer to the bank with its charge', async () => {
    const { body } = await world.ops('GET', '/ops/reconciliations');
    expect(body).toMatchObject({
      providers: ['sandbox'],
      reconciliations: [
        { day, payments: 5, state: 'same' },
        { day, payments: 5, state: 'done', open: 1, repaired: 1 },
      ],
    });
    // 230.17 received; 2.9 % and 0.30 charged for each payment, 0.25 for the transfer.
    expect(await world.system('psp.sandbox')).toBe(0n);
    const [fees, bank] = [await world.system('fees'), await world.system('bank')];
    expect(fees + bank).toBe(-23_017n);
    expect(fees).toBe(-(320n + 117n + 146n + 204n + 25n));
  });

  test('asks a person to explain what it can’t repair', async () => {
    const [open] = await differences('open');
    const path = `/ops/reconciliations/differences/${open?.id}/explain`;
    expect((await world.ops('POST', path, {})).status).toBe(400);
    expect((await world.ops('POST', path, { reason: 'Booked by hand in a test.' })).status).toBe(200);
    expect((await world.ops('POST', path, { reason: 'Booked by hand in a test.' })).status).toBe(409);
    expect(await differences('open')).toEqual([]);
  });

  test('refuses a day to come, and an unknown provider', async () => {
    const tomorrow = new Date(Date.parse(world.today()) + DAY).toISOString().slice(0, 10);
    const early = await world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day: tomorrow });
    expect(early).toMatchObject({ status: 400, body: { code: 'DAY_NOT_BEGUN' } });
    const unknown = await world.ops('POST', '/ops/reconciliations', { provider: 'nobody', day });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'PROVIDER_NOT_FOUND' } });
  });

  test('runs by the clock for each day, and again three days later', async () => {
    world.pass(4 * DAY);
    await world.sandbox.advance(4 * 86_400);
    await runJobs(world.app.payments.jobs);
    const { body } = await world.ops('GET', '/ops/reconciliations');
    const byClock = body.reconciliations.filter(({ by }: { by: string }) => by === 'clock');
    expect(byClock.map((one: { day: string; state: string }) => `${one.day} ${one.state}`)).toContain(
      `${day} same`,
    );
    const count = body.reconciliations.length;
    world.pass(120_000);
    await runJobs(world.app.payments.jobs);
    expect((await world.ops('GET', '/ops/reconciliations')).body.reconciliations).toHaveLength(count);
  });

  test('sets a payment aside that isn’t known here and whose money is gone there', async () => {
    day = world.today();
    const nowhere = 'http://127.0.0.1:9/';
    const created = await askSandbox(world.sandbox, 'POST', '/v1/payments', {
      merchantRef: 'of-nobody-here',
      amount: '70.11',
      currency: 'EUR',
      method: 'card',
      returnUrls: { success: nowhere, fail: nowhere, pending: nowhere, cancel: nowhere },
      notifyUrl: nowhere,
      expiresAt: Math.floor(Date.parse(day) / 1000) + 10 * 86_400,
    });
    const { id, redirectUrl }: { id: string; redirectUrl: string } = JSON.parse(await created.text());
    await world.sandbox.act(redirectUrl, 'pay');
    await reconcile();
    expect(await differences('open')).toMatchObject([
      { kind: 'unknown-payment', subject: id, theirs: '70.11' },
    ]);
    // 2.9 % and 0.30 of 70.11, and 15.00 for the dispute.
    expect(await world.booked(`sandbox:${day}:${id}`)).toEqual({ fees: -1733n, 'psp.sandbox': 1733n });
  });
});
