import { settingParts, type SettingPart } from '@touchline/contract/operators';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertGame } from '../../../casino/catalogue/testing.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startFakeMaker, type FakeMaker } from '../../../testing/fakeMaker.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';

const ANNA = 'token-of-anna-0123456789';
const BEN = 'token-of-ben-0123456789';
const CLERK = 'token-of-clerk-0123456789';
const reason = 'For a test';

let maker: FakeMaker;
let database: TestDatabase;
let world: WithdrawalsWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  maker = await startFakeMaker();
  const env = {
    DEVELOPMENT_OPERATORS: `anna=*:${ANNA},ben=*:${BEN},clerk=payments:${CLERK}`,
    MAKERS_FILE: maker.makersFile,
  };
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [], { env, database });
});
afterAll(async () => {
  await world.close();
  await database.close();
  await maker.stop();
});

const call = (method: string, url: string, body?: object, token = ANNA) =>
  world.app.client().call(method, url, body, { authorization: `Bearer ${token}` });
const site = async (id = 'house') => (await call('GET', `/ops/sites/${id}`)).json();

/** Changes a part of a site in its current version. */
async function change(part: SettingPart, value: unknown, id = 'house') {
  const { version } = await site(id);
  return call('PUT', `/ops/sites/${id}/${part}`, { version, reason, value });
}

const agree = (id: string, token = BEN) => call('POST', `/ops/approvals/${id}/approve`, { reason }, token);

/** Changes a part of a site, with a second operator if it needs one. Returns the fields that it loosens. */
async function set(part: SettingPart, value: unknown, id = 'house'): Promise<readonly string[]> {
  const answer = await change(part, value, id);
  if (answer.statusCode === 200) return [];
  expect(answer.statusCode, answer.body).toBe(202);
  const { approvalId } = answer.json();
  const { approvals } = (await call('GET', '/ops/approvals', undefined, BEN)).json();
  expect((await agree(approvalId)).statusCode).toBe(200);
  return approvals.find((one: { id: string }) => one.id === approvalId).payload.loosened;
}

const visitor = () => world.app.client();
const config = async () => (await visitor().call('GET', '/bff-api/config/all.json?lang=en')).json();

