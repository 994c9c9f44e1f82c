import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from '@touchline/contract';
import { startPaymentSandbox, type PaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { runJobs } from '../../kernel/index.ts';
import { LIMIT_TYPE, type LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';

let sandbox: PaymentSandbox;
let app: TestApp;
/** Host and port at which the sandbox reaches the platform. */
let host: string;
/** Time by which the platform's clock is ahead of real time, ms. */
let ahead = 0;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  app = await createTestApp({
    env: { PAYMENT_PROVIDERS_FILE: sandbox.providersFile, PLATFORM_CLOCK: 'manual' },
    now: () => new Date(Date.now() + ahead),
    listens: true,
  });
  host = app.host;
});
afterAll(async () => {
  await expectSoundLedger(app.db, { isMadeUp: true });
  await app.close();
  await sandbox.stop();
});

let keys = 0;

/** A registered player with helpers for payments. */
async function player() {
  const client = app.client(host);
  const { playerId, accountId } = await client.register();
  const deposit = async (amount: string, more: object = {}, key = `deposit-key-${(keys += 1)}`) =>
    client.call(
      'POST',
      '/web-api/payments/deposits',
      { methodId: 'card', accountId, amount, ...more },
      { 'idempotency-key': key },
    );
  return {
    client,
    playerId,
    accountId,
    deposit,
    async begin(amount: string, more: object = {}): Promise<Payment> {
      const answer = await deposit(amount, more);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ payment: Payment }>().payment;
    },
    money: () => moneyOf(client),
    state: (id: string) => stateOf(client, id),
    limit: (type: LimitType, euros: number) => limit(playerId, type, BigInt(euros * 100)),
  };
}

async function moneyOf(client: TestClient): Promise<string> {
  return (await client.call('GET', '/web-api/accounts')).json().accounts[0].money;
}

async function stateOf(client: TestClient, id: string): Promise<Payment> {
  return (await client.call('GET', `/web-api/payments/${id}`)).json<{ payment: Payment }>().payment;
}

async function limit(playerId: bigint, type: LimitType, value: bigint): Promise<void> {
  const starts = new Date(Date.now() + ahead);
  await app.db
    .insertInto('limits')
    .values({
      player_id: playerId,
      type,
      value,
      iso: 'EUR',
      state: 'ACTIVE',
      starts_at: starts,
      ends_at: null,
    })
    .execute();
}

