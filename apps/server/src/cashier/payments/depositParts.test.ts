import type { Payment } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { propertyOptions } from '@touchline/testing';
import * as fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import { LIMIT_TYPE } from '../../protection/limits/rules/limitTypes.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createPaymentsWorld, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';

/** Time after which a transfer arrives at the sandbox, seconds. */
const TRANSFER = 20;

let world: PaymentsWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-parts-'));
  const SITES_FILE = join(folder, 'sites.json');
  // Successes above the highest amount of a method aren't left to look-ups.
  const deposits = { lookUpAbove: '100000.00' };
  const site = { id: 'house', brand: 'touchline', hosts: ['localhost'], deposits };
  await writeFile(SITES_FILE, JSON.stringify({ sites: [site] }));
  world = await createPaymentsWorld(await startPaymentSandbox(), { SITES_FILE });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** Begins a deposit that may have any amount. */
const beginOpen = (player: PayingPlayer, amount: string) =>
  player.begin(amount, { methodId: 'transfer', fields: { owner: 'Anna Neil' } });

/** Pays a deposit that may have any amount by the sandbox's script of the amount. */
async function transfer(player: PayingPlayer, amount: string): Promise<Payment> {
  const payment = await beginOpen(player, amount);
  await world.sandbox.advance(TRANSFER);
  return payment;
}

/** Sends an event about the provider's payment of a deposit, or about another one with its reference. */
const send = (type: string, { id, providerRef }: Payment, amount: string, other?: string, later = 0) =>
  world.event(
    `payment.${type}`,
    { merchantRef: id, id: other ?? providerRef, amount, currency: 'EUR' },
    { at: Math.floor(world.app.now().getTime() / 1000) + later },
  );

async function limit({ playerId }: PayingPlayer, euros: number): Promise<void> {
  const at = { starts_at: new Date(Date.now() - 1000), ends_at: null };
  const of = { player_id: playerId, type: LIMIT_TYPE.deposit24h, iso: 'EUR', state: 'ACTIVE' } as const;
  await world.app.db
    .insertInto('limits')
    .values({ ...of, ...at, value: BigInt(euros * 100) })
    .execute();
}

/** State, received money and reason of all deposits of a player, oldest first. */
async function depositsOf({ playerId }: PayingPlayer) {
  const rows = await world.app.db
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('direction', '=', 'deposit')
    .orderBy('seq')
    .execute();
  return rows.map(({ state, received, reason }) => [state, Number(received), reason]);
}

const sendBack = () => runJobs(world.app.payments.jobs);

async function reconcile(): Promise<void> {
  const asked = { provider: 'sandbox', day: world.today() };
  expect((await world.ops('POST', '/ops/reconciliations', asked)).body).toMatchObject({ failure: null });
}

async function alertsAbout(id: string): Promise<string[]> {
  const { body } = await world.ops('GET', '/ops/reconciliations/differences?state=open');
  const all: { readonly kind: string; readonly subject: string }[] = body.differences;
  return all.filter(({ subject }) => subject === id).map(({ kind }) => kind);
}

async function debtsOf(id: string): Promise<number> {
  const rows = await world.app.db.selectFrom('debts').select('id').where('payment_id', '=', id).execute();
  return rows.length;
}

