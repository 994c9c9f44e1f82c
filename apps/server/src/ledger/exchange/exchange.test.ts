import type { Account, ExchangeQuote } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import { openAccount } from '../wallet/wallet.service.ts';

const HOUR = 3_600_000;
let time = new Date('2026-03-02T12:00:00Z');
let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ now: () => time });
});
afterAll(async () => {
  await expectSoundLedger(ops.app.db);
  await ops.close();
});

const RATES = { USD: '1.08', GBP: '0.86', JPY: '162', RUB: '98' };
beforeEach(async () => {
  time = new Date(time.getTime() + 48 * HOUR);
  for (const [iso, units] of Object.entries(RATES)) await setRate(iso, units);
  for (const to of ['USD', 'JPY', 'GBP']) await setSpread('EUR', to, '0');
});

const setRate = (iso: string, units: string) =>
  ops.call('PUT', `/ops/rates/${iso}`, { units, reason: 'Rate of the day' });
const setSpread = (from: string, to: string, percent: string | null) =>
  ops.call('PUT', '/ops/spreads/house', { from, to, percent, reason: 'Terms of the site' });

/** Makes the rate of a currency as old as given, ms. */
async function agedBy(iso: string, age: number): Promise<void> {
  const rates = ops.app.db.updateTable('currency_rates').where('iso', '=', iso);
  await rates.set({ as_of: new Date(time.getTime() - age) }).execute();
}

let keys = 0;
const key = () => ({ 'idempotency-key': `exchange-key-${(keys += 1)}` });

/** A player with money on the main account and an empty account in another currency. */
async function player(money = '100.00', to = 'USD') {
  const client = ops.app.client();
  const { playerId, accountId } = await client.register('EUR');
  const credit = { accountId, amount: money };
  await client.call('POST', '/web-api/cashier/demo-credit', credit, key());
  await client.call('POST', '/web-api/officeapi/v1/accounts/currency', { currencyId: to });
  const accounts = await accountsOf(client);
  const toId = accounts.find(({ iso }) => iso === to)?.id ?? '';
  return { client, playerId, fromId: accountId, toId };
}
type Player = Awaited<ReturnType<typeof player>>;

async function accountsOf(client: TestClient): Promise<Account[]> {
  return (await client.call('GET', '/web-api/accounts')).json<{ accounts: Account[] }>().accounts;
}
const moneyOf = async ({ client }: Player) => (await accountsOf(client)).map(({ money }) => money);

const ask = ({ client, fromId, toId }: Player, amount: string) =>
  client.call('POST', '/web-api/accounts/exchange/quote', { fromId, toId, amount });
const quoted = async (who: Player, amount: string) =>
  (await ask(who, amount)).json<{ quote: ExchangeQuote }>().quote;
const book = ({ client }: Player, quoteId: string, headers = key()) =>
  client.call('POST', '/web-api/accounts/exchange', { quoteId }, headers);
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe('a quote', () => {
  test('shows both amounts with rate, spread, source and time', async () => {
    const who = await player('100.00', 'JPY');
    await setSpread('EUR', 'JPY', '1');
    expect(await quoted(who, '100.00')).toMatchObject({
      from: { iso: 'EUR', amount: '100.00' },
      to: { iso: 'JPY', amount: '16038' },
      rate: '162',
      spread: '1',
      source: 'operator',
      asOf: time.getTime() / 1000,
      expiresAt: time.getTime() / 1000 + 30,
    });
  });

  test('is refused for an amount below the worth of one euro, or of which nothing arrives', async () => {
    const who = await player('100.00', 'JPY');
    expect(codeOf(await ask(who, '0.99'))).toBe('BELOW_MIN');
    const back = { ...who, fromId: who.toId, toId: who.fromId };
    expect(codeOf(await ask(back, '1'))).toBe('AMOUNT_TOO_SMALL');
    expect(codeOf(await ask(back, '161'))).toBe('BELOW_MIN');
  });

  test.each(['-1.00', '0.00', '1e3', 'NaN', '1.005', '99999999999999999.00'])(
    'is refused for the amount %s',
    async (amount) => {
      expect((await ask(await player(), amount)).statusCode).toBe(400);
    },
  );

  test('is refused while the rate is older than a day', async () => {
    const who = await player();
    await agedBy('USD', 24 * HOUR + 1);
    expect(codeOf(await ask(who, '10.00'))).toBe('RATE_STALE');
  });

  test('is refused between accounts of others, or one and the same', async () => {
    const [who, other] = [await player(), await player()];
    expect((await ask({ ...who, toId: other.toId }, '10.00')).statusCode).toBe(404);
    expect(codeOf(await ask({ ...who, toId: who.fromId }, '10.00'))).toBe('NOT_EXCHANGEABLE');
  });
});