/** Returns what the entries of a payment sum to on each account, minor units. */
async function bookedFor(id: string): Promise<Record<string, bigint>> {
  const { rows } = await sql<{ name: string; sum: bigint }>`
    select coalesce(a.system_name, 'player') as name, sum(e.amount)::bigint as sum
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
    where t.ref = ${id} group by 1 having sum(e.amount) <> 0 order by 1`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const page = (payment: Payment): string => {
  if (payment.redirectUrl === undefined) throw new Error('The payment has no hosted page.');
  return payment.redirectUrl;
};

describe('a deposit', () => {
  test('is redirected, paid on the provider’s page, and credited', async () => {
    const { begin, money, state, deposit } = await player();
    const payment = await begin('100.00');
    expect(payment).toMatchObject({
      state: 'redirected',
      outcome: 'pending',
      icon: 'card',
      actions: ['continue', 'cancel'],
    });
    expect(await sandbox.act(page(payment), 'pay')).toContain(`/en/onpay/success?payment=${payment.id}`);
    expect(await money()).toBe('100.00');
    expect(await state(payment.id)).toMatchObject({
      state: 'succeeded',
      outcome: 'success',
      requisite: '•••• 4242',
    });
    expect(await bookedFor(payment.id)).toEqual({ player: 10000n, 'psp.sandbox': -10000n });
    expect((await deposit('100.00')).statusCode).toBe(200);
  });

  test('with a fee is credited gross, and the fee taken from it', async () => {
    const { begin, money } = await player();
    const payment = await begin('33.30', { methodId: 'wallet' });
    expect(payment.fee).toBe('0.60');
    await sandbox.act(page(payment), 'pay');
    expect(await money()).toBe('32.70');
    expect(await bookedFor(payment.id)).toEqual({ fees: 60n, player: 3270n, 'psp.sandbox': -3330n });
  });

  test('is one for 50 parallel copies of a request', async () => {
    const { deposit, client } = await player();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deposit('50.00', {}, 'fifty-copies')));
    const ids = new Set(answers.map((answer) => answer.json<{ payment: Payment }>().payment.id));
    expect([new Set(answers.map(({ statusCode }) => statusCode)), ids.size]).toEqual([new Set([200]), 1]);
    expect((await client.call('GET', '/web-api/payments')).json().payments).toHaveLength(1);
    expect((await deposit('60.00', {}, 'fifty-copies')).json().code).toBe('DUPLICATE_KEY_MISMATCH');
  });

  test.each([
    ['4.99', { path: '/amount', code: 'BELOW_MIN' }],
    ['5000.01', { path: '/amount', code: 'ABOVE_MAX' }],
    ['-5.00', { path: '/amount', code: 'amount' }],
    ['10.001', { path: '/amount', code: 'amount' }],
  ])('of %s is refused with the field', async (amount, field) => {
    const { deposit } = await player();
    const answer = await deposit(amount);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [field]]);
  });

  test('names all wrong requisites at once', async () => {
    const { deposit } = await player();
    const answer = await deposit('10.00', {
      methodId: 'transfer',
      fields: { iban: 'GB82 WEST 1234 5698 7654 33' },
    });
    expect(answer.json().fields).toEqual([
      { path: '/fields/owner', code: 'required' },
      { path: '/fields/iban', code: 'checksum' },
    ]);
  });

  test('is cancelled by its player, and the same page can’t be paid any more', async () => {
    const { begin, client, money } = await player();
    const payment = await begin('20.00');
    const answer = await client.call('POST', `/web-api/payments/${payment.id}/cancel`);
    expect(answer.json().payment).toMatchObject({ state: 'cancelled', outcome: 'cancel', actions: [] });
    expect(await sandbox.act(page(payment), 'pay')).toContain('/onpay/fail');
    expect(await money()).toBe('0.00');
    const again = await client.call('POST', `/web-api/payments/${payment.id}/cancel`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOT_CANCELLABLE']);
  });

  test('of another player isn’t found; its outcome has no amounts', async () => {
    const { begin } = await player();
    const payment = await begin('20.00');
    const other = await player();
    expect((await other.client.call('GET', `/web-api/payments/${payment.id}`)).statusCode).toBe(404);
    const outcome = await app.client(host).call('GET', `/web-api/payments/${payment.id}/outcome`);
    expect(outcome.json()).toEqual({ direction: 'deposit', outcome: 'pending', at: payment.createdAt });
  });

  test('is one of three at most that aren’t finished', async () => {
    const { begin, deposit } = await player();
    for (const amount of ['10.00', '20.00', '30.00']) await begin(amount);
    const answer = await deposit('40.00');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TOO_MANY']);
  });
});

