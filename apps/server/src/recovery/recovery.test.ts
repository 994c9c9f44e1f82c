import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD as PASSWORD, type TestApp } from '../testing/app.ts';
import { changeProfile } from '../userConfig/profile.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

/** Registers a player with an e-mail, signed in on a device. */
async function newPlayer() {
  const device = app.client();
  return { ...(await device.registerByEmail()), device };
}

const post = async (path: string, body: object) => {
  const answer = await app.client().call('POST', `/web-api/user/recovery${path}`, body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

/**
 * Requests a code.
 * @returns the answer to the page, and the code of the mail if one was written
 */
async function ask(name: string) {
  const [before] = await app.mail.outbox();
  const { status, body } = await post('', { name, language: 'en' });
  const [mail] = await app.mail.outbox();
  const code = mail?.id === before?.id ? undefined : /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0];
  return { status, body, guid: String(body['guid']), code, recipient: code && mail?.recipient };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const signInWith = async (login: string, password: string) =>
  (await app.client().call('POST', '/web-api/session/sign-in', { login, password, save: false })).statusCode;

describe('a forgotten password', () => {
  test('is replaced with a code from the mail; every device is signed out', async () => {
    const { email, device } = await newPlayer();
    const { guid, code, recipient } = await ask(email.toUpperCase());
    expect(recipient).toBe(email);
    const { body } = await post('/check', { guid, code });
    const saved = await post('/save', { guid, ticket: body['ticket'], password: 'the next password' });
    expect(saved).toMatchObject({ status: 200, body: { endedSessions: 1 } });
    expect((await device.call('GET', '/web-api/session')).json()).toMatchObject({ player: null });
    expect(await signInWith(email, PASSWORD)).toBe(401);
    expect(await signInWith(email, 'the next password')).toBe(200);
    const [told] = await app.mail.outbox();
    expect(told).toMatchObject({ recipient: email, subject: 'Your password was changed' });
  });

  test('gets the same answer for an unknown name as for an account, and no mail is written', async () => {
    const { email } = await newPlayer();
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect(known.code).toBeDefined();
    expect(unknown.code).toBeUndefined();
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    const wrong = async ({ guid }: { guid: string }, code: string) => {
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1)
        answers.push((await post('/check', { guid, code })).body['code']);
      return answers;
    };
    const five = Array.from({ length: 5 }, () => 'CODE_WRONG');
    expect(await wrong(known, another(known.code ?? ''))).toEqual([...five, 'CODE_EXPIRED']);
    expect(await wrong(unknown, '000000')).toEqual([...five, 'CODE_EXPIRED']);
  });

  test('has a code that expires after ten minutes, and after five wrong ones', async () => {
    const { email } = await newPlayer();
    const late = await ask(email);
    time += 600_000;
    expect((await post('/check', { guid: late.guid, code: late.code })).body['code']).toBe('CODE_EXPIRED');
    const tried = await ask(email);
    const guesses = Array.from({ length: 20 }, () =>
      post('/check', { guid: tried.guid, code: another(tried.code ?? '') }),
    );
    const answers = (await Promise.all(guesses)).map(({ body }) => body['code']);
    expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(5);
    expect((await post('/check', { guid: tried.guid, code: tried.code })).status).toBe(422);
  });

  test('has a ticket that works once, for its own code, on its own site, and while it is fresh', async () => {
    const { email } = await newPlayer();
    const first = await ask(email);
    const { body } = await post('/check', { guid: first.guid, code: first.code });
    const second = await ask(email);
    const save = (guid: string) =>
      post('/save', { guid, ticket: body['ticket'], password: 'a new password' });
    expect((await save(second.guid)).body['code']).toBe('CODE_EXPIRED');
    const elsewhere = app.client('northbank.localhost');
    const there = { guid: first.guid, ticket: body['ticket'], password: 'a new password' };
    expect((await elsewhere.call('POST', '/web-api/user/recovery/save', there)).statusCode).toBe(422);
    const both = await Promise.all([save(first.guid), save(first.guid)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('causes five mails an hour at most, without a different answer', async () => {
    const { email } = await newPlayer();
    const codes = [];
    for (let sent = 0; sent < 7; sent += 1) {
      const { status, code } = await ask(email);
      codes.push([status, code !== undefined]);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => [200, true]), [200, false], [200, false]]);
    time += 3_600_001;
    expect((await ask(email)).code).toBeDefined();
  });

  test('sends a text message to an activated phone, however it is formatted, and to no other', async () => {
    const { email, playerId } = await newPlayer();
    const phone = { phone_code: '44', phone_number: '7700900001' };
    const name = '+44 (77009) 00001';
    await changeProfile(app.db, playerId, { ...phone, activation_type: 0 });
    await post('', { name, language: 'en' });
    expect(await app.sms.outbox()).toEqual([]);
    await changeProfile(app.db, playerId, { ...phone, activation_type: 3 });
    const { body } = await post('', { name, language: 'en' });
    const [message] = await app.sms.outbox();
    expect(message?.recipient).toBe(`${phone.phone_code}${phone.phone_number}`);
    const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
    expect((await post('/check', { guid: body['guid'], code })).status).toBe(200);
    expect((await ask(email)).recipient).toBe(email);
  });

  test('is refused with the names of wrong fields', async () => {
    expect((await post('', { name: 'x', language: 'zz' })).body['fields']).toEqual([
      { path: '/language', code: 'language' },
    ]);
    expect((await post('/check', { guid: 'x', code: '12' })).status).toBe(400);
  });
});
