import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { createIdentifyingApp } from '../../testing/identity.ts';
import type { OpsApp } from '../../testing/opsApp.ts';
import { changeProfile } from '../../accounts/profile.ts';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createIdentifyingApp();
});
afterAll(() => ops.close());

const PATH = '/web-api/user/config';

async function newPlayer() {
  const client = ops.app.client();
  const { playerId } = await client.register();
  const config = async () => (await client.call('GET', PATH)).json();
  return { client, playerId, config };
}

test('a player without data has a complete configuration', async () => {
  const { config } = await newPlayer();
  expect(await config()).toMatchObject({
    activation_type: 0,
    user_data: {},
    changed_pass_day_count: 0,
    protection_level: 0,
    disallow_line_sport: [],
    ban_level: 0,
    verification_status: 1,
    bonus_type: 0,
    first_deposit_bonus_type: 0,
    has_deposit: false,
    isDataAfterRegistration: false,
  });
});

test('the configuration includes data of the ledger, the blocks and the profile', async () => {
  const { playerId, client } = await ops.bettor('10.00');
  await ops.call('POST', `/ops/players/${playerId}/blocks`, {
    isVerificationRequired: true,
    disallowedLineSports: [4, 1, 11],
  });
  await changeProfile(ops.app.db, playerId, {
    phone_code: '44',
    phone_number: '7700900123',
    activation_type: 3,
    birth_date: '1990-02-28',
    verification_types: ['document'],
    internal_verification_status: 1,
  });
  await ops.app.db
    .updateTable('player_blocks')
    .set({ ban_level: 3 })
    .where('player_id', '=', playerId)
    .execute();
  await changeProfile(ops.app.db, playerId, { name: 'Ada', is_balance_hidden: true });
  const config = (await client.call('GET', PATH)).json();
  expect(config).toMatchObject({
    phone_code: '44',
    phone_number: '7700900123',
    activation_type: 3,
    user_data: { name: 'Ada', date_birthday: '1990-02-28' },
    user_hide_balance: true,
    protection_level: 20,
    disallow_line_sport: [1, 4, 11],
    ban_level: 3,
    is_need_identification: true,
    verification_types: ['document'],
    user_status_id: 1,
    has_deposit: true,
  });
  expect(config).not.toHaveProperty('remaining_days_to_activate');
});

test('a self-chosen password counts as protection, and its age is counted in days', async () => {
  let at = new Date('2026-05-16T15:00:00Z');
  const app = await createTestApp({ now: () => at });
  const client = app.client();
  const login = 'someone@example.org';
  await client.call('POST', '/web-api/registration/full', {
    email: login,
    password: 'the first of two',
    currency: 'EUR',
    language: 'en',
    isOfAge: true,
  });
  await client.renew();
  const config = async () => (await client.call('GET', PATH)).json();
  expect(await config()).toMatchObject({ user_email: login, remaining_days_to_activate: 30 });
  at = new Date(at.getTime() + 2.5 * 86_400_000);
  const save = { login, password: 'the first of two', save: true };
  await client.call('POST', '/web-api/session/sign-in', save);
  await client.renew();
  expect(await config()).toMatchObject({ changed_pass_day_count: 2, remaining_days_to_activate: 28 });
  const change = { current: 'the first of two', next: 'the second of two' };
  expect((await client.call('POST', '/web-api/session/password', change)).statusCode).toBe(200);
  expect(await config()).toMatchObject({ changed_pass_day_count: 0, protection_level: 20 });
  await app.close();
});

test('guests have no configuration', async () => {
  expect((await ops.app.client().call('GET', PATH)).statusCode).toBe(401);
});

test('the balance is shown until its player hides it, and again on request', async () => {
  const { client } = await ops.bettor();
  const isHidden = async () =>
    (await client.call('GET', PATH)).json<{ user_hide_balance: boolean }>().user_hide_balance;
  expect(await isHidden()).toBe(false);
  for (const user_hide_balance of [true, true, false]) {
    const saved = await client.call('POST', `${PATH}/hide-balance`, { user_hide_balance });
    expect([saved.statusCode, saved.json()]).toEqual([200, { user_hide_balance }]);
    expect(await isHidden()).toBe(user_hide_balance);
  }
  const guest = await ops.app.client().call('POST', `${PATH}/hide-balance`, { user_hide_balance: true });
  expect(guest.statusCode).toBe(401);
});