describe('an operator’s change of a site applies to players:', () => {
  test('rules of withdrawals', async () => {
    const player = await world.player();
    await player.deposit('80.00');
    const wanted = { amount: '50.00', instrumentId: await player.instrument('card-payout') };
    expect((await player.quote(wanted)).json()).toMatchObject({ needsCode: false });
    expect(await set('withdrawals', { codeAbove: '40.00' })).toEqual([]);
    expect((await player.quote(wanted)).json()).toMatchObject({ needsCode: true });
    expect(await set('withdrawals', null)).toEqual(['codeAbove']);
    expect((await player.quote(wanted)).json()).toMatchObject({ needsCode: false });
  });

  test('states, bounds, fees and ages of payment methods', async () => {
    const player = await world.player();
    let keys = 0;
    const begin = async (amount: string) => {
      const body = { methodId: 'card', accountId: player.accountId, amount };
      const key = { 'idempotency-key': `settings-key-${(keys += 1)}` };
      return (await player.client.call('POST', '/web-api/payments/deposits', body, key)).json();
    };
    const methods = async () =>
      (await player.client.call('GET', `/web-api/payments/methods?accountId=${player.accountId}`)).json()
        .methods;
    const card = async () => (await methods()).find(({ id }: { id: string }) => id === 'card');
    const usual = await card();

    await set('paymentMethods', { card: { state: 'off' } });
    expect(await card()).toBeUndefined();
    expect(await begin('20.00')).toMatchObject({ code: 'METHOD_UNAVAILABLE' });
    expect(await set('paymentMethods', { card: { state: 'maintenance' } })).toEqual(['card.state']);
    expect(await card()).toMatchObject({ unavailable: 'MAINTENANCE' });
    expect(await begin('20.00')).toMatchObject({ code: 'METHOD_UNAVAILABLE' });

    const fee = { percent: '2.5', fixed: '0.30' };
    const dear = { card: { currencies: { EUR: { min: '15.00', max: '19.00', fee } } } };
    expect(await set('paymentMethods', dear)).toEqual(['card.currencies.EUR.fee']);
    expect(await card()).toMatchObject({ min: '15.00', max: '19.00', fee });
    expect(await begin('20.00')).toMatchObject({ code: 'ABOVE_MAX' });
    expect(await begin('14.00')).toMatchObject({ code: 'BELOW_MIN' });
    expect((await begin('16.00')).payment).toMatchObject({ amount: '16.00', fee: '0.70' });

    await set('paymentMethods', { card: { accountAgeDays: 3 } });
    expect(await begin('20.00')).toMatchObject({ code: 'ACCOUNT_TOO_NEW' });
    expect(await set('paymentMethods', null)).toEqual(['card.accountAgeDays']);
    expect(await card()).toEqual(usual);
  });

  test('popups, consent, the installed app and snow', async () => {
    const usual = await config();
    await set('visit', { popups: ['age', 'cookies'], asksConsent: true, isPwa: true, isSnow: true });
    expect((await config()).visit).toMatchObject({
      popups: ['age', 'cookies'],
      asksConsent: true,
      isPwa: true,
      isSnow: true,
    });
    expect((await visitor().call('GET', '/en')).body).toContain('"asksConsent":true');
    expect((await visitor().call('GET', '/pwa-sw.js')).body).toContain('const VERSION');
    expect(await set('visit', null)).toEqual(['popups', 'asksConsent']);
    expect((await config()).visit).toEqual(usual.visit);
    expect((await visitor().call('GET', '/pwa-sw.js')).body).toContain('unregister');
  });

  test('rules of safer play', async () => {
    const player = await world.player({ isVerified: false });
    const methods = async () =>
      (await player.client.call('GET', `/web-api/payments/methods?accountId=${player.accountId}`)).json();
    expect((await methods()).checks).toEqual([]);
    await set('safety', { identityAbove: [{ amount: '10.00' }], hasTestQuestions: true });
    expect((await methods()).checks).toMatchObject([{ kind: 'identity' }]);
    expect(await set('safety', { hasTestQuestions: true })).toEqual(['identityAbove']);
    expect((await methods()).checks).toEqual([]);
    expect(await set('safety', null)).toEqual(['hasTestQuestions']);
  });

  test('rules of games', async () => {
    const gameId = Number(await insertGame(world.app.db, { makerId: 'fake' }));
    const player = await world.player();
    const rulesOfStart = async () => {
      const body = { gameId, mode: 'real', lang: 'en', device: 'desktop' };
      const answer = await player.client.call('POST', '/web-api/casino/sessions', body);
      expect(answer.statusCode, answer.body).toBe(200);
      return maker.calls.findLast(({ path }) => path === '/v1/launch')?.body['rules'];
    };
    expect(await rulesOfStart()).toMatchObject({ autoplay: true, minCycleMs: 0 });
    const cycles = { slots: 3000, others: 3000 };
    expect(await set('games', { autoplay: 'banned', minCycleMs: cycles })).toEqual([]);
    expect(await rulesOfStart()).toMatchObject({ autoplay: false, minCycleMs: 3000 });
    expect(await set('games', { minCycleMs: { ...cycles, others: 0 } })).toEqual(['autoplay', 'minCycleMs']);
    expect(await set('games', null)).toEqual(['minCycleMs']);
    expect(await rulesOfStart()).toMatchObject({ autoplay: true, minCycleMs: 0 });
  });

  test('ways to sign in and to register', async () => {
    const options = async () => (await visitor().call('GET', '/web-api/registration/options')).json();
    const usual = await options();
    expect(usual).toMatchObject({
      hasPasskeys: true,
      registrationTypes: expect.arrayContaining(['fast_reg']),
    });
    await set('access', {
      loginModes: ['phone_password'],
      registrationTypes: ['full_reg'],
      hasPasskeys: false,
    });
    expect(await options()).toMatchObject({
      loginModes: ['phone_password'],
      registrationTypes: ['full_reg'],
      hasPasskeys: false,
    });
    const login = { login: 'a@b.example', password: 'password-1', save: false };
    const refused = await visitor().call('POST', '/web-api/session/sign-in', login);
    expect(refused.json().code).toBe('MODE_NOT_OFFERED');
    await expect(visitor().register()).rejects.toThrow(/account/);
    expect(await set('access', null)).toEqual(['loginModes', 'hasPasskeys', 'registrationTypes']);
    expect(await options()).toEqual(usual);
  });

  test('bounds of one operator', async () => {
    const { accountId } = await world.player();
    const adjust = async () =>
      (await call('POST', '/ops/adjustments', { accountId, amount: '20.00', reason })).statusCode;
    await set('operators', { aloneInDay: '10.00' });
    expect(await adjust()).toBe(202);
    expect(await set('operators', null)).toEqual(['aloneInDay']);
    expect(await adjust()).toBe(200);
  });

  test('the payment consultant and its countries', async () => {
    const player = await world.player();
    const ask = async (country = 'DE') =>
      (
        await player.client.call('GET', '/web-api/payment-requests', undefined, { 'cf-ipcountry': country })
      ).json().code;
    expect(await ask()).toBeUndefined();
    await set('consultant', { isOpen: false });
    expect(await ask()).toBe('CONSULTANT_UNAVAILABLE');
    expect((await config()).availableRoutes).not.toContain('payment-consultant');
    await set('consultant', { countries: ['AT'] });
    expect([await ask('AT'), await ask()]).toEqual([undefined, 'CONSULTANT_UNAVAILABLE']);
    await set('consultant', null);
    expect(await ask()).toBeUndefined();
  });
});

