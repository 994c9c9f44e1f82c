import type { ReconciliationDifference } from '@touchline/contract/operators';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { propertyOptions } from '@touchline/testing';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createPaymentsWorld, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';
import { creditedFor } from './conversion/conversion.ts';
import { receivedIso } from './receivedIso.ts';

let world: PaymentsWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-sites-'));
  const SITES_FILE = join(folder, 'sites.json');
  const exchange = { spread: '1.5', deposits: { EUR: ['USD'] } };
  const site = { id: 'house', brand: 'touchline', hosts: ['localhost'], exchange };
  await writeFile(SITES_FILE, JSON.stringify({ sites: [site] }));
  world = await createPaymentsWorld(await startPaymentSandbox(), { SITES_FILE });
  await world.ops('PUT', '/ops/rates/USD', { units: '1.08', reason: 'the bank’s rate' });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** Begins a deposit of dollars to an account in euros, at a quoted rate. */
async function beginInDollars(player: PayingPlayer, amount: string): Promise<string> {
  const currency = 'USD';
  const quoted = { methodId: 'card', accountId: player.accountId, currency, amount };
  const { body } = await player.call('POST', '/web-api/payments/deposits/quote', quoted);
  return (await player.begin(amount, { currency, quoteId: body.quote.id })).id;
}

/** Sends a success of a deposit. */
const succeed = (merchantRef: string, payment: object, more?: object) =>
  world.event('payment.succeeded', { merchantRef, ...payment }, more);

const decide = (id: string, decision: 'credit' | 'send-back') =>
  world.ops('POST', `/ops/payments/${id}/${decision}`, { reason: 'a test of decisions' });

const detailOf = async (id: string) => (await world.ops('GET', `/ops/payments/${id}`)).body;

/** Open differences about a subject or a payment. */
async function alertsAbout(id: string): Promise<ReconciliationDifference[]> {
  const { body } = await world.ops('GET', '/ops/reconciliations/differences?state=open');
  const all: ReconciliationDifference[] = body.differences;
  return all.filter(({ subject, paymentId }) => subject === id || paymentId === id);
}

describe('money of another currency', () => {
  test.each([
    ['HUF', '3000', '3000.00', 300_000n],
    ['JPY', '3000', '3000', 3_000n],
    ['KWD', '1.234', '1.234', 1_234n],
  ])('%s %s waits in suspense in its own minor units, and isn’t credited', async (iso, sent, text, minor) => {
    const player = await world.player();
    const { id } = await player.begin('30.00');
    expect(await succeed(id, { amount: sent, currency: iso })).toBe(200);
    expect(await world.bookedByCurrency(id)).toEqual({
      [`psp.sandbox ${iso}`]: -minor,
      [`suspense ${iso}`]: minor,
    });
    expect(await decide(id, 'credit')).toMatchObject({
      status: 409,
      body: { code: 'OTHER_CURRENCY', message: expect.stringContaining(`${text} ${iso}`) },
    });
    expect(await detailOf(id)).toMatchObject({
      iso: 'EUR',
      amount: '30.00',
      received: text,
      receivedIso: iso,
      left: text,
      state: 'review',
      reason: 'currency',
    });
    const shown = await player.state(id);
    expect(shown).toMatchObject({ state: 'review', amount: '30.00', received: text, receivedIso: iso });
    expect(await player.money()).toBe('0.00');
  });

  test('goes back in the currency that came, and leaves suspense empty', async () => {
    const player = await world.player();
    const { id } = await player.pay('30.13');
    expect(await world.bookedByCurrency(id)).toEqual({ 'psp.sandbox USD': -3_013n, 'suspense USD': 3_013n });
    expect((await decide(id, 'send-back')).status).toBe(200);
    await runJobs(world.app.payments.jobs);
    expect(await world.bookedByCurrency(id)).toEqual({});
    expect(await player.state(id)).toMatchObject({
      state: 'returned',
      outcome: 'fail',
      received: '30.13',
      receivedIso: 'USD',
    });
    expect((await decide(id, 'credit')).status).toBe(409);
  });

  test('that the provider has is compared with its report in that currency', async () => {
    const day = world.today();
    const player = await world.player();
    const { id } = await player.pay('30.13');
    expect(await world.bookedByCurrency(id)).toEqual({ 'psp.sandbox USD': -3_013n, 'suspense USD': 3_013n });
    await world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day });
    // The charge of the provider, 2.9 % and 0.30.
    expect(await world.bookedByCurrency(id)).toEqual({
      'fees USD': -117n,
      'psp.sandbox USD': -2_896n,
      'suspense USD': 3_013n,
    });
    expect(await alertsAbout(id)).toEqual([]);
    await decide(id, 'send-back');
    await runJobs(world.app.payments.jobs);
    expect(await world.bookedByCurrency(id)).toEqual({ 'fees USD': -117n, 'psp.sandbox USD': 117n });
    await world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day });
    expect(await alertsAbout(id)).toEqual([]);
  });

  test('in a late success waits as well', async () => {
    const player = await world.player();
    const { id } = await player.begin('30.00');
    await world.event('payment.failed', { merchantRef: id, state: 'failed' });
    expect(await succeed(id, { amount: '3000', currency: 'HUF' })).toBe(200);
    expect(await detailOf(id)).toMatchObject({ state: 'review', reason: 'currency' });
    expect(await world.bookedByCurrency(id)).toEqual({
      'psp.sandbox HUF': -300_000n,
      'suspense HUF': 300_000n,
    });
  });
});

