import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { passOf, solved } from '../../testing/captcha.ts';
import { changeProfile } from '../../accounts/profile.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
let proxied: TestApp;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { now: () => new Date(time), database };
  app = await createTestApp({ ...options, env: { CAPTCHA_AFTER: '3' } });
  proxied = await createTestApp({ ...options, env: { CAPTCHA_AFTER: '3', TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
  await database.close();
});

const validate = (client: TestClient, captcha: object) =>
  client.call('POST', '/web-api/captcha/validate', { captcha });

const attempt = (client: TestClient, login: string, pass?: string) =>
  client.call(
    'POST',
    '/web-api/session/sign-in',
    { login, password: 'wrong', save: false },
    pass === undefined ? {} : { 'x-captcha': pass },
  );
const codeOf = async (answer: ReturnType<typeof attempt>) => (await answer).json<{ code: string }>().code;

describe('a client with many attempts', () => {
  test('is asked for a fingerprint, then for a captcha, whose pass is valid for one attempt', async () => {
    const client = app.client();
    const codes = [];
    for (let tries = 0; tries < 4; tries += 1) codes.push(await codeOf(attempt(client, 'often')));
    expect(codes).toEqual([...Array(3).fill('WRONG_CREDENTIALS'), 'FINGERPRINT_NEEDED']);
    expect((await client.call('GET', '/web-api/fingerprint')).json()).toEqual({ isNew: true });
    expect((await client.call('GET', '/web-api/fingerprint')).json()).toEqual({ isNew: false });
    expect(await codeOf(attempt(client, 'often'))).toBe('CAPTCHA_NEEDED');
    const pass = await passOf(client);
    expect(await codeOf(attempt(client, 'often', pass))).toBe('WRONG_CREDENTIALS');
    expect(await codeOf(attempt(client, 'often', pass))).toBe('CAPTCHA_USED');
    expect(await codeOf(attempt(client, 'often', 'made-up'))).toBe('CAPTCHA_WRONG');
    const late = await passOf(client);
    time += 121_000;
    expect(await codeOf(attempt(client, 'often', late))).toBe('CAPTCHA_EXPIRED');
  });

  test('has no device id if it was signed by another key', async () => {
    const client = app.client();
    client.cookies.set('device', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(await codeOf(attempt(client, 'often'))).toBe('FINGERPRINT_NEEDED');
  });

  test('may try again after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect(await codeOf(attempt(app.client(), 'often'))).toBe('WRONG_CREDENTIALS');
    vi.useRealTimers();
  });
});

describe('a captcha', () => {
  test('is solved once, also by 50 simultaneous answers', async () => {
    const client = app.client();
    await client.call('GET', '/web-api/fingerprint');
    const captcha = await solved(client);
    const answers = await Promise.all(Array.from({ length: 50 }, () => validate(app.client(), captcha)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const used = answers.find(({ statusCode }) => statusCode !== 200);
    expect(used?.json().code).toBe('CAPTCHA_USED');
  });

  test('refuses wrong solutions, expired ones, and those of another site', async () => {
    const client = app.client();
    await client.call('GET', '/web-api/fingerprint');
    const captcha = await solved(client);
    expect((await validate(client, { ...captcha, solution: '-1' })).json().code).toBe('CAPTCHA_WRONG');
    const other = app.client('northbank.localhost');
    expect((await validate(other, captcha)).json().code).toBe('CAPTCHA_WRONG');
    time += 121_000;
    expect((await validate(client, captcha)).json().code).toBe('CAPTCHA_EXPIRED');
  });

  test('has a time limit', async () => {
    expect((await app.client().call('GET', '/web-api/captcha/gettime')).json()).toEqual({
      time: 120,
      type: 'proof-of-work',
      error_message: '',
    });
  });
});

test('a captcha is required after a few wrong codes of the second step, whatever address they come from', async () => {
  const client = app.client();
  const { email, playerId } = await client.registerByEmail();
  await changeProfile(app.db, playerId, { has_email_code: true });
  const codes = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${tries + 1}` };
    const body = { login: email, password: TEST_PASSWORD, save: false };
    const signed = await proxied.client().call('POST', '/web-api/session/sign-in', body, headers);
    const { guid } = signed.json<{ step: { guid: string } }>().step;
    const wrong = { guid, method: 'recovery', code: 'WRONG-CODE', save: false };
    const answer = await proxied.client().call('POST', '/web-api/session/sign-in/step', wrong, headers);
    codes.push(answer.json<{ code: string }>().code);
  }
  expect(codes).toEqual([...Array(3).fill('CODE_WRONG'), 'FINGERPRINT_NEEDED']);
});

test('a captcha has a pass for the device and the call that asked for it, and for no other', async () => {
  const [client, other] = [app.client(), app.client()];
  for (const one of [client, other]) await one.call('GET', '/web-api/fingerprint');
  for (let tries = 0; tries < 4; tries += 1) await attempt(client, 'bound');
  const pass = await passOf(client);
  expect(await codeOf(attempt(other, 'bound', pass))).toBe('CAPTCHA_WRONG');
  expect(await codeOf(attempt(client, 'bound', await passOf(client, 'startRecovery')))).toBe('CAPTCHA_WRONG');
  expect(await codeOf(attempt(client, 'bound', pass))).toBe('WRONG_CREDENTIALS');
});
