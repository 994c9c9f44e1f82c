import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../kernel/index.ts';
import { LIMIT_TYPE } from '../../../protection/limits/rules/limitTypes.ts';
import { createPaymentsWorld, type PayingPlayer, type PaymentsWorld } from '../../../testing/payments.ts';

let world: PaymentsWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-sites-'));
  const SITES_FILE = join(folder, 'sites.json');
  const exchange = { spread: '0', deposits: { EUR: ['USD', 'JPY'] } };
  const site = { id: 'house', brand: 'touchline', hosts: ['localhost'], exchange };
  await writeFile(SITES_FILE, JSON.stringify({ sites: [site] }));
  world = await createPaymentsWorld(await startPaymentSandbox(), { SITES_FILE });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
const setRate = (units: string) => world.ops('PUT', '/ops/rates/USD', { units, reason: 'the bank’s rate' });
beforeEach(() => setRate('1.08'));

/** Moves the clocks of the platform and the provider. */
async function advance(seconds: number): Promise<void> {
  world.pass(seconds * 1000);
  await world.sandbox.advance(seconds);
}

const quoteOf = (one: PayingPlayer, amount: string, more: object = {}) =>
  one.call('POST', '/web-api/payments/deposits/quote', {
    methodId: 'card',
    accountId: one.accountId,
    currency: 'USD',
    amount,
    ...more,
  });

/** Body of a deposit in dollars by a quote for it. */
async function byQuote(one: PayingPlayer, amount: string, more: object = {}) {
  const { body } = await quoteOf(one, amount, more);
  return { currency: 'USD', quoteId: body.quote.id, ...more };
}

async function paid(one: PayingPlayer, amount: string, more: object = {}) {
  const { id } = await one.pay(amount, await byQuote(one, amount, more));
  return one.state(id);
}

test('USD 50.00 paid to a EUR account is credited as 46.29 at the rate that the player has confirmed', async () => {
  const one = await world.player();
  const { methods, iso, currencies } = (await one.call('GET', '/web-api/payments/methods?currency=USD')).body;
  expect([iso, currencies]).toEqual(['USD', ['EUR', 'USD', 'JPY']]);
  expect(methods[0]).toMatchObject({ id: 'card', iso: 'USD', min: '5.00' });
  const { quote } = (await quoteOf(one, '50.00')).body;
  expect(quote).toMatchObject({
    iso: 'USD',
    amount: '50.00',
    credit: { iso: 'EUR', amount: '46.29', rate: '0.925926', spread: '0', source: 'operator' },
  });
  const payment = await one.begin('50.00', { currency: 'USD', quoteId: quote.id });
  // The rate moves while the player pays: the confirmed one counts.
  await setRate('1.25');
  await world.sandbox.act(payment.redirectUrl ?? '', 'pay');
  const { id, credit } = await one.state(payment.id);
  expect(credit).toMatchObject({ iso: 'EUR', amount: '46.29', rate: '0.925926' });
  expect(await one.money()).toBe('46.29');
  expect(await world.booked(id)).toEqual({ player: 4_629n, 'psp.sandbox': -5_000n, fx: 371n });
});

test('a spread costs, and the fee is a part of the credit', async () => {
  const spread = { from: 'USD', to: 'EUR', percent: '1.5', reason: 'costs of the bank' };
  await world.ops('PUT', '/ops/spreads/house', spread);
  const one = await world.player();
  const { quote } = (await quoteOf(one, '50.00', { methodId: 'wallet' })).body;
  const payment = await paid(one, '50.00', { methodId: 'wallet' });
  expect(payment.credit?.amount).toBe(quote.credit.amount);
  expect(await one.money()).toBe(quote.credit.amount);
  const card = await world.player();
  await paid(card, '50.00');
  expect(await card.money()).toBe('45.60');
  await world.ops('PUT', '/ops/spreads/house', { ...spread, percent: '0' });
});