describe('for a deposit that is converted', () => {
  test('is neither converted nor credited, and no credit is shown', async () => {
    const player = await world.player();
    const id = await beginInDollars(player, '20.00');
    // The account's own currency isn't the deposit's.
    expect(await succeed(id, { amount: '20.00', currency: 'EUR' })).toBe(200);
    expect(await world.bookedByCurrency(id)).toEqual({ 'psp.sandbox EUR': -2_000n, 'suspense EUR': 2_000n });
    expect((await decide(id, 'credit')).body.code).toBe('OTHER_CURRENCY');
    const shown = await player.state(id);
    expect(shown).toMatchObject({ state: 'review', iso: 'USD', received: '20.00', receivedIso: 'EUR' });
    expect(shown.credit).toBeUndefined();
  });
});

describe('a later event about credited money', () => {
  test.each(['payment.refunded', 'payment.charged_back'])(
    '%s in another currency books nothing, and is named to operators',
    async (type) => {
      const player = await world.player();
      const { id } = await player.pay('20.00');
      const before = await world.bookedByCurrency(id);
      expect(await world.event(type, { merchantRef: id, amount: '3000', currency: 'HUF' })).toBe(200);
      expect(await world.bookedByCurrency(id)).toEqual(before);
      expect(await player.state(id)).toMatchObject({ state: 'succeeded' });
      expect(await alertsAbout(id)).toMatchObject([
        { kind: 'currency', ours: '20.00', iso: 'EUR', theirs: '3000.00', theirsIso: 'HUF' },
      ]);
    },
  );

  test('a won dispute in another currency books nothing', async () => {
    const player = await world.player();
    const { id } = await player.pay('20.00');
    const money = { merchantRef: id, amount: '20.00', currency: 'EUR' };
    await world.event('payment.charged_back', money);
    const before = await world.bookedByCurrency(id);
    expect(await world.event('payment.dispute_won', { ...money, currency: 'USD' })).toBe(200);
    expect(await world.bookedByCurrency(id)).toEqual(before);
    expect(await alertsAbout(id)).toMatchObject([{ kind: 'currency', theirs: '20.00', theirsIso: 'USD' }]);
  });

  test('a refund of more than is left books nothing, and is named to operators', async () => {
    const player = await world.player();
    const { id } = await player.pay('20.00');
    await world.event('payment.refunded', { merchantRef: id, amount: '20.01', currency: 'EUR' });
    expect(await player.money()).toBe('20.00');
    expect(await alertsAbout(id)).toMatchObject([{ kind: 'amount', ours: '20.00', theirs: '20.01' }]);
  });
});

