import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { codeIn, lastMail } from '../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), env: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const common = { currency: 'EUR', language: 'en', isOfAge: true };
const password = 'a long password';
const gb = (number: string) => ({ phone_code: '44', phone_number: number });

/** Returns the last message sent to a phone, and the code in it. */
async function lastText(phone: string): Promise<{ text: string; code: string }> {
  const row = (await app.sms.outbox({ sites: 'all' })).find(({ recipient }) => `+${recipient}` === phone);
  const { text = '' } = (row && (await app.sms.text(row.id))) ?? {};
  return { text, code: codeIn(text) ?? 'none' };
}

async function registerByPhone(client: TestClient, number: string, more: object = {}) {
  const sent = await client.call('POST', '/web-api/registration/phone-code', { ...gb(number), lng: 'en' });
  const { guid } = sent.json<{ guid: string }>();
  const { code } = await lastText(`+44${number}`);
  const body = { guid, code, ...gb(number), password, ...common, ...more };
  return client.call('POST', '/web-api/registration/phone', body);
}

const playerOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/session')).json<{ player: { id: string } | null }>().player;

describe('access options', () => {
  test('lists each sign-in method and its fields', async () => {
    const options = (await app.client().call('GET', '/web-api/registration/options')).json();
    expect(options).toMatchObject({
      loginModes: ['login_password', 'phone_password', 'sms'],
      registrationTypes: ['full_reg', 'phone_reg', 'fast_reg', 'soc_reg'],
      minimumAge: 18,
      fields: { full_reg: [{ id: 'country', isRequired: false }, { id: 'promo_code' }, { id: 'bonus' }] },
    });
  });

  test('leaves out methods that need text messages in production without a gateway', async () => {
    const production = await createTestApp({ env: { NODE_ENV: 'production' } });
    const client = production.client();
    const options = (await client.call('GET', '/web-api/registration/options')).json();
    expect(options.loginModes).toEqual(['login_password', 'phone_password']);
    expect(options.registrationTypes).not.toContain('phone_reg');
    const body = { ...gb('7911123450'), lng: 'en' };
    expect((await client.call('POST', '/web-api/session/sign-in/sms', body)).statusCode).toBe(403);
    expect((await client.call('POST', '/web-api/registration/phone-code', body)).statusCode).toBe(403);
    await production.close();
  });
});

describe('registration', () => {
  test('by phone asks for the code sent to it; afterwards phone and password sign in', async () => {
    const answer = await registerByPhone(app.client(), '7911123401', { bonus: 2, promo_code: 'WELCOME' });
    expect(answer.statusCode).toBe(201);
    const choices = await app.db
      .selectFrom('registration_choices')
      .select(['type', 'bonus', 'promo_code'])
      .where('player_id', '=', BigInt(answer.json().player.id))
      .executeTakeFirstOrThrow();
    expect(choices).toEqual({ type: 'phone_reg', bonus: 2, promo_code: 'WELCOME' });
    const client = app.client();
    const config = { ...gb('07911123401'), password, save: true };
    expect((await client.call('POST', '/web-api/session/sign-in/phone', config)).statusCode).toBe(200);
    await client.renew();
    expect((await client.call('GET', '/web-api/user/config')).json()).toMatchObject({
      phone_code: '44',
      phone_number: '7911123401',
      activation_type: 3,
    });
  });

  test('by a phone that has an account gets the same answer, and its owner gets a message', async () => {
    await registerByPhone(app.client(), '7911123402');
    time += 61_000;
    const again = await app
      .client()
      .call('POST', '/web-api/registration/phone-code', { ...gb('7911123402'), lng: 'en' });
    expect([again.statusCode, Object.keys(again.json())]).toEqual([
      200,
      ['guid', 'length', 'expiresAt', 'resendAt'],
    ]);
    expect((await lastText('+447911123402')).text).toContain('already has an account');
  });

  test("by a phone other than the one the code was sent to is refused, and an invalid form doesn't use up the code", async () => {
    const client = app.client();
    const sent = await client.call('POST', '/web-api/registration/phone-code', {
      ...gb('7911123403'),
      lng: 'en',
    });
    const { guid } = sent.json<{ guid: string }>();
    const { code } = await lastText('+447911123403');
    const body = { guid, code, ...gb('7911123403'), password, ...common };
    const young = await client.call('POST', '/web-api/registration/phone', {
      ...body,
      date_birthday: '2010-01-01',
    });
    expect(young.json()).toMatchObject({ fields: [{ path: '/date_birthday', code: 'age' }] });
    expect((await client.call('POST', '/web-api/registration/phone', body)).statusCode).toBe(201);
    time += 61_000;
    const other = await client.call('POST', '/web-api/registration/phone-code', {
      ...gb('7911123404'),
      lng: 'en',
    });
    const elsewhere = { ...body, ...gb('7911123405'), guid: other.json().guid };
    const wrong = { ...elsewhere, code: (await lastText('+447911123404')).code };
    expect((await client.call('POST', '/web-api/registration/phone', wrong)).json().code).toBe(
      'CODE_EXPIRED',
    );
  });

  test.each([
    [{ date_birthday: '2008-06-02' }, 'age'],
    [{ date_birthday: '2007-02-30' }, 'date'],
    [{ date_birthday: '2027-01-01' }, 'date'],
    [{ country: 'xx' }, 'country'],
  ])('with %j is refused with the name of the wrong field', async (more, code) => {
    const email = `${code}-${Object.keys(more)[0]}@details.example`;
    const answer = await app
      .client()
      .call('POST', '/web-api/registration/full', { email, password, ...common, ...more });
    expect(answer.json()).toMatchObject({ fields: [{ code }] });
  });

  test('stores data given on the day of coming of age', async () => {
    const client = app.client();
    const body = { email: 'adult@details.example', password, ...common };
    const details = { date_birthday: '2008-06-01', country: 'de', name: ' Änne ', surname: 'Öz' };
    expect(
      (await client.call('POST', '/web-api/registration/full', { ...body, ...details })).statusCode,
    ).toBe(201);
    await client.renew();
    expect((await client.call('GET', '/web-api/user/config')).json()).toMatchObject({
      user_country_code: 'de',
      user_data: { name: 'Änne', surname: 'Öz', date_birthday: '2008-06-01' },
    });
  });
});