describe('is refused', () => {
  test('without a quote, by one of another deposit, by one that was used, and after its end', async () => {
    const one = await world.player();
    expect(await one.refusal('50.00', { currency: 'USD' })).toBe('QUOTE_CHANGED');
    const used = await byQuote(one, '50.00');
    expect(await one.refusal('60.00', used)).toBe('QUOTE_CHANGED');
    expect(await one.refusal('50.00', { ...used, methodId: 'instant' })).toBe('QUOTE_CHANGED');
    const other = await world.player();
    expect(await other.refusal('50.00', used)).toBe('QUOTE_CHANGED');
    expect(await one.refusal('50.00', used)).toBeUndefined();
    expect(await one.refusal('50.00', used)).toBe('QUOTE_CHANGED');
    const ended = await byQuote(one, '50.00');
    await advance(31);
    expect(await one.refusal('50.00', ended)).toBe('QUOTE_CHANGED');
  });

  test('in a currency that the site doesn’t take for the account', async () => {
    const one = await world.player();
    expect((await quoteOf(one, '50.00', { currency: 'GBP' })).body.code).toBe('METHOD_UNAVAILABLE');
    expect((await one.call('GET', '/web-api/payments/methods?currency=GBP')).status).toBe(404);
  });

  test('above the limits, in whatever currency it is paid', async () => {
    const one = await world.player();
    const limit = { type: LIMIT_TYPE.deposit24h, amount: '50.00', iso: 'EUR', reason: 'own wish' };
    await world.ops('POST', `/ops/players/${one.playerId}/limits`, limit);
    const { methods } = (await one.call('GET', '/web-api/payments/methods?currency=USD')).body;
    expect(methods[0].max).toBe('54.00');
    expect(await one.refusal('54.01', await byQuote(one, '54.01'))).toBe('LIMIT_DEPOSIT');
    expect(await one.refusal('54.00', await byQuote(one, '54.00'))).toBeUndefined();
    expect(await one.refusal('5.00', await byQuote(one, '5.00'))).toBe('LIMIT_DEPOSIT');
  });
});

test('the comparison with the provider’s report is in the provider’s currency', async () => {
  const one = await world.player();
  await paid(one, '50.00');
  const usd = await world.system('psp.sandbox', 'USD');
  const body = { provider: 'sandbox', day: world.today() };
  await advance(86_400);
  expect((await world.ops('POST', '/ops/reconciliations', body)).status).toBe(200);
  await runJobs(world.app.payments.jobs);
  const { body: list } = await world.ops('GET', '/ops/reconciliations');
  expect(list.reconciliations[0]).toMatchObject({ state: 'done', open: 0 });
  expect(usd).not.toBe(0n);
});

describe('money that goes back', () => {
  test('is a part of the deposit’s own pair, and the last part takes the rest', async () => {
    const one = await world.player();
    const { id } = await paid(one, '50.00');
    const refund = (amount: string) =>
      world.ops('POST', `/ops/payments/${id}/refund`, { amount, reason: 'a mistake' });
    await setRate('2');
    expect((await refund('20.00')).status).toBe(200);
    expect(await one.money()).toBe('27.77');
    expect((await refund('30.00')).status).toBe(200);
    expect(await one.money()).toBe('0.00');
    expect(await world.booked(id)).toEqual({});
  });

  test('is taken from the balance, and the house carries the rest of a chargeback until it is won', async () => {
    const one = await world.player();
    // The bank takes it back after two minutes, and the dispute is won after four.
    const { id } = await paid(one, '50.21');
    expect(await one.money()).toBe('46.49');
    await advance(121);
    expect(await one.money()).toBe('0.00');
    const { fees, ...taken } = await world.booked(id);
    expect(taken).toEqual({ 'psp.sandbox': 1_500n });
    expect(fees).toBe(-1_500n);
    await advance(121);
    expect(await one.money()).toBe('46.49');
    expect(await world.booked(id)).toMatchObject({ player: 4_649n });
  });

  test('is void as a whole, with its room in the limits', async () => {
    const one = await world.player();
    const { id } = await paid(one, '50.00');
    const body = { reason: 'reported twice', isConfirmed: true };
    expect((await world.ops('POST', `/ops/payments/${id}/void`, body)).status).toBe(200);
    expect(await one.money()).toBe('0.00');
    expect(await world.booked(id)).toEqual({});
  });
});

test('money that comes late is credited at the rate of that moment', async () => {
  const one = await world.player();
  // Succeeds five minutes after its expiry.
  const { id } = await one.pay('50.16', await byQuote(one, '50.16'));
  await advance(1_800 + 180);
  await runJobs(world.app.payments.jobs);
  await setRate('1.25');
  await advance(180);
  const row = await world.app.db
    .selectFrom('payments')
    .select(['state', 'rate', 'credited'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'succeeded', rate: '4/5', credited: 4_012n });
  expect(await one.money()).toBe('40.12');
});

test('a rate that is too old converts nothing', async () => {
  await advance(86_400 + 60);
  const one = await world.player();
  expect((await quoteOf(one, '50.00')).body.code).toBe('RATE_STALE');
  await setRate('1.08');
  expect((await quoteOf(one, '50.00')).status).toBe(200);
});