describe('an event that can’t be read', () => {
  test.each([
    ['no currency', { amount: '1.00' }],
    ['no amount', { currency: 'EUR' }],
    ['neither', {}],
    ['an exponent', { amount: '1e3', currency: 'EUR' }],
    ['too many decimals', { amount: '12.345', currency: 'EUR' }],
    ['decimals of a currency without them', { amount: '3000.50', currency: 'JPY' }],
    ['a minus', { amount: '-1.00', currency: 'EUR' }],
    ['a minus zero', { amount: '-0.00', currency: 'EUR' }],
    ['nothing', { amount: '0.00', currency: 'EUR' }],
    ['thirty digits', { amount: '1'.repeat(30), currency: 'EUR' }],
    ['more than an event can be about', { amount: '92233720368547758.07', currency: 'EUR' }],
    ['an empty amount', { amount: '', currency: 'EUR' }],
    ['a number', { amount: 20, currency: 'EUR' }],
    ['grouped digits', { amount: '1,000.00', currency: 'EUR' }],
    ['an unknown currency', { amount: '20.00', currency: 'QQQ' }],
    ['a currency in small letters', { amount: '20.00', currency: 'eur' }],
    ['a currency that is a number', { amount: '20.00', currency: 978 }],
    ['a fee that is below 0', { amount: '20.00', currency: 'EUR', fee: '-1.00' }],
    ['a fee with too many decimals', { amount: '20.00', currency: 'EUR', fee: '0.001' }],
  ])('has %s: 400, nothing booked, and an alert', async (_, payment) => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    expect(await succeed(id, payment)).toBe(400);
    expect(await world.bookedByCurrency(id)).toEqual({});
    expect((await player.state(id)).state).toBe('redirected');
    expect(await alertsAbout(id)).toMatchObject([
      { kind: 'unreadable', provider: 'sandbox', state: 'open', detail: expect.any(String) },
    ]);
  });

  test.each(['payment.refunded', 'payment.charged_back', 'payment.dispute_won'])(
    'has no money: %s',
    async (type) => {
      const player = await world.player();
      const { id } = await player.pay('20.00');
      const before = await world.bookedByCurrency(id);
      for (const money of [{}, { amount: '20.00' }, { amount: '1e1', currency: 'EUR' }])
        expect(await world.event(type, { merchantRef: id, ...money })).toBe(400);
      expect(await world.bookedByCurrency(id)).toEqual(before);
      expect(await player.money()).toBe('20.00');
    },
  );

  test.each([
    ['a time far beyond any calendar', { at: 1e300 }],
    ['a time that is a text', { at: 'now' }],
    ['an id with a zero byte', { id: 'a\u0000b' }],
    ['an id that is too long to store', { id: 'x'.repeat(10_000) }],
    ['an empty id', { id: '' }],
  ])('has %s', async (_, more) => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    expect(await succeed(id, { amount: '20.00', currency: 'EUR' }, more)).toBe(400);
    expect((await player.state(id)).state).toBe('redirected');
  });

  test('is one alert, however often it comes, until it is explained', async () => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    const send = () => succeed(id, { amount: '1e3', currency: 'EUR' }, { id: `again-${id}` });
    expect([await send(), await send()]).toEqual([400, 400]);
    const [alert, ...others] = await alertsAbout(id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      subject: `again-${id}`,
      paymentId: id,
      detail: expect.stringContaining('1e3'),
    });
    const path = `/ops/reconciliations/differences/${alert?.id}/explain`;
    expect((await world.ops('POST', path, { reason: 'The provider has mended it' })).status).toBe(200);
    await send();
    expect(await alertsAbout(id)).toEqual([]);
    const { body } = await world.ops('GET', '/ops/dashboard/waiting');
    expect(body.waiting.map(({ kind }: { kind: string }) => kind)).toContain('differences');
  });

  test('leaves the deposit as it is: a right success is credited', async () => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    expect(await succeed(id, { amount: '1e3', currency: 'EUR' })).toBe(400);
    expect(await succeed(id, { amount: '20.00', currency: 'EUR' })).toBe(200);
    expect(await player.money()).toBe('20.00');
  });
});