test('rules of the law stay, however loose the site’s own are', async () => {
  const gameId = Number(await insertGame(world.app.db, { makerId: 'fake' }));
  const { client, playerId } = await world.player({ isOpen: true });
  await world.app.db
    .updateTable('player_profiles')
    .set({ country_code: 'gb' })
    .where('player_id', '=', playerId)
    .execute();
  const loose = { autoplay: 'allowed', demo: 'open', minCycleMs: { slots: 0, others: 0 } };
  await set('games', loose, 'open');
  const body = { gameId, mode: 'real', lang: 'en', device: 'desktop' };
  expect((await client.call('POST', '/web-api/casino/sessions', body)).statusCode).toBe(200);
  expect(maker.calls.findLast(({ path }) => path === '/v1/launch')?.body['rules']).toMatchObject({
    autoplay: false,
    minCycleMs: 2500,
  });
});

describe('a change that loosens a guard', () => {
  test('waits for another operator with the scope, who sees the present value and the looser fields', async () => {
    await set('withdrawals', { automaticUpTo: '500.00' });
    const { version } = await site();
    const value = { automaticUpTo: '900.00', reviewHours: 12 };
    const asked = await change('withdrawals', value);
    expect([asked.statusCode, asked.json().state]).toEqual([202, 'waiting']);
    const { approvalId } = asked.json();
    expect((await site()).state.withdrawals).toEqual({ automaticUpTo: '500.00' });
    const { approvals } = (await call('GET', '/ops/approvals', undefined, BEN)).json();
    expect(approvals.find(({ id }: { id: string }) => id === approvalId)).toMatchObject({
      act: 'site-setting',
      siteId: 'house',
      askedBy: 'anna',
      reason,
      mayAgree: true,
      payload: {
        part: 'withdrawals',
        value,
        before: { automaticUpTo: '500.00' },
        loosened: ['automaticUpTo'],
      },
    });
    expect((await agree(approvalId, ANNA)).json().code).toBe('SECOND_PERSON_NEEDED');
    expect((await agree(approvalId, CLERK)).json().code).toBe('OUT_OF_SCOPE');
    expect((await site()).version).toBe(version);
    expect((await agree(approvalId)).statusCode).toBe(200);
    expect(await site()).toMatchObject({ version: version + 1, state: { withdrawals: value } });
    const { actions } = (await call('GET', '/ops/audit?subject=site:house')).json();
    expect(actions[0]).toMatchObject({
      operator: 'ben',
      action: 'site.withdrawals',
      before: { automaticUpTo: '500.00' },
      after: { ...value, askedBy: 'anna', approvalId },
    });
    expect((await agree(approvalId)).json().code).toBe('APPROVAL_DECIDED');
    await set('withdrawals', null);
  });

  test('waits once, however often it is sent', async () => {
    const first = await change('withdrawals', { automaticUpTo: '1500.00' });
    const again = await change('withdrawals', { automaticUpTo: '1500.00' });
    const other = await change('withdrawals', { automaticUpTo: '1600.00' });
    expect(again.json()).toEqual(first.json());
    expect(other.json().approvalId).not.toBe(first.json().approvalId);
  });

  test('is agreed to for the part as it was seen: changes of other parts don’t matter', async () => {
    const { approvalId } = (await change('withdrawals', { automaticUpTo: '2000.00' })).json();
    const stale = (await change('withdrawals', { automaticUpTo: '3000.00' })).json();
    await set('visit', { isSnow: true });
    expect((await agree(approvalId)).statusCode).toBe(200);
    expect((await site()).state).toMatchObject({
      withdrawals: { automaticUpTo: '2000.00' },
      visit: { isSnow: true },
    });
    const late = await agree(stale.approvalId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await site()).state.withdrawals).toEqual({ automaticUpTo: '2000.00' });
    await set('withdrawals', null);
    await set('visit', null);
  });

  test('of a payment method names the method, the currency and the field', async () => {
    await set('paymentMethods', { card: { currencies: { EUR: { min: '20.00', max: '100.00' } } } });
    const looser = { card: { currencies: { EUR: { min: '19.00', max: '100.01' } } } };
    expect(await set('paymentMethods', looser)).toEqual([
      'card.currencies.EUR.min',
      'card.currencies.EUR.max',
    ]);
    expect(await set('paymentMethods', { card: { state: 'maintenance' } })).toEqual([
      'card.currencies.EUR.min',
      'card.currencies.EUR.max',
    ]);
    expect(await set('paymentMethods', null)).toEqual([]);
  });
});

