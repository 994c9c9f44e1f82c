import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const common = { password: TEST_PASSWORD, currency: 'EUR', language: 'en', isOfAge: true };
const register = (more: object) =>
  app.client().call('POST', '/web-api/registration/full', { ...common, ...more });
const addresses = async () => {
  const rows = await app.db.selectFrom('players').select('email').execute();
  return rows.map(({ email }) => email);
};

describe('texts that identify an account', () => {
  test.each([
    'ｊohn@example.com',
    'john@example.com.',
    'john@example。com.au',
    'jo\u200Bhn@example.com',
    'john\u202E@example.com',
    'jo\u00ADhn@example.com',
    'mar\u212A@example.com',
  ])('no second account is registered as %j', async (email) => {
    await register({ email: 'john@example.com' });
    await register({ email: 'mark@example.com' });
    const before = await addresses();
    const answer = await register({ email });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      expect.arrayContaining([{ path: '/email', code: 'format' }]),
    ]);
    expect(answer.json().message).toMatch(/^An e-mail address is written .+: correct it\.$/);
    expect(await addresses()).toEqual(before);
  });

  test('an address is stored in lower case, and signs in with spaces around it', async () => {
    expect((await register({ email: 'Jane@Example.COM' })).json().player.email).toBe('jane@example.com');
    const body = { login: ' JANE@example.com ', password: TEST_PASSWORD, save: false };
    expect((await app.client().call('POST', '/web-api/session/sign-in', body)).statusCode).toBe(200);
  });

  test.each([
    ['/web-api/session/sign-in', 'login', { password: TEST_PASSWORD, save: false }],
    ['/web-api/user/recovery', 'name', { language: 'en' }],
  ])('a login that differs invisibly is named as such: %s', async (path, field, more) => {
    for (const login of ['ja\u200Bne@example.com', 'ｊane@example.com', 'jane@example.com.']) {
      const answer = await app.client().call('POST', path, { [field]: login, ...more });
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [{ path: `/${field}`, code: 'format' }],
      ]);
    }
  });

  test('an address isn’t changed to another form of one', async () => {
    const client = app.client();
    await client.registerByEmail();
    await client.renew();
    const body = { email: 'ｊohn@example.com', password: TEST_PASSWORD, language: 'en' };
    const answer = await client.call('POST', '/web-api/user/email', body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: '/email', code: 'format' }]]);
  });
});

describe('a person’s name', () => {
  test('is stored composed and without spaces around it', async () => {
    const email = 'joerg@example.com';
    const answer = await register({ email, name: ' Jo\u0308rg ', surname: 'Mª O’Neill, Jr.' });
    const profile = await app.db
      .selectFrom('player_profiles')
      .select(['name', 'surname'])
      .where('player_id', '=', BigInt(answer.json().player.id))
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ name: 'Jörg', surname: 'Mª O’Neill, Jr.' });
  });

  test.each(['nhoJ\u202E', 'Jo\u200Dhn', 'Ｊohn', ' '])('isn’t %j', async (name) => {
    const answer = await register({ email: 'someone@example.com', name });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: '/name', code: 'format' }]]);
  });
});