describe('an answer that can’t be read', () => {
  afterEach(() => void vi.restoreAllMocks());
  const answerOnce = (body: object) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body));

  test('to a look-up is none, and an alert', async () => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    answerOnce({ id: 'at', merchantRef: id, state: 'succeeded', amount: '20.00' });
    expect(await player.state(id)).toMatchObject({ state: 'redirected' });
    expect(await world.bookedByCurrency(id)).toEqual({});
    expect(await alertsAbout(id)).toMatchObject([
      { kind: 'unreadable', subject: id, detail: 'The currency is missing.', iso: null },
    ]);
  });

  test.each([
    ['a payment with an amount that is a number', { rows: [{ type: 'payment', amount: 20 }] }, 'rows.0.type'],
    ['a balance with two signs', { closing: { EUR: '--5.00' } }, '--5.00'],
    [
      'a transfer with too many decimals',
      { settlements: [{ id: 's', currency: 'JPY', amount: '5.5', fee: '0' }] },
      '5.5',
    ],
  ])('of a report with %s compares nothing, until one can be read', async (_, fault, detail) => {
    const day = world.today();
    const run = () => world.ops('POST', '/ops/reconciliations', { provider: 'sandbox', day });
    answerOnce({ rows: [], settlements: [], closing: {}, ...fault });
    expect((await run()).body).toMatchObject({ state: 'asked', failure: 'unreadable' });
    expect(await alertsAbout(`report ${day}`)).toMatchObject([
      { kind: 'unreadable', day, detail: expect.stringContaining(detail) },
    ]);
    expect((await run()).body).toMatchObject({ failure: null });
    expect(await alertsAbout(`report ${day}`)).toEqual([]);
  });
});

const types = ['succeeded', 'pending', 'failed', 'refunded', 'charged_back', 'dispute_won'] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom(...types),
      amount: fc.constantFrom('20.00', '20', '5.00', '3000', '1e3', '-1.00'),
      currency: fc.constantFrom('EUR', 'EUR', 'USD', 'USD', 'HUF', 'JPY', 'QQQ', undefined),
    }),
  },
  { weight: 1, arbitrary: fc.constant('credit' as const) },
);

/** Returns the entries of a deposit's transactions, with the account's owner. */
async function entriesOf(ref: string) {
  const { rows } = await sql<{ id: bigint; name: string; iso: string; amount: bigint; kind: string }>`
    select t.id, t.kind, coalesce(a.system_name, 'player') as name, e.iso, e.amount
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join accounts a on a.id = e.account_id
    where t.ref = ${ref}`.execute(world.app.db);
  return rows;
}

const sumOf = (entries: readonly { readonly amount: bigint }[]): bigint =>
  entries.reduce((sum, { amount }) => sum + amount, 0n);

test('whatever events come in whatever currencies, every entry is of the money that came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (isConverted, steps) => {
        const player = await world.player();
        const id = isConverted ? await beginInDollars(player, '20.00') : (await player.begin('20.00')).id;
        for (const one of steps) {
          if (one === 'credit') await decide(id, 'credit');
          else {
            const { type, amount, currency } = one;
            const status = await world.event(`payment.${type}`, { merchantRef: id, amount, currency });
            expect([200, 400]).toContain(status);
          }
        }
        const row = await world.app.db
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const entries = await entriesOf(id);
        // Every transaction sums to 0 in each of its currencies.
        for (const [, own] of Map.groupBy(entries, (entry) => `${entry.id} ${entry.iso}`))
          expect(sumOf(own)).toBe(0n);
        // The player's account moves in its own currency, by money of the deposit's currency only.
        const players = entries.filter(({ name }) => name === 'player');
        expect(players.every(({ iso }) => iso === 'EUR')).toBe(true);
        const transactions = new Set(players.map((entry) => entry.id));
        const beside = entries.filter((entry) => transactions.has(entry.id) && entry.name.startsWith('psp.'));
        expect(beside.every(({ iso }) => iso === row.iso)).toBe(true);
        const credits = sumOf(
          players.filter(({ kind }) => kind === 'deposit' || kind === 'unmatched-claimed'),
        );
        if (credits > 0n) expect(credits).toBe(creditedFor(row, row.received ?? 0n));
        expect(row.received_iso === null || credits === 0n).toBe(true);
        // Money that waits is in suspense, in the currency that came.
        const suspense = Map.groupBy(
          entries.filter(({ name }) => name === 'suspense'),
          ({ iso }) => iso,
        );
        for (const [iso, own] of suspense)
          expect(sumOf(own)).toBe(row.state === 'review' && iso === receivedIso(row) ? row.received : 0n);
      },
    ),
    propertyOptions(40, 400),
  );
  await expectSoundLedger(world.app.db);
});