describe('scripts of the provider', () => {
  test.each([
    ['10.01', 'failed', 'declined', '0.00'],
    ['10.02', 'failed', 'insufficient_funds', '0.00'],
    ['10.03', 'pending', undefined, '0.00'],
    ['10.04', 'succeeded', undefined, '10.04'],
    ['10.06', 'succeeded', undefined, '10.06'],
    ['10.08', 'review', 'amount', '0.00'],
    ['10.13', 'review', 'currency', '0.00'],
    ['10.14', 'redirected', undefined, '0.00'],
    ['10.15', 'redirected', undefined, '0.00'],
    ['10.19', 'succeeded', undefined, '10.19'],
    ['10.20', 'review', 'amount', '0.00'],
  ])('%s ends as %s (%s), with %s on the account', async (amount, expected, reason, left) => {
    const { begin, client, money } = await player();
    const payment = await begin(amount);
    await sandbox.act(page(payment), 'pay');
    const row = await app.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payment.id)
      .executeTakeFirst();
    expect([row?.state, row?.reason ?? undefined]).toEqual([expected, reason]);
    expect(await money()).toBe(left);
    const listed = (await client.call('GET', '/web-api/payments')).json().payments;
    expect(listed).toMatchObject([{ id: payment.id, state: expected }]);
  });

  test('one that stays pending succeeds by itself', async () => {
    const { begin, money } = await player();
    const payment = await begin('20.03');
    await sandbox.act(page(payment), 'pay');
    await sandbox.advance(60);
    expect(await money()).toBe('20.03');
  });

  test('one that failed and then succeeded is credited late', async () => {
    const { begin, money, state } = await player();
    const payment = await begin('20.07');
    await sandbox.act(page(payment), 'pay');
    expect(await state(payment.id)).toMatchObject({ state: 'failed' });
    await sandbox.advance(5);
    expect(await money()).toBe('20.07');
    expect((await state(payment.id)).steps.map((step) => step.state)).toEqual([
      'created',
      'redirected',
      'failed',
      'succeeded',
    ]);
  });

  test('one whose creation got no answer is found again by its reference', async () => {
    const { begin, state } = await player();
    const payment = await begin('20.09');
    expect(payment.state).toBe('created');
    const found = await state(payment.id);
    expect(found.state).toBe('redirected');
    await sandbox.act(page(found), 'pay');
    expect((await state(payment.id)).state).toBe('succeeded');
  });

  test('one with a challenge is paid after it', async () => {
    const { begin, money } = await player();
    const payment = await begin('20.10');
    expect(await sandbox.act(page(payment), 'pay')).toBeUndefined();
    expect(await money()).toBe('0.00');
    await sandbox.act(page(payment), 'confirm');
    expect(await money()).toBe('20.10');
  });

  test('one that the bank takes back leaves a debt for what is gone', async () => {
    const { begin, client, accountId, money, state } = await player();
    const payment = await begin('100.11');
    await sandbox.act(page(payment), 'pay');
    await app.db
      .updateTable('accounts')
      .set({ balance: 3540n })
      .where('id', '=', BigInt(accountId))
      .execute();
    await sql`
      with t as (insert into ledger_transactions (key, kind, at) values ('test:spent', 'stake', now()) returning id)
      insert into ledger_entries (transaction_id, at, account_id, iso, amount, balance)
      select t.id, now(), a.id, 'EUR', case when a.player_id is null then 6471 else -6471 end,
        case when a.player_id is null then null else 3540 end
      from t, accounts a where a.id = ${accountId} or (a.system_name = 'house' and a.iso = 'EUR')`.execute(
      app.db,
    );
    await sandbox.advance(120);
    expect(await state(payment.id)).toMatchObject({ state: 'charged_back', outcome: 'fail' });
    expect(await money()).toBe('0.00');
    const debt = await app.db.selectFrom('debts').selectAll().where('payment_id', '=', payment.id).execute();
    expect(debt).toMatchObject([{ amount: 6471n, open_amount: 6471n }]);
    expect(await bookedFor(payment.id)).toEqual({
      fees: -1500n,
      house: -6471n,
      player: 6471n,
      'psp.sandbox': 1500n,
    });
    expect((await client.call('GET', '/web-api/payments?state=failed')).json().payments).toHaveLength(1);
  });

  test('one that is refunded later is taken from the balance', async () => {
    const { begin, money, state } = await player();
    const payment = await begin('20.12');
    await sandbox.act(page(payment), 'pay');
    expect(await money()).toBe('20.12');
    await sandbox.advance(60);
    expect(await state(payment.id)).toMatchObject({
      state: 'refunded',
      refunded: '20.12',
      outcome: 'success',
    });
    expect(await money()).toBe('0.00');
  });

  test('one without call-backs is found by a look-up', async () => {
    const { begin, state, money } = await player();
    const payment = await begin('20.17');
    await sandbox.act(page(payment), 'pay');
    expect((await state(payment.id)).state).toBe('succeeded');
    expect(await money()).toBe('20.17');
  });

  test('a transfer is credited with the amount that arrived', async () => {
    const { begin, money, state } = await player();
    const payment = await begin('200.00', { methodId: 'transfer', fields: { owner: 'Anna Maria' } });
    expect(payment.instructions?.map(({ label }) => label.en)).toEqual(['Recipient', 'IBAN', 'Reference']);
    await sandbox.advance(20);
    expect(await state(payment.id)).toMatchObject({ state: 'succeeded', received: '200.00' });
    expect(await money()).toBe('200.00');
    const part = await begin('200.08', { methodId: 'transfer', fields: { owner: 'Anna Maria' } });
    await sandbox.advance(20);
    expect(await state(part.id)).toMatchObject({ state: 'succeeded', received: '100.04' });
  });
});

