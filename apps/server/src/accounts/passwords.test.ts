import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../testing/app.ts';
import { mailedCode } from '../testing/messages.ts';
import { checkPassword, hashPassword } from './passwords.ts';

const PASSWORD = 'Señor-Müller-é１';
/** The forms in which devices send it: composed, decomposed, and with the digit of another keyboard. */
const FORMS = [PASSWORD.normalize('NFC'), PASSWORD.normalize('NFD'), PASSWORD.normalize('NFKC')];
const [COMPOSED = '', DECOMPOSED = '', COMPATIBLE = ''] = FORMS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let players = 0;
async function registered(
  password: string,
): Promise<{ readonly client: TestClient; readonly email: string }> {
  const email = `form-${(players += 1)}@example.com`;
  const client = app.client();
  const body = { email, password, currency: 'EUR', language: 'en', isOfAge: true };
  expect((await client.call('POST', '/web-api/registration/full', body)).statusCode).toBe(201);
  return { client, email };
}

const signIn = async (login: string, password: string): Promise<number> =>
  (await app.client().call('POST', '/web-api/session/sign-in', { login, password, save: false })).statusCode;

const storedHash = async (email: string): Promise<string> =>
  (
    await app.db
      .selectFrom('players')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).password_hash;

/** Registers a player whose hash is from before passwords were normalized. */
async function registeredBefore(password: string): Promise<string> {
  const { email } = await registered('a long password');
  const old = await hash(password, { memoryCost: 8, timeCost: 1 });
  await app.db.updateTable('players').set({ password_hash: old }).where('email', '=', email).execute();
  return email;
}

const statusesOf = async (email: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const form of FORMS) statuses.push(await signIn(email, form));
  return statuses;
};

describe('a password is the same in every Unicode form', () => {
  test('at the sign-in, in whichever form it was registered', async () => {
    for (const form of FORMS) {
      const { email } = await registered(form);
      expect(await statusesOf(email)).toEqual([200, 200, 200]);
      expect(await signIn(email, 'Senor-Muller-e1')).toBe(401);
    }
  });

  test('at a change of the password, both of them', async () => {
    const { client, email } = await registered(COMPOSED);
    await client.renew();
    const body = { current: DECOMPOSED, next: `${DECOMPOSED}2` };
    expect((await client.call('POST', '/web-api/session/password', body)).statusCode).toBe(200);
    expect(await signIn(email, `${COMPATIBLE}2`)).toBe(200);
  });

  test('after a recovery', async () => {
    const { email } = await registered('a long password');
    const post = async (path: string, body: object) =>
      (await app.client().call('POST', `/web-api/user/recovery${path}`, body)).json<Record<string, string>>();
    const { guid } = await post('', { name: email, language: 'en' });
    const { ticket } = await post('/check', { guid, code: await mailedCode(app) });
    await post('/save', { guid, ticket, password: DECOMPOSED });
    expect(await statusesOf(email)).toEqual([200, 200, 200]);
  });
});

describe('a hash from before passwords were normalized', () => {
  test.each([
    ['composed', COMPOSED, COMPOSED],
    ['composed', COMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, COMPOSED],
  ])('of the %s form is accepted and renewed: %j, sent as %j', async (_form, stored, sent) => {
    const email = await registeredBefore(stored);
    const before = await storedHash(email);
    expect(await signIn(email, sent)).toBe(200);
    expect(await storedHash(email)).not.toBe(before);
    expect(await statusesOf(email)).toEqual([200, 200, 200]);
  });

  test('is renewed once by sign-ins at the same time, all of which enter', async () => {
    const email = await registeredBefore(DECOMPOSED);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => signIn(email, DECOMPOSED)));
    expect(statuses).toEqual(Array(6).fill(200));
  });

  test('stays as it is after a wrong password', async () => {
    const email = await registeredBefore(DECOMPOSED);
    const before = await storedHash(email);
    expect(await signIn(email, `${DECOMPOSED}!`)).toBe(401);
    expect(await storedHash(email)).toBe(before);
  });

  test('of a password in ASCII isn’t renewed', async () => {
    const stored = await hashPassword('a long password');
    expect(await checkPassword(stored, 'a long password')).toEqual({ isRight: true, isOld: false });
    expect(await checkPassword(stored, 'a long passwore')).toEqual({ isRight: false, isOld: false });
  });
});