describe('an exchange', () => {
  test('moves the quoted amounts through the platform’s own account of each currency', async () => {
    const who = await player();
    await setSpread('EUR', 'USD', '1.5');
    const { id } = await quoted(who, '100.00');
    expect((await book(who, id)).json()).toMatchObject({
      from: { amount: '100.00' },
      to: { amount: '106.38' },
    });
    expect(await moneyOf(who)).toEqual(['0.00', '106.38']);
    const entries = await ops.app.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .innerJoin('accounts as a', 'a.id', 'e.account_id')
      .select(['a.system_name', 'e.iso', 'e.amount'])
      .where('t.key', '=', `exchange:${id}`)
      .orderBy('e.id')
      .execute();
    expect(entries).toEqual([
      { system_name: null, iso: 'EUR', amount: -10_000n },
      { system_name: 'fx', iso: 'EUR', amount: 10_000n },
      { system_name: 'fx', iso: 'USD', amount: -10_638n },
      { system_name: null, iso: 'USD', amount: 10_638n },
    ]);
    const stored = await ops.app.db
      .selectFrom('exchanges')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toMatchObject({ rate: '27/25', spread: '1.5', source: 'operator' });
    const own = await who.client.call('GET', `/web-api/accounts/${who.toId}/entries`);
    expect(own.json()).toMatchObject({ entries: [{ kind: 'exchange', amount: '106.38', exchangeId: id }] });
  });

  test('of one quote happens once, whether requested again with its key or with others', async () => {
    const who = await player();
    const { id } = await quoted(who, '40.00');
    const same = key();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => book(who, id, same)),
      ...Array.from({ length: 4 }, () => book(who, id)),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(await moneyOf(who)).toEqual(['60.00', '43.20']);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
  });

  test('of two quotes at once never takes more than there is', async () => {
    const who = await player();
    const [one, other] = [await quoted(who, '60.00'), await quoted(who, '60.00')];
    const answers = await Promise.all([book(who, one.id), book(who, other.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await moneyOf(who)).toEqual(['40.00', '64.80']);
  });

  test('in both directions at once waits instead of blocking itself', async () => {
    const who = await player();
    await book(who, (await quoted(who, '50.00')).id);
    const back = { ...who, fromId: who.toId, toId: who.fromId };
    await setSpread('USD', 'EUR', '0');
    const [there, here] = [await quoted(who, '20.00'), await quoted(back, '21.60')];
    const answers = await Promise.all([book(who, there.id), book(back, here.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await moneyOf(who)).toEqual(['50.00', '54.00']);
  });

  test('by an ended quote, or of another player, is refused', async () => {
    const [who, other] = [await player(), await player()];
    const { id } = await quoted(who, '10.00');
    expect(codeOf(await book(other, id))).toBe('QUOTE_CHANGED');
    time = new Date(time.getTime() + 30_000);
    expect(codeOf(await book(who, id))).toBe('QUOTE_CHANGED');
    expect(await moneyOf(who)).toEqual(['100.00', '0.00']);
  });

  test('is refused when the rate has grown old since the quote', async () => {
    const who = await player();
    await agedBy('USD', 24 * HOUR - 1000);
    const { id } = await quoted(who, '10.00');
    time = new Date(time.getTime() + 2000);
    expect(codeOf(await book(who, id))).toBe('RATE_STALE');
  });

  test('is refused after twenty in 24 hours', async () => {
    const who = await player('200.00');
    for (let count = 0; count < 20; count += 1) {
      expect((await book(who, (await quoted(who, '1.00')).id)).statusCode).toBe(200);
    }
    expect(codeOf(await book(who, (await quoted(who, '1.00')).id))).toBe('TOO_MANY');
  });

  test('keeps all decimals of a currency of eight', async () => {
    const who = await player();
    await setRate('BTC', '0.0000105');
    const account = { playerId: who.playerId, iso: 'BTC', type: 9, isActive: false } as const;
    const id = await ops.app.db.transaction().execute((trx) => openAccount(trx, account));
    const quote = await quoted({ ...who, toId: String(id) }, '100.00');
    expect(quote.to).toEqual({ iso: 'BTC', amount: '0.00103425' });
    expect(quote.rate).toBe('0.0000105');
  });
});