describe('a saved card', () => {
  /** A player who has paid by card, with the methods as they are then. */
  async function paidBefore() {
    const paying = await player();
    const methods = async () => {
      const { json } = await paying.client.call('GET', '/web-api/payments/methods');
      return json<{ methods: { id: string; saved?: { instrumentId: string; requisite: string } }[] }>()
        .methods;
    };
    const savedOf = async (id: string) => (await methods()).find((one) => one.id === id)?.saved;
    expect(await savedOf('card')).toBeUndefined();
    const payment = await paying.begin('20.00');
    await sandbox.act(page(payment), 'pay');
    const saved = await savedOf('card');
    if (!saved) throw new Error('The card isn’t saved.');
    return { ...paying, saved, savedOf };
  }

  test('pays in one step, without the provider’s page', async () => {
    const { begin, money, saved, savedOf } = await paidBefore();
    expect(saved.requisite).toBe('•••• 4242');
    expect(await savedOf('instant')).toBeUndefined();
    const payment = await begin('25.00', { instrumentId: saved.instrumentId });
    expect(payment).toMatchObject({ state: 'succeeded', outcome: 'success', requisite: '•••• 4242' });
    expect(payment).not.toHaveProperty('redirectUrl');
    expect(await money()).toBe('45.00');
  });

  test('is confirmed on the provider’s page where its bank asks for it', async () => {
    const { begin, money, saved } = await paidBefore();
    const payment = await begin('25.10', { instrumentId: saved.instrumentId });
    expect(payment).toMatchObject({ state: 'redirected' });
    expect(await money()).toBe('20.00');
    await sandbox.act(page(payment), 'confirm');
    expect(await money()).toBe('45.10');
  });

  test('of another player, one that was removed, and one of another method aren’t charged', async () => {
    const { client, deposit, saved, savedOf } = await paidBefore();
    const other = await player();
    const refused = await other.deposit('25.00', { instrumentId: saved.instrumentId });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'INSTRUMENT_GONE']);
    const wrong = await deposit('25.00', { methodId: 'instant', instrumentId: saved.instrumentId });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'INSTRUMENT_GONE']);
    await client.call('DELETE', `/web-api/payment-instruments/${saved.instrumentId}`);
    expect(await savedOf('card')).toBeUndefined();
    const late = await deposit('25.00', { instrumentId: saved.instrumentId });
    expect([late.statusCode, late.json().code]).toEqual([409, 'INSTRUMENT_GONE']);
  });
});

