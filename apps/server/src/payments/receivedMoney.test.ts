import type { ReconciliationDifference } from '@touchline/contract/operators';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentsWorld, type PaymentsWorld } from '../testing/payments.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld(await startPaymentSandbox());
});
afterAll(() => world.close());

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
    expect(await world.bookedByCurrency(id)).toEqual({ [`psp.sandbox ${iso}`]: -minor, [`suspense ${iso}`]: minor });
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
    // The provider has the money, and sends no event by itself.
    const { id, redirectUrl = '' } = await player.begin('30.17');
    await world.sandbox.act(redirectUrl, 'pay');
    const { provider_ref: providerRef } = await world.app.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await succeed(id, { id: providerRef, amount: '12.00', currency: 'HUF' });
    expect(await world.bookedByCurrency(id)).toEqual({ 'psp.sandbox HUF': -1_200n, 'suspense HUF': 1_200n });
    expect((await decide(id, 'send-back')).status).toBe(200);
    await world.app.payments.jobs.doDue();
    expect(await world.bookedByCurrency(id)).toEqual({});
    expect(await player.state(id)).toMatchObject({
      state: 'returned',
      outcome: 'fail',
      received: '12.00',
      receivedIso: 'HUF',
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
    await world.app.payments.jobs.doDue();
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
    expect(await world.bookedByCurrency(id)).toEqual({ 'psp.sandbox HUF': -300_000n, 'suspense HUF': 300_000n });
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
    expect(alert).toMatchObject({ subject: `again-${id}`, paymentId: id, detail: expect.stringContaining('1e3') });
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
