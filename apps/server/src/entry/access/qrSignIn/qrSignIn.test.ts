import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  TEST_PASSWORD as PASSWORD,
  type TestApp,
  type TestClient,
} from '../../../testing/app.ts';
import { counterAt, totpOf } from '../twoStep/totp.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

const BEGIN = '/web-api/session/sign-in/qr';
const LOOK_UP = '/web-api/user/qr-sign-in';
type Begun = AnswerOf<Calls['beginQrSignIn']>;
type State = AnswerOf<Calls['qrSignInState']>;

async function newPlayer(host?: string) {
  const client = app.client(host);
  return { ...(await client.registerByEmail()), client };
}

async function asking(headers: Record<string, string> = {}) {
  const client = app.client();
  const { secret, code } = (await client.call('POST', BEGIN, undefined, headers)).json<Begun>();
  const state = async () =>
    (await client.call('POST', `${BEGIN}/state`, { secret, save: false })).json<State>();
  return { client, code, secret, state };
}

const lookUp = (client: TestClient, code: string) => client.call('POST', LOOK_UP, { code });
const answer = (client: TestClient, id: string, isConfirmed: boolean) =>
  client.call('POST', `${LOOK_UP}/${id}`, { isConfirmed });

test('a device is signed in once another one of the player has seen and confirmed it', async () => {
  const [{ client, playerId }, device] = [
    await newPlayer(),
    await asking({ 'user-agent': 'Desk 1', 'cf-ipcountry': 'DE' }),
  ];
  expect(await device.state()).toEqual({ state: 'waiting' });
  const found = await lookUp(client, ` ${device.code.slice(0, 4).toLowerCase()}-${device.code.slice(4)} `);
  expect(found.json()).toEqual({
    id: expect.any(String),
    userAgent: 'Desk 1',
    address: '127.0.0.1',
    country: 'DE',
    startedAt: time / 1000,
    expiresAt: time + 3 * MINUTE,
  });
  expect(await device.state()).toEqual({ state: 'seen' });
  expect((await answer(client, found.json().id, true)).json()).toEqual({ isConfirmed: true });
  const entered = await device.state();
  expect(entered).toMatchObject({ state: 'entered', entry: { player: { id: String(playerId) } } });
  const session = await device.client.call('GET', '/web-api/session');
  expect(session.json().player.id).toBe(String(playerId));
});

test('a confirmation opens one session, of 20 requests at once too', async () => {
  const [{ client }, device] = [await newPlayer(), await asking()];
  const { id } = (await lookUp(client, device.code)).json<{ id: string }>();
  await answer(client, id, true);
  const states = await Promise.all(Array.from({ length: 20 }, () => device.state()));
  expect(states.filter(({ state }) => state === 'entered')).toHaveLength(1);
  expect((await device.state()).state).toBe('expired');
  expect((await answer(client, id, true)).json().code).toBe('QR_USED');
  expect((await lookUp(client, device.code)).json().code).toBe('QR_USED');
});

test('a refused device stays signed out', async () => {
  const [{ client }, device] = [await newPlayer(), await asking()];
  const { id } = (await lookUp(client, device.code)).json<{ id: string }>();
  await answer(client, id, false);
  expect(await device.state()).toEqual({ state: 'refused' });
  expect((await answer(client, id, true)).json().code).toBe('QR_USED');
});

test('a code expires after three minutes, before and after it was looked up', async () => {
  const [{ client }, early, late] = [await newPlayer(), await asking(), await asking()];
  const { id } = (await lookUp(client, early.code)).json<{ id: string }>();
  time += 3 * MINUTE;
  expect((await answer(client, id, true)).json().code).toBe('QR_EXPIRED');
  expect((await lookUp(client, late.code)).json().code).toBe('QR_EXPIRED');
  expect([await early.state(), await late.state()]).toEqual([{ state: 'expired' }, { state: 'expired' }]);
});

test('a confirmation in the last second can be taken for a minute more', async () => {
  const [{ client }, taken, lost] = [await newPlayer(), await asking(), await asking()];
  time += 3 * MINUTE - 1;
  for (const { code } of [taken, lost]) {
    const { id } = (await lookUp(client, code)).json<{ id: string }>();
    await answer(client, id, true);
  }
  time += MINUTE;
  expect((await taken.state()).state).toBe('entered');
  time += 1;
  expect((await lost.state()).state).toBe('expired');
});

test('a code belongs to the player who has looked it up first', async () => {
  const [one, other, device] = [await newPlayer(), await newPlayer(), await asking()];
  const { id } = (await lookUp(one.client, device.code)).json<{ id: string }>();
  expect((await lookUp(other.client, device.code)).json().code).toBe('QR_USED');
  expect((await answer(other.client, id, true)).json().code).toBe('QR_USED');
  expect(await device.state()).toEqual({ state: 'seen' });
});

test('a code of another site, and one that nobody shows, are named as such', async () => {
  const [{ client }, device] = [await newPlayer('merlot.localhost:4401'), await asking()];
  expect((await lookUp(client, device.code)).json().code).toBe('QR_OTHER_SITE');
  expect((await lookUp(client, 'AAAA-2222')).json().code).toBe('QR_UNKNOWN');
});

test('a player with two-step sign-in confirms it on the new device too', async () => {
  const [{ client }, device] = [await newPlayer(), await asking()];
  const begun = await client.call('POST', '/web-api/user/two-step/begin', { password: PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  await client.call('POST', '/web-api/user/two-step/enable', { code: totpOf(secret, counterAt(time)) });
  const { id } = (await lookUp(client, device.code)).json<{ id: string }>();
  await answer(client, id, true);
  expect(await device.state()).toMatchObject({
    state: 'entered',
    entry: { step: { methods: ['totp', 'recovery'] } },
  });
  expect((await device.client.call('GET', '/web-api/session')).json().player).toBeNull();
});

test.each([
  [
    'a change of the password',
    'POST',
    '/web-api/session/password',
    { current: PASSWORD, next: 'the next password' },
  ],
  ['the end of other sessions', 'POST', '/web-api/user/sessions/end-others', undefined],
  ['a sign-out everywhere', 'POST', '/web-api/session/sign-out', { everywhere: true }],
  [
    'the sign-out of the session that confirmed it',
    'POST',
    '/web-api/session/sign-out',
    { everywhere: false },
  ],
] as const)('a confirmed device stays signed out after %s', async (_name, method, path, body) => {
  const [{ client }, device] = [await newPlayer(), await asking()];
  const { id } = (await lookUp(client, device.code)).json<{ id: string }>();
  await answer(client, id, true);
  expect((await client.call(method, path, body)).statusCode).toBe(200);
  expect(await device.state()).toEqual({ state: 'expired' });
});

test('a confirmed device stays signed out after its player has closed the account', async () => {
  const [{ client }, device] = [await newPlayer(), await asking()];
  const { id } = (await lookUp(client, device.code)).json<{ id: string }>();
  await answer(client, id, true);
  await client.renew();
  await client.call('POST', '/limit-service-api/api/external/web/v3/BlockUser', { isConfirmed: true });
  expect(await device.state()).toEqual({ state: 'expired' });
});