describe('limits', () => {
  test('tell when a deposit leaves their window, and how much comes back', async () => {
    const { begin, limit: setLimit, client } = await player();
    const first = await begin('60.00');
    await sandbox.act(page(first), 'pay');
    const second = await begin('40.00');
    await sandbox.act(page(second), 'pay');
    await setLimit(LIMIT_TYPE.deposit7d, 100);
    const { room, methods } = (await client.call('GET', '/web-api/payments/methods')).json();
    expect(methods[0].unavailable).toBe('LIMIT');
    expect(room).toMatchObject([{ limit: '100.00', remainder: '0.00', next: { amount: '60.00' } }]);
    const week = 7 * 86_400;
    expect(Math.abs(room[0].next.at - week - (Date.now() + ahead) / 1000)).toBeLessThan(120);
    await setLimit(LIMIT_TYPE.deposit24h, 1000);
    const both = (await client.call('GET', '/web-api/payments/methods')).json();
    expect(both.room[0]).toMatchObject({ seconds: 86_400, remainder: '900.00', next: { amount: '60.00' } });
  });

  test('an open deposit claims its room, and frees it when it ends', async () => {
    const { begin, deposit, limit: setLimit, client } = await player();
    await setLimit(LIMIT_TYPE.deposit24h, 100);
    const payment = await begin('80.01');
    const second = await deposit('80.00');
    expect([second.statusCode, second.json().code]).toEqual([403, 'LIMIT_DEPOSIT']);
    expect(second.json().message).toContain('19.99 EUR');
    await sandbox.act(page(payment), 'pay');
    const methods = (await client.call('GET', '/web-api/payments/methods')).json();
    expect(methods.room).toEqual([{ seconds: 86400, limit: '100.00', remainder: '100.00' }]);
    await begin('100.00');
  });

  test('one of two deposits at once fits', async () => {
    const { deposit, limit: setLimit } = await player();
    await setLimit(LIMIT_TYPE.deposit24h, 100);
    const answers = await Promise.all([deposit('80.00'), deposit('80.00')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  test('a limit lowered meanwhile doesn’t stop an open deposit', async () => {
    const { begin, limit: setLimit, money, client } = await player();
    const payment = await begin('80.00');
    await setLimit(LIMIT_TYPE.deposit24h, 50);
    await sandbox.act(page(payment), 'pay');
    expect(await money()).toBe('80.00');
    const methods = (await client.call('GET', '/web-api/payments/methods')).json();
    expect(methods.room).toMatchObject([{ remainder: '0.00' }]);
    expect(methods.methods[0].unavailable).toBe('LIMIT');
  });

  test('late money without room goes back to its source', async () => {
    const { begin, limit: setLimit, money, state } = await player();
    const payment = await begin('80.07');
    await sandbox.act(page(payment), 'pay');
    await setLimit(LIMIT_TYPE.deposit24h, 50);
    await sandbox.advance(5);
    expect(await state(payment.id)).toMatchObject({ state: 'review', reason: 'limit' });
    await runJobs(app.payments.jobs);
    expect(await state(payment.id)).toMatchObject({ state: 'returned', outcome: 'fail' });
    expect(await money()).toBe('0.00');
    expect(await bookedFor(payment.id)).toEqual({});
  });

  test('money that arrives after a self-exclusion goes back to its source', async () => {
    const { begin, playerId } = await player();
    const payment = await begin('80.00');
    const now = new Date();
    const ends = new Date(now.getTime() + 86_400_000 * 30);
    const exclusion = { type: LIMIT_TYPE.selfExclusion, value: 30n, iso: null, state: 'ACTIVE' } as const;
    await app.db
      .insertInto('limits')
      .values({ player_id: playerId, ...exclusion, starts_at: now, ends_at: ends })
      .execute();
    await sandbox.act(page(payment), 'pay');
    await runJobs(app.payments.jobs);
    const row = await app.db.selectFrom('payments').select(['state']).where('id', '=', payment.id).execute();
    expect(row).toEqual([{ state: 'returned' }]);
  });
});

describe('money under review', () => {
  const decide = (id: string, decision: string, body: object = { reason: 'Checked with the player.' }) =>
    app.app.inject({
      method: 'POST',
      url: `/ops/payments/${id}/${decision}`,
      headers: { authorization: 'Bearer operator-token-of-tests' },
      payload: body,
    });
  const read = (path: string) =>
    app.app.inject({ url: path, headers: { authorization: 'Bearer operator-token-of-tests' } });

  test('is credited by an operator, once', async () => {
    const { begin, money } = await player();
    const payment = await begin('30.08');
    await sandbox.act(page(payment), 'pay');
    const waiting = (await read('/ops/payments?state=review')).json().payments;
    expect(waiting[0]).toMatchObject({
      id: payment.id,
      state: 'review',
      reason: 'amount',
      received: '15.04',
    });
    expect((await decide(payment.id, 'credit', {})).statusCode).toBe(400);
    expect((await decide(payment.id, 'credit')).statusCode).toBe(200);
    expect(await money()).toBe('15.04');
    expect((await decide(payment.id, 'credit')).statusCode).toBe(409);
    const one = (await read(`/ops/payments/${payment.id}`)).json();
    expect(one.steps.at(-1)).toMatchObject({ state: 'succeeded', source: 'operator:operator' });
  });

  test('goes back to its source by an operator’s decision', async () => {
    const { begin, money, state } = await player();
    const payment = await begin('30.20');
    await sandbox.act(page(payment), 'pay');
    expect((await decide(payment.id, 'send-back')).statusCode).toBe(200);
    expect((await decide(payment.id, 'send-back')).statusCode).toBe(409);
    await runJobs(app.payments.jobs);
    expect(await state(payment.id)).toMatchObject({ state: 'returned' });
    expect(await money()).toBe('0.00');
    expect(await bookedFor(payment.id)).toEqual({});
  });

  test('that the provider refuses to take back keeps nothing else back', async () => {
    const { begin, state } = await player();
    const stuck = await begin('30.08');
    const payment = await begin('31.08');
    for (const one of [stuck, payment]) {
      await sandbox.act(page(one), 'pay');
      await decide(one.id, 'send-back');
    }
    await app.db
      .updateTable('payments')
      .set({ provider_ref: 'unknown-there' })
      .where('id', '=', stuck.id)
      .execute();
    await runJobs(app.payments.jobs);
    expect((await state(stuck.id)).state).toBe('review');
    expect((await state(payment.id)).state).toBe('returned');
  });
});

describe('call-backs', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/psp/sandbox/house/events',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });

  test('without a right signature are refused', async () => {
    expect((await send('{}')).statusCode).toBe(401);
    expect((await send('{}', { 'touchline-signature': 't=1,v1=00' })).statusCode).toBe(401);
    const unknown = await app.app.inject({ method: 'POST', url: '/psp/nobody/house/events', payload: '{}' });
    expect(unknown.statusCode).toBe(404);
  });

  test('of an unknown kind are kept, and stop no later move', async () => {
    const { begin, state } = await player();
    const payment = await begin('40.00');
    const later = new Date(Date.now() + 3_600_000);
    await app.db
      .insertInto('provider_events')
      .values({
        provider: 'sandbox',
        site_id: 'house',
        event_id: 'of-an-unknown-kind',
        payment_id: payment.id,
        event: 'other',
        body_hash: '',
        body: JSON.stringify({ kind: 'other', merchantRef: payment.id }),
        at: later,
        received_at: later,
        note: null,
      })
      .execute();
    await sandbox.act(page(payment), 'pay');
    expect((await state(payment.id)).state).toBe('succeeded');
  });
});

describe('an expired deposit', () => {
  test('is closed by a look-up, and credited if it is paid after all', async () => {
    const { begin, accountId } = await player();
    const payment = await begin('20.16');
    await sandbox.act(page(payment), 'pay');
    ahead += 1_800_000 + 125_000;
    await runJobs(app.payments.jobs);
    const row = await app.db.selectFrom('payments').select('state').where('id', '=', payment.id).execute();
    expect(row).toEqual([{ state: 'expired' }]);
    await sandbox.advance(1_800 + 301);
    const id = BigInt(accountId);
    const account = await app.db.selectFrom('accounts').select('balance').where('id', '=', id).execute();
    expect(account).toEqual([{ balance: 2016n }]);
  });
});
