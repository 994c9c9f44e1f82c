import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { changeProfile } from '../../../accounts/profile.ts';
import { counterAt, counterOf, totpOf } from './totp.ts';
import { mailedCode } from '../../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const password = 'a long password';
const code = (secret: string) => totpOf(secret, counterAt(time));

async function playerWithApp(email: string) {
  const client = app.client();
  const body = { email, password, currency: 'EUR', language: 'en', isOfAge: true };
  const { player } = (await client.call('POST', '/web-api/registration/full', body)).json();
  await client.renew();
  const begun = await client.call('POST', '/web-api/user/two-step/begin', { password });
  const { secret } = begun.json<{ secret: string }>();
  const enabled = await client.call('POST', '/web-api/user/two-step/enable', { code: code(secret) });
  const { recoveryCodes } = enabled.json<{ recoveryCodes: string[] }>();
  time += 60_000;
  return { client, secret, recoveryCodes, playerId: BigInt(player.id) };
}

async function firstStep(client: TestClient, login: string, secret = password) {
  const body = { login, password: secret, save: false };
  const answer = await client.call('POST', '/web-api/session/sign-in', body);
  return answer.json<{ step: { guid: string; methods: string[]; email?: string } }>().step;
}
const confirm = (client: TestClient, body: object) =>
  client.call('POST', '/web-api/session/sign-in/step', { save: false, ...body });

test('makes the codes of RFC 6238', () => {
  // Appendix B, for the secret "12345678901234567890"; the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect([59, 1_111_111_109, 20_000_000_000].map((at) => totpOf(secret, counterAt(at * 1000)))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
  expect(counterOf(secret, '287082', 89_000)).toBe(1);
  expect(counterOf(secret, '287082', 120_000)).toBeUndefined();
});

test('a password alone opens no session once the app is enabled; of 50 simultaneous uses of a code one does', async () => {
  const { secret } = await playerWithApp('app@steps.example');
  const client = app.client();
  const step = await firstStep(client, 'app@steps.example');
  expect(step.methods).toEqual(['totp', 'recovery']);
  expect((await client.call('GET', '/web-api/session')).json().player).toBeNull();
  const body = { guid: step.guid, method: 'totp', code: code(secret) };
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(app.client(), body)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const again = await firstStep(client, 'app@steps.example');
  expect((await confirm(client, { ...body, guid: again.guid })).json().code).toBe('CODE_WRONG');
  time += 30_000;
  expect((await confirm(client, { ...body, guid: again.guid, code: code(secret) })).statusCode).toBe(200);
});

test('five wrong codes end a pending sign-in', async () => {
  const { secret } = await playerWithApp('wrong@steps.example');
  const { guid } = await firstStep(app.client(), 'wrong@steps.example');
  const wrong = code(secret) === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await confirm(app.client(), { guid, method: 'totp', code: wrong })).json().code).toBe(
      'CODE_WRONG',
    );
  }
  const late = await confirm(app.client(), { guid, method: 'totp', code: code(secret) });
  expect(late.json().code).toBe('CODE_EXPIRED');
});

test('twenty wrong codes from rotating addresses close the second step of an account until its password is changed', async () => {
  const { client, secret } = await playerWithApp('often@steps.example');
  const wrong = code(secret) === '111111' ? '222222' : '111111';
  const attempt = async (guid: string, tried: string) =>
    (await confirm(app.client(), { guid, method: 'totp', code: tried })).json<{ code?: string }>().code;
  const answers: (string | undefined)[] = [];
  for (let address = 0; address < 60; address += 1) {
    const { guid } = await firstStep(app.client(), 'often@steps.example');
    for (let tries = 0; tries < 5; tries += 1) answers.push(await attempt(guid, wrong));
  }
  expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(20);
  expect(new Set(answers.slice(20))).toEqual(new Set(['STEP_LOCKED']));
  const { guid } = await firstStep(app.client(), 'often@steps.example');
  expect(await attempt(guid, code(secret))).toBe('STEP_LOCKED');
  const next = 'another long password';
  await client.call('POST', '/web-api/session/password', { current: password, next });
  const fresh = await firstStep(app.client(), 'often@steps.example', next);
  expect(await attempt(fresh.guid, code(secret))).toBeUndefined();
});

