import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD as PASSWORD, type TestApp } from '../../testing/app.ts';
import { passOf } from '../../testing/captcha.ts';
import { changeProfile } from '../../accounts/profile.ts';
import { mailedCode, textedCode } from '../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

/** Registers a player with an e-mail, signed in on a device. */
async function newPlayer() {
  const device = app.client();
  return { ...(await device.registerByEmail()), device };
}

let addresses = 0;
/** Returns an address that no request came from. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

const post = async (path: string, body: object, address = '203.0.113.1') => {
  const from = { 'x-forwarded-for': address };
  const answer = await app.client().call('POST', `/web-api/user/recovery${path}`, body, from);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

/**
 * Requests a code.
 * @returns the answer to the page, and the code of the mail if one was written
 */
async function ask(name: string, address?: string) {
  const [before] = await app.mail.outbox({ sites: 'all' });
  const { status, body } = await post('', { name, language: 'en' }, address);
  const [mail] = await app.mail.outbox({ sites: 'all' });
  const code = mail?.id === before?.id ? undefined : await mailedCode(app);
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
    const [told] = await app.mail.outbox({ sites: 'all' });
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
    const second = await ask(email, newAddress());
    const save = (guid: string) =>
      post('/save', { guid, ticket: body['ticket'], password: 'a new password' });
    expect((await save(second.guid)).body['code']).toBe('CODE_EXPIRED');
    const elsewhere = app.client('northbank.localhost');
    const there = { guid: first.guid, ticket: body['ticket'], password: 'a new password' };
    expect((await elsewhere.call('POST', '/web-api/user/recovery/save', there)).statusCode).toBe(422);
    const both = await Promise.all([save(first.guid), save(first.guid)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is replaced by its owner after forty requests by strangers, with the code from before them', async () => {
    const { email } = await newPlayer();
    const own = await ask(email);
    for (let strangers = 0; strangers < 40; strangers += 1) {
      expect((await post('', { name: email, language: 'en' }, newAddress())).status).toBe(200);
    }
    const again = await ask(email, newAddress());
    expect((await post('/check', { guid: again.guid, code: again.code })).status).toBe(200);
    const { body } = await post('/check', { guid: own.guid, code: own.code });
    const saved = await post('/save', {
      guid: own.guid,
      ticket: body['ticket'],
      password: 'my new password',
    });
    expect(saved.status).toBe(200);
  });

  test.each([true, false])(
    'has ten digits after many requests by anyone; with an account: %s',
    async (isKnown) => {
      const name = isKnown ? (await newPlayer()).email : 'nobody-much-asked@example.com';
      const lengths = [];
      for (let strangers = 0; strangers < 7; strangers += 1) {
        const { body, code } = await ask(name, newAddress());
        expect(code?.length).toBe(isKnown ? body['length'] : undefined);
        expect(body['expiresAt']).toBe(time + 600_000);
        lengths.push(body['length']);
      }
      expect(lengths).toEqual([6, 6, 6, 6, 6, 10, 10]);
    },
  );

  test.each([true, false])(
    'requires a captcha beyond five requests from an address; with an account: %s',
    async (isKnown) => {
      const name = isKnown ? (await newPlayer()).email : 'nobody-asked-here@example.com';
      const [client, from] = [app.client(), { 'x-forwarded-for': newAddress() }];
      const request = (headers = {}) =>
        client.call('POST', '/web-api/user/recovery', { name, language: 'en' }, { ...from, ...headers });
      const burst = await Promise.all(Array.from({ length: 50 }, () => request()));
      const passed = burst.filter(({ statusCode }) => statusCode === 200);
      expect(passed).toHaveLength(5);
      const guids = passed.map((answer) => answer.json<{ guid: string }>().guid);
      const live = await app.db
        .selectFrom('one_time_codes')
        .select('guid')
        .where('guid', 'in', guids)
        .where('used_at', 'is', null)
        .execute();
      expect(live).toHaveLength(1);
      expect((await request()).json()).toMatchObject({ code: 'FINGERPRINT_NEEDED' });
      await client.call('GET', '/web-api/fingerprint');
      expect((await request()).json()).toMatchObject({ code: 'CAPTCHA_NEEDED' });
      expect((await request({ 'x-captcha': await passOf(client, 'startRecovery') })).statusCode).toBe(200);
    },
  );

  test('has only the newest code and ticket of an address', async () => {
    const { email } = await newPlayer();
    const [first, second] = [await ask(email), await ask(email)];
    expect((await post('/check', { guid: first.guid, code: first.code })).body['code']).toBe('CODE_EXPIRED');
    const { body } = await post('/check', { guid: second.guid, code: second.code });
    await ask(email);
    const late = { guid: second.guid, ticket: body['ticket'], password: 'a new password' };
    expect((await post('/save', late)).body['code']).toBe('CODE_EXPIRED');
  });

  test('is mailed without using up the owner’s mails for the second step', async () => {
    const { email, playerId } = await newPlayer();
    await changeProfile(app.db, playerId, { activation_type: 1, has_email_code: true });
    for (let strangers = 0; strangers < 12; strangers += 1) {
      time += 900_000;
      await ask(email, newAddress());
    }
    const owner = app.client();
    const body = { login: email, password: PASSWORD, save: false };
    const signed = await owner.call('POST', '/web-api/session/sign-in', body);
    const { guid } = signed.json<{ step: { guid: string } }>().step;
    const sent = await owner.call('POST', '/web-api/session/sign-in/step-code', { guid, lng: 'en' });
    expect(sent.statusCode).toBe(200);
  });

  test('sends a text message to an activated phone, however it is formatted, and to no other', async () => {
    const { email, playerId } = await newPlayer();
    const phone = { phone_code: '44', phone_number: '7700900001' };
    const name = '+44 (77009) 00001';
    await changeProfile(app.db, playerId, { ...phone, activation_type: 0 });
    await post('', { name, language: 'en' });
    expect(await app.sms.outbox({ sites: 'all' })).toEqual([]);
    await changeProfile(app.db, playerId, { ...phone, activation_type: 3 });
    const { body } = await post('', { name, language: 'en' });
    const [message] = await app.sms.outbox({ sites: 'all' });
    expect(message?.recipient).toBe(`${phone.phone_code}${phone.phone_number}`);
    const code = await textedCode(app);
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