describe('a surplus of a deposit of any amount', () => {
  test('without room in a limit goes back, and what was claimed is credited', async () => {
    const player = await world.player();
    await limit(player, 100);
    const payment = await transfer(player, '99.20');
    // 100.20 came: 99.20 was claimed, and 0.80 has room.
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 10_000, null],
      ['review', 20, 'limit'],
    ]);
    await sendBack();
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 10_000, null],
      ['returned', 20, 'limit'],
    ]);
    expect(await player.money()).toBe('100.00');
    expect(await world.booked(payment.id)).toEqual({ player: 10_000n, 'psp.sandbox': -10_000n });
    await reconcile();
    expect(await alertsAbout(payment.id)).toEqual([]);
    expect(await player.money()).toBe('100.00');
  });

  test('can’t be credited by an operator', async () => {
    const player = await world.player();
    await limit(player, 100);
    await transfer(player, '99.20');
    const { id } = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('player_id', '=', player.playerId)
      .where('surplus_of', 'is not', null)
      .executeTakeFirstOrThrow();
    const answer = await world.ops('POST', `/ops/payments/${id}/credit`, {
      reason: 'The player asked for it',
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'PAYMENT_IS_SURPLUS' } });
    await sendBack();
    expect(await player.money()).toBe('100.00');
  });

  test('is credited where it has room', async () => {
    const player = await world.player();
    await transfer(player, '50.20');
    expect(await depositsOf(player)).toEqual([['succeeded', 5_120, null]]);
    expect(await player.money()).toBe('51.20');
  });

  test('above the highest amount of the method goes back', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '4999.00');
    await send('succeeded', payment, '6000.00');
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 500_000, null],
      ['review', 100_000, 'bound'],
    ]);
  });

  test('is judged by the bounds of the list where operators have lowered them meanwhile', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '400.00');
    const { version } = (await world.ops('GET', '/ops/sites/house')).body;
    const value = { transfer: { currencies: { EUR: { max: '100.00' } } } };
    const body = { version, reason: 'For a test', value };
    expect((await world.ops('PUT', '/ops/sites/house/paymentMethods', body)).status).toBe(200);
    await send('succeeded', payment, '500.00');
    expect(await depositsOf(player)).toEqual([['succeeded', 50_000, null]]);
    await world.app.db
      .updateTable('site_states')
      .set({ state: '{}', version: version + 2 })
      .execute();
    await world.app.sites.refresh();
  });

  test('takes no room while it waits, and isn’t counted as an open deposit', async () => {
    const player = await world.player();
    await limit(player, 100);
    const payment = await beginOpen(player, '60.00');
    await limitTo(player, 70);
    await send('succeeded', payment, '90.00');
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 7_000, null],
      ['review', 2_000, 'limit'],
    ]);
    await limitTo(player, 80);
    expect(await player.refusal('10.00')).toBeUndefined();
  });

  test('of a player in a timeout goes back', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '60.00');
    const now = Date.now();
    await world.app.db
      .insertInto('limits')
      .values({
        player_id: player.playerId,
        type: LIMIT_TYPE.timeout,
        value: 1n,
        iso: null,
        state: 'ACTIVE',
        starts_at: new Date(now - 1000),
        ends_at: new Date(now + 86_400_000),
      })
      .execute();
    await send('succeeded', payment, '90.00');
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 6_000, null],
      ['review', 3_000, 'excluded'],
    ]);
  });

  test('goes with its deposit if the bank takes the whole payment back', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '4999.00');
    await send('succeeded', payment, '6000.00');
    await send('charged_back', payment, '6000.00');
    expect(await depositsOf(player)).toEqual([
      ['charged_back', 500_000, null],
      ['returned', 100_000, 'charged_back'],
    ]);
    expect(await player.money()).toBe('0.00');
  });

  test('is credited once, however often the success comes', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '4999.00');
    for (let time = 0; time < 3; time += 1) await send('succeeded', payment, '6000.00');
    expect(await depositsOf(player)).toHaveLength(2);
  });
});

async function limitTo({ playerId }: PayingPlayer, euros: number): Promise<void> {
  await world.app.db
    .updateTable('limits')
    .set({ value: BigInt(euros * 100) })
    .where('player_id', '=', playerId)
    .execute();
}

describe('two payments with one reference', () => {
  test('are two deposits', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.23');
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 4_023, null],
      ['succeeded', 4_023, null],
    ]);
    expect(await player.money()).toBe('80.46');
    await reconcile();
    expect(await player.money()).toBe('80.46');
    expect(await alertsAbout(payment.id)).toEqual([]);
    const { body } = await player.call('GET', '/web-api/payments');
    expect(body.payments.map(({ received }: Payment) => received)).toEqual(['40.23', '40.23']);
  });

  test('are two, however many reports of the second come at once', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '40.00');
    await send('succeeded', payment, '40.00');
    await Promise.all(Array.from({ length: 4 }, () => send('succeeded', payment, '25.00', 'at-once')));
    expect(await player.money()).toBe('65.00');
    expect(await depositsOf(player)).toHaveLength(2);
  });

  test('each need room of their own: the second goes back without it', async () => {
    const player = await world.player();
    await limit(player, 60);
    await transfer(player, '40.23');
    await sendBack();
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 4_023, null],
      ['returned', 4_023, 'limit'],
    ]);
    expect(await player.money()).toBe('40.23');
  });

  test('are found by a report that names the second', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.23');
    const [, second] = await world.app.db
      .selectFrom('payments')
      .select('id')
      .where('player_id', '=', player.playerId)
      .orderBy('seq')
      .execute();
    expect(second?.id).not.toBe(payment.id);
    await reconcile();
    await reconcile();
    expect(await depositsOf(player)).toHaveLength(2);
  });

  test('keep their later events apart, also those that come first', async () => {
    const player = await world.player();
    const payment = await beginOpen(player, '40.00');
    await send('succeeded', payment, '40.00');
    await send('charged_back', payment, '25.00', 'second', 10);
    expect(await player.money()).toBe('40.00');
    await send('succeeded', payment, '25.00', 'second');
    expect(await player.money()).toBe('40.00');
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 4_000, null],
      ['charged_back', 2_500, null],
    ]);
    await send('dispute_won', payment, '25.00', 'second', 20);
    expect(await player.money()).toBe('65.00');
  });

  test('of a fixed amount: the second waits for an operator', async () => {
    const player = await world.player();
    const { id } = await player.pay('40.00');
    await world.event('payment.succeeded', {
      merchantRef: id,
      id: `twice-${id}`,
      amount: '40.00',
      currency: 'EUR',
    });
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 4_000, null],
      ['review', 4_000, 'amount'],
    ]);
    expect(await player.money()).toBe('40.00');
  });
});