describe('sign-in by text message', () => {
  test('signs the owner of the phone in, once per code: of 50 simultaneous attempts one succeeds', async () => {
    await registerByPhone(app.client(), '7911123410');
    time += 61_000;
    const sent = await app
      .client()
      .call('POST', '/web-api/session/sign-in/sms', { ...gb('7911123410'), lng: 'en' });
    const { code } = await lastText('+447911123410');
    const body = { guid: sent.json().guid, code, save: false };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.client().call('POST', '/web-api/session/sign-in/sms-code', body)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
  });

  test('gives the same answer for a phone without an account, and sends nothing', async () => {
    const body = { ...gb('7911123499'), lng: 'en' };
    const sent = await app.client().call('POST', '/web-api/session/sign-in/sms', body);
    expect(sent.statusCode).toBe(200);
    expect((await lastText('+447911123499')).text).toBe('');
    const guess = { guid: sent.json().guid, code: '000000', save: false };
    expect((await app.client().call('POST', '/web-api/session/sign-in/sms-code', guess)).json().code).toBe(
      'CODE_WRONG',
    );
  });

  test('sends one message a minute to an address, also for 20 simultaneous requests; strangers delay nobody', async () => {
    await registerByPhone(app.client(), '7911123411');
    const ask = async (address: string) => {
      const from = { 'x-forwarded-for': address };
      const body = { ...gb('7911123411'), lng: 'en' };
      const answer = await app.client().call('POST', '/web-api/session/sign-in/sms', body, from);
      return answer.json<{ code?: string }>().code ?? 'sent';
    };
    time += 61_000;
    const burst = await Promise.all(Array.from({ length: 20 }, () => ask('198.51.100.1')));
    expect(burst.filter((answer) => answer === 'sent')).toHaveLength(1);
    expect(burst.filter((answer) => answer === 'CODE_TOO_SOON')).toHaveLength(4);
    expect(burst.filter((answer) => answer === 'FINGERPRINT_NEEDED')).toHaveLength(15);
    expect(await ask('198.51.100.2')).toBe('sent');
  });

  test('refuses a code after five wrong ones, and after its expiry', async () => {
    await registerByPhone(app.client(), '7911123412');
    time += 61_000;
    const ask = () =>
      app.client().call('POST', '/web-api/session/sign-in/sms', { ...gb('7911123412'), lng: 'en' });
    const attempt = (guid: string, code: string) =>
      app.client().call('POST', '/web-api/session/sign-in/sms-code', { guid, code, save: false });
    const { guid } = (await ask()).json<{ guid: string }>();
    const { code } = await lastText('+447911123412');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await attempt(guid, wrong)).json().code).toBe('CODE_WRONG');
    }
    expect((await attempt(guid, code)).json().code).toBe('CODE_EXPIRED');
    time += 61_000;
    const second = (await ask()).json<{ guid: string }>().guid;
    time += 11 * 60_000;
    const late = await attempt(second, (await lastText('+447911123412')).code);
    expect(late.json().code).toBe('CODE_EXPIRED');
  });
});

test('a site whose registration requires data asks for missing data afterwards', async () => {
  const client = app.client();
  const { playerId } = await client.register();
  const give = (body: object) => client.call('POST', '/web-api/registration/data', body);
  expect((await give({ country: 'de' })).json().code).toBe('NO_DATA_NEEDED');
  await app.db.insertInto('player_profiles').values({ player_id: playerId, needs_data: true }).execute();
  expect((await give({ country: 'xx' })).statusCode).toBe(400);
  expect((await give({ country: 'de', name: 'Ann' })).json()).toEqual({ isDataAfterRegistration: false });
  expect(await playerOf(client)).not.toBeNull();
});

test('generated credentials are sent to an address of the player’s choice, until the password is changed', async () => {
  const client = app.client();
  const registered = await client.call('POST', '/web-api/registration/fast', common);
  const { credentials } = registered.json<{ credentials: { login: string; password: string } }>();
  await client.renew();
  const send = (secret: string) =>
    client.call('POST', '/web-api/registration/credentials-mail', {
      email: 'keep@example.com',
      password: secret,
      lng: 'ar',
    });
  expect((await send('wrong')).json().code).toBe('WRONG_PASSWORD');
  expect((await send(credentials.password)).json()).toEqual({ email: 'keep@example.com' });
  expect((await lastMail(app))?.text).toContain(credentials.password);
  const next = 'another password';
  await client.call('POST', '/web-api/session/password', { current: credentials.password, next });
  expect((await send(next)).json().code).toBe('OWN_PASSWORD');
});
