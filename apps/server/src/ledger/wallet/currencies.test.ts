import type { Account, AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newPlayer() {
  const client = app.client();
  await client.register('EUR');
  const accounts = async () =>
    (await client.call('GET', '/web-api/accounts')).json<{ accounts: Account[] }>().accounts;
  return { client, accounts };
}

const PATH = '/web-api/officeapi/v1/accounts/currency';
const add = (client: TestClient, currencyId: string) => client.call('POST', PATH, { currencyId });
const remove = (client: TestClient, iso: string) => client.call('DELETE', `${PATH}/${iso}`);
const use = (client: TestClient, id: string | undefined) =>
  client.call('POST', '/web-api/accounts/active', { id });
const codeOf = async (answer: ReturnType<typeof add>) => (await answer).json<{ code: string }>().code;

test('an account has its symbol and the number of its currency, by which it is removed', async () => {
  const { client, accounts } = await newPlayer();
  expect((await add(client, 'USD')).statusCode).toBe(200);
  expect((await client.call('POST', PATH, { currencyId: 826 })).statusCode).toBe(200);
  expect((await accounts()).map(({ iso, symbol, currencyId }) => [iso, symbol, currencyId])).toEqual([
    ['EUR', '€', 978],
    ['USD', 'USD', 840],
    ['GBP', '£', 826],
  ]);
  expect((await remove(client, '826')).statusCode).toBe(200);
  expect((await remove(client, '1')).json().fields).toEqual([{ path: '/currencyId', code: 'unknown' }]);
  expect((await remove(client, 'usd')).statusCode).toBe(400);
  expect((await accounts()).map(({ iso }) => iso)).toEqual(['EUR', 'USD']);
});

test('the list names the active account, and has the points of the player on the main one', async () => {
  const { client, accounts } = await newPlayer();
  await add(client, 'USD');
  const [euro, dollar] = await accounts();
  const list = async () =>
    (await client.call('GET', '/web-api/accounts')).json<AnswerOf<Calls['accounts']>>();
  expect((await list()).activeAccount).toBe(euro?.id);
  expect((await use(client, dollar?.id)).json()).toMatchObject({ activeAccount: dollar?.id });
  expect((await list()).activeAccount).toBe(dollar?.id);
  expect((await list()).accounts.map(({ points }) => points)).toEqual(['0.00', undefined]);
});

describe('an added currency', () => {
  test('has an empty account of its own that isn’t in use', async () => {
    const { client, accounts } = await newPlayer();
    const answer = await add(client, 'USD');
    expect(answer.json()).toEqual({ success: true, data: { message: 'office_currency_added' } });
    expect(await accounts()).toMatchObject([
      { iso: 'EUR', type: 0, isActive: true },
      { iso: 'USD', type: 9, isActive: false, money: '0.00' },
    ]);
  });

  test('is added once, however often it is requested', async () => {
    const { client, accounts } = await newPlayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(client, 'GBP')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await accounts()).map(({ iso }) => iso)).toEqual(['EUR', 'GBP']);
    expect(await codeOf(add(client, 'EUR'))).toBe('CURRENCY_EXISTS');
  });

  test('must be offered by the site', async () => {
    const { client } = await newPlayer();
    expect((await add(client, 'XXX')).json()).toMatchObject({ fields: [{ code: 'not-offered' }] });
  });

  test('can be removed while it is empty and not in use, and returns as the same account', async () => {
    const { client, accounts } = await newPlayer();
    await add(client, 'USD');
    const before = (await accounts())[1];
    expect((await remove(client, 'USD')).statusCode).toBe(200);
    expect((await accounts()).map(({ iso }) => iso)).toEqual(['EUR']);
    expect(await codeOf(use(client, before?.id))).toBe('ACCOUNT_NOT_FOUND');
    expect(await codeOf(remove(client, 'USD'))).toBe('ACCOUNT_NOT_FOUND');
    await add(client, 'USD');
    expect((await accounts())[1]?.id).toBe(before?.id);
  });

  test('can’t be removed with money on it or while it is in use, nor can the main account', async () => {
    const { client, accounts } = await newPlayer();
    await add(client, 'USD');
    const [, added] = await accounts();
    await use(client, added?.id);
    expect(await codeOf(remove(client, 'USD'))).toBe('ACCOUNT_IN_USE');
    const [main] = await accounts();
    await use(client, main?.id);
    const body = { accountId: added?.id, amount: '5.00' };
    await client.call('POST', '/web-api/cashier/demo-credit', body, { 'idempotency-key': 'currency-1' });
    expect(await codeOf(remove(client, 'USD'))).toBe('ACCOUNT_NOT_EMPTY');
    expect(await codeOf(remove(client, 'EUR'))).toBe('ACCOUNT_NOT_FOUND');
  });

  test('accepts no money once it is closed', async () => {
    const { client, accounts } = await newPlayer();
    await add(client, 'USD');
    const [, added] = await accounts();
    await remove(client, 'USD');
    const body = { accountId: added?.id, amount: '5.00' };
    const answer = client.call('POST', '/web-api/cashier/demo-credit', body, {
      'idempotency-key': 'currency-2',
    });
    expect(await codeOf(answer)).toBe('ACCOUNT_NOT_FOUND');
  });
});

describe('the account in use', () => {
  test('is exactly one at any time, whichever of several requests is the last', async () => {
    const { client, accounts } = await newPlayer();
    await Promise.all(['USD', 'GBP', 'JPY'].map((iso) => add(client, iso)));
    const all = await accounts();
    const answers = await Promise.all([...all, ...all, ...all].map(({ id }) => use(client, id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await accounts()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test('is never another player’s', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const [account] = await theirs.accounts();
    expect((await use(mine.client, account?.id)).statusCode).toBe(404);
  });
});