describe('a report with another amount of a deposit of any amount', () => {
  test('books the difference under a further key', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.25');
    expect(await player.money()).toBe('40.25');
    await reconcile();
    expect(await player.money()).toBe('41.25');
    const keys = await world.app.db
      .selectFrom('ledger_transactions')
      .select('key')
      .where('ref', '=', payment.id)
      .where('kind', '=', 'deposit')
      .orderBy('id')
      .execute();
    expect(keys.map(({ key }) => key)).toEqual([`deposit:${payment.id}`, `deposit:${payment.id}:2`]);
    await reconcile();
    expect(await player.money()).toBe('41.25');
    expect(await alertsAbout(payment.id)).toEqual([]);
  });

  test('takes back what was credited too much; what is gone is a debt', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.00');
    await world.app.db
      .updateTable('payments')
      .set({ received: 4_500n })
      .where('id', '=', payment.id)
      .execute();
    await reconcile();
    expect(await player.money()).toBe('35.00');
    expect(await debtsOf(payment.id)).toBe(0);
  });

  test('sends the difference back that has no room', async () => {
    const player = await world.player();
    await limit(player, 41);
    const payment = await transfer(player, '40.25');
    await reconcile();
    expect(await depositsOf(player)).toEqual([
      ['succeeded', 4_100, null],
      ['review', 25, 'limit'],
    ]);
    await sendBack();
    await reconcile();
    expect(await alertsAbout(payment.id)).toEqual([]);
    expect(await player.money()).toBe('41.00');
  });
});

describe('a refund above what was paid in', () => {
  test('is held and reported, and leaves neither a debt nor a lower balance', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.24');
    await world.sandbox.advance(60);
    expect(await player.money()).toBe('40.24');
    expect(await depositsOf(player)).toEqual([['succeeded', 4_024, null]]);
    expect(await debtsOf(payment.id)).toBe(0);
    expect(await alertsAbout(payment.id)).toEqual(['amount']);
  });

  test('after the bank has taken the deposit back is reported', async () => {
    const player = await world.player();
    const payment = await transfer(player, '40.00');
    await send('charged_back', payment, '40.00');
    await send('refunded', payment, '10.00');
    expect(await player.money()).toBe('0.00');
    expect(await debtsOf(payment.id)).toBe(0);
    expect(await alertsAbout(payment.id)).toEqual(['amount']);
  });
});

const sums = ['5.00', '20.00', '35.00', '6000.00'] as const;
const step = fc.record({
  type: fc.constantFrom('succeeded', 'succeeded', 'refunded', 'charged_back', 'dispute_won', 'failed'),
  amount: fc.constantFrom(...sums),
  payment: fc.constantFrom(undefined, 'second', 'third'),
});

test('whatever comes in whatever order, each payment of a reference is booked once, with what it has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom(20, 30, 60)),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (most, steps) => {
        const player = await world.player();
        const payment = await beginOpen(player, '20.00');
        if (most !== null) await limit(player, most);
        for (const { type, amount, payment: other } of steps)
          await send(type, payment, amount, other && `${other}-${payment.id}`);
        const rows = await world.app.db
          .selectFrom('payments')
          .selectAll()
          .where('player_id', '=', player.playerId)
          .execute();
        const whole = rows.filter(({ surplus_of: of }) => of === null);
        expect(new Set(whole.map((row) => row.provider_ref)).size).toBe(whole.length);
        let credited = 0n;
        for (const row of rows) {
          const { player: balance = 0n, suspense = 0n } = await world.booked(row.id);
          expect(suspense).toBe(row.state === 'review' ? row.received : 0n);
          if (row.state === 'succeeded' || row.state === 'refunded')
            expect(balance).toBe((row.received ?? 0n) - row.refunded);
          credited += balance;
        }
        if (most !== null) expect(credited <= BigInt(most * 100)).toBe(true);
        expect(credited >= 0n).toBe(true);
      },
    ),
    propertyOptions(30, 300),
  );
  await expectSoundLedger(world.app.db);
});
