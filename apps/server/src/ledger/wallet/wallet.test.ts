import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_TYPE } from '../../protection/limits/rules/limitTypes.ts';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { debit } from './payments.ts';
import { payReward } from './reward.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const credit = (client: TestClient, accountId: string, amount: string, key: string) =>
  client.call('POST', '/web-api/cashier/demo-credit', { accountId, amount }, { 'idempotency-key': key });
const moneyOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/accounts')).json().accounts[0].money;

describe('the demonstration cashier', () => {
  test('credits once for 50 parallel copies of a request, with the same bytes for all', async () => {
    const client = app.client();
    const { accountId } = await client.register();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => credit(client, accountId, '12.34', 'parallel-key')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await moneyOf(client)).toBe('12.34');
  });

  test('repeats the first answer, though the balance has changed', async () => {
    const client = app.client();
    const { accountId } = await client.register();
    const first = await credit(client, accountId, '1', 'replay-key');
    await credit(client, accountId, '2.00', 'second-key');
    expect((await credit(client, accountId, '1', 'replay-key')).body).toBe(first.body);
    expect(await moneyOf(client)).toBe('3.00');
  });

  test('refuses a key that was used with another body', async () => {
    const client = app.client();
    const { accountId } = await client.register();
    await credit(client, accountId, '1.00', 'one-intent');
    const other = await credit(client, accountId, '2.00', 'one-intent');
    expect([other.statusCode, other.json().code]).toEqual([422, 'DUPLICATE_KEY_MISMATCH']);
    expect(await moneyOf(client)).toBe('1.00');
  });

  test.each(['0', '-5.00', '1.001', '99999999999999999.00'])('refuses %s EUR', async (amount) => {
    const client = app.client();
    const { accountId } = await client.register();
    const answer = await credit(client, accountId, amount, 'wrong-amount');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ path: '/amount' }]);
  });

  test('accepts at most what the player’s own limit allows, and nothing during a break', async () => {
    const client = app.client();
    const { playerId, accountId } = await client.register();
    const now = new Date();
    const limit = { player_id: playerId, state: 'ACTIVE', starts_at: now } as const;
    await app.db
      .insertInto('limits')
      .values({ ...limit, type: LIMIT_TYPE.deposit24h, value: 1000n, iso: 'EUR', ends_at: null })
      .execute();
    expect((await credit(client, accountId, '7.00', 'within-limit')).statusCode).toBe(200);
    const over = await credit(client, accountId, '3.01', 'above-limit');
    expect([over.statusCode, over.json().code]).toEqual([403, 'LIMIT_DEPOSIT']);
    expect(over.json().message).toContain('3.00 EUR');
    const ends = new Date(now.getTime() + 86_400_000);
    await app.db
      .insertInto('limits')
      .values({ ...limit, type: LIMIT_TYPE.timeout, value: 1n, iso: null, ends_at: ends })
      .execute();
    expect((await credit(client, accountId, '1.00', 'in-a-break')).json().code).toBe('TIMEOUT_ACTIVE');
    expect(await moneyOf(client)).toBe('7.00');
  });

  test('touches no other player’s account', async () => {
    const [own, other] = [app.client(), app.client()];
    await own.register();
    const { accountId } = await other.register();
    for (const id of [accountId, '999999', 'x', '99999999999999999999']) {
      expect((await credit(own, id, '1.00', `foreign-${id}`)).statusCode).toBe(404);
    }
    expect((await own.call('GET', `/web-api/accounts/${accountId}/entries`)).statusCode).toBe(404);
  });

  test('requires a player and a key', async () => {
    const body = { accountId: '1', amount: '1.00' };
    const guest = await app
      .client()
      .call('POST', '/web-api/cashier/demo-credit', body, { 'idempotency-key': 'a-guest-key' });
    expect(guest.statusCode).toBe(401);
    const client = app.client();
    await client.register();
    expect((await client.call('POST', '/web-api/cashier/demo-credit', body)).statusCode).toBe(400);
  });
});

describe('the entries of an account', () => {
  test('are listed newest first, page by page, with the balance after each', async () => {
    const client = app.client();
    const { accountId } = await client.register('JPY');
    for (let count = 1; count <= 5; count += 1)
      await credit(client, accountId, `${count}`, `entry-key-${count}`);
    const page = async (query: string) =>
      (await client.call('GET', `/web-api/accounts/${accountId}/entries?${query}`)).json();
    const first = await page('limit=3');
    expect(first.entries).toMatchObject([
      { kind: 'demo-credit', amount: '5', balance: '15' },
      { amount: '4', balance: '10' },
      { amount: '3', balance: '6' },
    ]);
    const second = await page(`limit=3&before=${first.next}`);
    expect(second).toMatchObject({ entries: [{ balance: '3' }, { balance: '1' }], next: null });
  });

  test('name the bet of a stake, and nothing for a reward', async () => {
    const client = app.client();
    const { accountId } = await client.register('EUR');
    const account = { id: BigInt(accountId), iso: 'EUR' };
    const at = new Date();
    await app.db.transaction().execute(async (trx) => {
      await payReward(trx, { account, amount: 500n, kind: 'cashback', ref: 'cashback:1', at });
      await debit(trx, { accountId: account.id, amount: 200n, kind: 'stake', ref: '12', at });
    });
    const { entries } = (await client.call('GET', `/web-api/accounts/${accountId}/entries`)).json();
    expect(entries).toMatchObject([{ kind: 'stake', couponId: '12' }, { kind: 'cashback' }]);
    expect(entries[1]).not.toHaveProperty('couponId');
  });
});

test('the ledger is consistent after all of this', async () => {
  await expectSoundLedger(app.db, { isMadeUp: true });
});