test('of 300 wrong codes at once from rotating addresses twenty are judged', async () => {
  const { secret } = await playerWithApp('atonce@steps.example');
  const wrong = code(secret) === '111111' ? '222222' : '111111';
  const from = (address: number) => ({
    'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${address % 250}`,
  });
  const body = { login: 'atonce@steps.example', password, save: false };
  const steps: string[] = [];
  for (let address = 0; address < 60; address += 1) {
    const signedIn = await app.client().call('POST', '/web-api/session/sign-in', body, from(address));
    steps.push(signedIn.json<{ step: { guid: string } }>().step.guid);
  }
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const tried = { guid: steps[index % 60], method: 'totp', code: wrong, save: false };
      return app.client().call('POST', '/web-api/session/sign-in/step', tried, from(index));
    }),
  );
  const codes = answers.map((answer) => answer.json<{ code?: string }>().code);
  expect(codes.filter((one) => one === 'CODE_WRONG')).toHaveLength(20);
  expect(codes.filter((one) => one === 'STEP_LOCKED')).toHaveLength(280);
});

test('a change of the password ends sign-ins that wait for their second step', async () => {
  const { client, secret } = await playerWithApp('changed@steps.example');
  const { guid } = await firstStep(app.client(), 'changed@steps.example');
  const body = { current: password, next: 'another long password' };
  await client.call('POST', '/web-api/session/password', body);
  const answer = await confirm(app.client(), { guid, method: 'totp', code: code(secret) });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'CODE_EXPIRED']);
});

test('a recovery code opens one session', async () => {
  const { client, recoveryCodes } = await playerWithApp('lost@steps.example');
  expect(recoveryCodes).toHaveLength(10);
  const [first = ''] = recoveryCodes;
  const attempt = async () => {
    const { guid } = await firstStep(app.client(), 'lost@steps.example');
    return (await confirm(app.client(), { guid, method: 'recovery', code: first.toLowerCase() })).statusCode;
  };
  expect([await attempt(), await attempt()]).toEqual([200, 422]);
  expect((await client.call('GET', '/web-api/user/two-step')).json()).toMatchObject({
    isAppOn: true,
    recoveryCodesLeft: 9,
  });
});

test('a code by e-mail requires a confirmed address', async () => {
  const { client, playerId } = await playerWithApp('mail@steps.example');
  await client.call('POST', '/web-api/user/two-step/disable', { password });
  const turnOn = () => client.call('POST', '/web-api/user/two-step/email', { isOn: true, password });
  expect((await turnOn()).json().code).toBe('EMAIL_NOT_CONFIRMED');
  await changeProfile(app.db, playerId, { activation_type: 1 });
  expect((await turnOn()).json()).toEqual({ isEmailOn: true });
  const step = await firstStep(app.client(), 'mail@steps.example');
  expect(step).toMatchObject({ methods: ['email'], email: 'm•••@steps.example' });
  const send = () =>
    app.client().call('POST', '/web-api/session/sign-in/step-code', { guid: step.guid, lng: 'en' });
  expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(422);
  const code = await mailedCode(app);
  const answer = await confirm(app.client(), { guid: step.guid, method: 'email', code });
  expect(answer.statusCode).toBe(200);
});

test('enabling and disabling it require the password', async () => {
  const { client } = await playerWithApp('asks@steps.example');
  const off = await client.call('POST', '/web-api/user/two-step/disable', { password: 'wrong' });
  expect(off.json().code).toBe('WRONG_PASSWORD');
  expect((await client.call('POST', '/web-api/user/two-step/begin', { password })).json().code).toBe(
    'TWO_STEP_STATE',
  );
});

test('a blocked player is refused at the second step too', async () => {
  const { secret, playerId } = await playerWithApp('kept@steps.example');
  const { guid } = await firstStep(app.client(), 'kept@steps.example');
  app.sessions.guard((_trx, id) =>
    id === playerId ? Promise.reject(new Error('kept out')) : Promise.resolve(),
  );
  const answer = await confirm(app.client(), { guid, method: 'totp', code: code(secret) });
  expect(answer.statusCode).toBe(500);
});
