import type { Account, AnswerOf, Calls, ExchangeQuote } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { legOn } from '../../testing/betActionsWorld.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import { testPlacement } from '../../testing/placement.ts';

const DAY = 86_400_000;
let time = new Date('2026-03-02T12:00:00Z');
let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ now: () => time });
});
afterAll(() => ops.close());
beforeEach(async () => {
  await ops.app.db
    .updateTable('player_profiles')
    .set({ needs_transfer: false, transfer_iso: null })
    .execute();
  for (const [iso, units] of [
    ['RUB', '98'],
    ['USD', '1.08'],
  ]) {
    await ops.call('PUT', `/ops/rates/${iso}`, { units, reason: 'Rate of the day' });
  }
});

let keys = 0;
const key = () => ({ 'idempotency-key': `transfer-key-${(keys += 1)}` });

async function player(iso: string, money: string) {
  const client = ops.app.client();
  const { playerId, accountId } = await client.register(iso);
  await client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount: money }, key());
  return { client, playerId, accountId };
}

const mark = (iso: string, until = time.getTime() + 30 * DAY) =>
  ops.call('POST', '/ops/transfers', { siteId: 'house', iso, until, reason: 'The bank closes it' });
const overview = async (client: TestClient) =>
  (await client.call('GET', '/web-api/accounts/transfer')).json<AnswerOf<Calls['accountTransfer']>>()
    .transfer;
const ask = (client: TestClient, iso: string) =>
  client.call('POST', '/web-api/accounts/transfer/quote', { iso });
const quoted = async (client: TestClient, iso: string) =>
  (await ask(client, iso)).json<{ quote: ExchangeQuote }>().quote;
const transfer = (client: TestClient, quoteId: string, headers = key()) =>
  client.call('POST', '/web-api/accounts/transfer', { quoteId }, headers);
const accountsOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/accounts')).json<{ accounts: Account[] }>().accounts;
const isRequired = async (client: TestClient) =>
  (await client.call('GET', '/web-api/user/config')).json<AnswerOf<Calls['userConfig']>>().isRequiredTransfer;
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe('a main account whose currency the site gives up', () => {
  test('is exchanged without a spread, and the chosen currency takes its place', async () => {
    const { client, accountId } = await player('RUB', '5000.00');
    expect((await mark('RUB')).json()).toMatchObject({ players: 1 });
    expect(await isRequired(client)).toBe(true);
    expect(await overview(client)).toMatchObject({
      account: { id: accountId, iso: 'RUB', money: '5000.00' },
      targets: [
        { iso: 'EUR', account: null, becomesMain: true },
        { iso: 'USD' },
        { iso: 'GBP' },
        { iso: 'JPY' },
      ],
      obstacle: null,
    });
    const quote = await quoted(client, 'EUR');
    expect(quote).toMatchObject({ from: { amount: '5000.00' }, to: { amount: '51.02' }, spread: '0' });
    expect((await transfer(client, quote.id)).statusCode).toBe(200);
    expect(await accountsOf(client)).toMatchObject([{ iso: 'EUR', type: 0, isActive: true, money: '51.02' }]);
    expect([await isRequired(client), await overview(client)]).toEqual([false, null]);
  });

  test('is transferred once, however often it is requested', async () => {
    const { client } = await player('RUB', '980.00');
    await mark('RUB');
    const { id } = await quoted(client, 'EUR');
    const same = key();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => transfer(client, id, same)),
      ...Array.from({ length: 3 }, () => transfer(client, id)),
    ]);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await accountsOf(client)).toMatchObject([{ iso: 'EUR', money: '10.00' }]);
  });

  test('changes places with an existing currency without money', async () => {
    const { client, accountId } = await player('RUB', '98.00');
    await client.call('POST', '/web-api/officeapi/v1/accounts/currency', { currencyId: 'EUR' });
    await mark('RUB');
    await transfer(client, (await quoted(client, 'EUR')).id);
    const rows = await ops.app.db
      .selectFrom('accounts')
      .select(['iso', 'type', 'balance', 'closed_at'])
      .where('player_id', 'is not', null)
      .where('id', '=', BigInt(accountId))
      .execute();
    expect(rows).toEqual([{ iso: 'RUB', type: 9, balance: 0n, closed_at: time }]);
    expect(await accountsOf(client)).toMatchObject([{ iso: 'EUR', type: 0, money: '1.00' }]);
  });

  test('with an open bet stays until the bet is settled', async () => {
    const { client, accountId } = await player('RUB', '5000.00');
    await mark('RUB');
    const { id } = await quoted(client, 'EUR');
    const bet = testPlacement(accountId, { bets: [legOn(1)], amount: '1000.00' });
    expect((await client.call('POST', '/web-api/coupons', bet, key())).statusCode).toBe(200);
    expect(await overview(client)).toMatchObject({ obstacle: 'bets' });
    expect(codeOf(await transfer(client, id))).toBe('ACCOUNT_IN_USE');
  });

  test('is transferred or bet from, never both', async () => {
    const { client, accountId } = await player('RUB', '5000.00');
    await mark('RUB');
    const { id } = await quoted(client, 'EUR');
    const bet = testPlacement(accountId, { bets: [legOn(1)], amount: '5000.00' });
    const [moved, placed] = await Promise.all([
      transfer(client, id),
      client.call('POST', '/web-api/coupons', bet, key()),
    ]);
    expect([moved.statusCode === 200, placed.statusCode === 200].filter(Boolean)).toHaveLength(1);
  });

  test('accepts no deposits once the time for a choice is over', async () => {
    const { client, accountId } = await player('RUB', '98.00');
    await mark('RUB', time.getTime() + 1000);
    time = new Date(time.getTime() + 2000);
    const more = { accountId, amount: '10.00' };
    expect(codeOf(await client.call('POST', '/web-api/cashier/demo-credit', more, key()))).toBe(
      'CURRENCY_GIVEN_UP',
    );
    expect((await ask(client, 'EUR')).statusCode).toBe(200);
  });
});

test('an added currency comes into the main account', async () => {
  const { client } = await player('EUR', '10.00');
  await client.call('POST', '/web-api/officeapi/v1/accounts/currency', { currencyId: 'RUB' });
  const added = (await accountsOf(client)).find(({ iso }) => iso === 'RUB');
  const credit = { accountId: added?.id, amount: '98.00' };
  await client.call('POST', '/web-api/cashier/demo-credit', credit, key());
  await mark('RUB');
  expect(await overview(client)).toMatchObject({ targets: [{ iso: 'EUR', becomesMain: false }] });
  await transfer(client, (await quoted(client, 'EUR')).id);
  expect(await accountsOf(client)).toMatchObject([{ iso: 'EUR', type: 0, money: '11.00' }]);
});

describe('without a mark', () => {
  test('nothing can be transferred', async () => {
    const { client } = await player('RUB', '98.00');
    expect(await overview(client)).toBeNull();
    expect(codeOf(await ask(client, 'EUR'))).toBe('NO_TRANSFER');
  });

  test('a quote of before is of no use', async () => {
    const { client } = await player('RUB', '98.00');
    await mark('RUB');
    const { id } = await quoted(client, 'EUR');
    const lift = { siteId: 'house', iso: 'RUB', reason: 'The bank keeps it' };
    expect((await ops.call('POST', '/ops/transfers/lift', lift)).statusCode).toBe(200);
    expect(codeOf(await transfer(client, id))).toBe('NO_TRANSFER');
  });
});
