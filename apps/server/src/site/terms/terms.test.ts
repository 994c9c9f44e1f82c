import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';

const TERMS = '/web-api/api-v3/v2/user/agreement-rules';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

/** Publishes new terms like an operator does. */
async function publish(version: number): Promise<void> {
  const { db, sites } = ops.app;
  await db
    .insertInto('site_states')
    .values({
      site_id: 'house',
      version,
      state: JSON.stringify({ terms: version }),
      changed_at: new Date(),
    })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ version, state: JSON.stringify({ terms: version }) }),
    )
    .execute();
  await sites.refresh();
}

test('new terms block bets and payments until the player has accepted the newest version', async () => {
  const { client, place, account } = await ops.bettor('50.00');
  const status = async () => (await client.call('GET', `${TERMS}/status`)).json();
  const agree = (version: number) => client.call('POST', `${TERMS}/confirm`, { version });
  expect(await status()).toEqual({ result: false, version: 0, updatedAt: '' });
  expect((await place({ amount: '1.00' })).state).toBe('accepted');

  await publish(1);
  expect(await status()).toMatchObject({ result: true, version: 1, updatedAt: expect.stringMatching(/^20/) });
  const refused = await client.call(
    'POST',
    '/web-api/cashier/demo-credit',
    { accountId: '1', amount: '1.00' },
    { 'idempotency-key': 'terms-key-1' },
  );
  expect([refused.statusCode, refused.json()]).toEqual([
    451,
    expect.objectContaining({ code: 'TERMS_CHANGED', exception_code: 1 }),
  ]);
  expect(await account()).toMatchObject({ money: '49.00' });

  await publish(2);
  expect((await agree(1)).statusCode).toBe(409);
  expect((await agree(2)).json()).toMatchObject({ result: false, version: 2 });
  expect((await place({ amount: '1.00' })).state).toBe('accepted');
});

test('a new player accepts the current terms at registration', async () => {
  await publish(3);
  const { place } = await ops.bettor('50.00');
  expect((await place({ amount: '1.00' })).state).toBe('accepted');
});