describe('a change', () => {
  test('of an earlier version is a conflict', async () => {
    const { version } = await site();
    await set('visit', { isSnow: true });
    const late = await call('PUT', '/ops/sites/house/games', { version, reason, value: { demo: 'off' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    await set('visit', null);
  });

  const eur = (bounds: object) => ({ card: { currencies: { EUR: bounds } } });
  test.each<[SettingPart, unknown, string]>([
    ['withdrawals', { automaticUpTo: '-1' }, '/value/automaticUpTo'],
    ['withdrawals', { depositTurnover: 4 }, '/value/depositTurnover'],
    ['withdrawals', { reversal: 'always' }, '/value/reversal'],
    ['visit', { popups: ['sale'] }, '/value/popups/0'],
    ['safety', { identityAbove: [{ amount: '5.00', days: 9000 }] }, '/value/identityAbove/0/days'],
    ['games', { minCycleMs: { slots: 60_001 } }, '/value/minCycleMs/slots'],
    ['games', { slotMaxStake: { under25: 'two' } }, '/value/slotMaxStake/under25'],
    ['access', { loginModes: [] }, '/value/loginModes'],
    ['operators', { aloneInDay: '1.234' }, '/value/aloneInDay'],
    ['consultant', { countries: ['AT'], exceptCountries: ['DE'] }, '/value'],
    ['paymentMethods', { beads: { state: 'off' } }, '/value/beads'],
    ['paymentMethods', { card: { currencies: { XAU: { min: '1' } } } }, '/value/card/currencies/XAU'],
    ['paymentMethods', { card: { accountAgeDays: 0 } }, '/value/card/accountAgeDays'],
    ['paymentMethods', eur({ min: '1.234' }), '/value/card/currencies/EUR/min'],
    ['paymentMethods', eur({ min: '50.00', max: '49.99' }), '/value/card/currencies/EUR/max'],
    ['paymentMethods', eur({ fee: { percent: 'much' } }), '/value/card/currencies/EUR/fee/percent'],
  ])('of %s to %j is refused at %s', async (part, value, path) => {
    const { version } = await site();
    const answer = await change(part, value);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    expect((await site()).version).toBe(version);
  });
});

describe('another process, whose list of sites configures less,', () => {
  let other: TestApp;
  beforeAll(async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'sites-')), 'sites.json');
    const access = { loginModes: ['login_password', 'sms'], hasPasskeys: false };
    const house = { id: 'house', brand: 'touchline', hosts: ['localhost'], access };
    await writeFile(file, JSON.stringify({ sites: [house] }));
    const env = { SITES_FILE: file, DEVELOPMENT_OPERATORS: `anna=*:${ANNA},ben=*:${BEN}` };
    other = await createTestApp({ database, env });
  });
  afterAll(() => other.close());
  const there = async (method: string, url: string, body?: object) =>
    (await other.client().call(method, url, body, { authorization: `Bearer ${ANNA}` })).json();
  const configThere = async () =>
    (await other.client().call('GET', '/bff-api/config/all.json?lang=en')).json();

  test('follows a change', async () => {
    await set('visit', { isSnow: true });
    await expect.poll(async () => (await configThere()).visit?.isSnow, { interval: 50 }).toBe(true);
    await set('visit', null);
  });

  test('offers no way to sign in that its list lacks, and lets nobody switch it on', async () => {
    await set('access', { loginModes: ['phone_password', 'sms'], hasPasskeys: true });
    const { version, parts } = await there('GET', '/ops/sites/house');
    expect(parts.access).toMatchObject({
      isSet: true,
      effective: { loginModes: ['sms'], hasPasskeys: false },
      listed: { loginModes: ['login_password', 'sms'], hasPasskeys: false },
    });
    for (const value of [{ hasPasskeys: true }, { loginModes: ['phone_password'] }]) {
      const refused = await there('PUT', '/ops/sites/house/access', { version, reason, value });
      const [field = ''] = Object.keys(value);
      expect(refused).toMatchObject({ code: 'BAD_SETTING', fields: [{ path: `/value/${field}` }] });
    }
    await set('access', null);
  });

  test('closes the site if a stored change that protects players or money isn’t valid any more', async () => {
    const store = async (state: object) => {
      const { version } = await there('GET', '/ops/sites/house');
      const row = { version: version + 1, state: JSON.stringify(state) };
      await database.db.updateTable('site_states').set(row).where('site_id', '=', 'house').execute();
      return there('GET', '/ops/sites/house');
    };
    const games = await store({ games: { minCycleMs: { slots: 60_001 } } });
    expect(games.faults).toEqual([expect.stringContaining('games')]);
    expect(games.state.block).toBeNull();
    expect(games.parts.games.effective.minCycleMs).toEqual({ slots: 0, others: 0 });
    const withdrawals = await store({ withdrawals: { automaticUpTo: 'much' } });
    expect(withdrawals.faults).toEqual([expect.stringContaining('withdrawals')]);
    expect(withdrawals.state.block).toBe(4);
    expect((await store({})).faults).toEqual([]);
  });
});

test('a site shows each part as it applies, as the list has it, and whether operators set it', async () => {
  const { parts } = await site();
  expect(settingParts.filter((part) => parts[part].isSet)).toEqual([]);
  for (const { effective, listed } of Object.values<{ effective: unknown; listed: unknown }>(parts))
    expect(effective).toEqual(listed);
  await set('withdrawals', { automaticUpTo: '800.00' });
  const { withdrawals } = (await site()).parts;
  expect(withdrawals).toEqual({
    isSet: true,
    effective: { ...parts.withdrawals.listed, automaticUpTo: '800.00' },
    listed: parts.withdrawals.listed,
  });
  expect(withdrawals.listed).toMatchObject({ automaticUpTo: '1000.00', needsVerification: true });
  await set('withdrawals', null);
});
