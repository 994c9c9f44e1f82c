import { isChosenLogin } from '@touchline/contract/enteredTexts';
import type { DataChange } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD as PASSWORD, type TestApp } from '../../testing/app.ts';
import { changeProfile } from '../profile.ts';
import { mailedCode } from '../../testing/messages.ts';

const PATH = '/web-api/user/login';
const DAY = 86_400_000;
let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
let made = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time), env: { SIGN_IN_ATTEMPTS: '500' } });
});
afterAll(() => app.close());

async function newPlayer(host?: string) {
  const client = app.client(host);
  const { email, playerId } = await client.registerByEmail();
  await client.renew();
  return {
    client,
    email,
    playerId,
    login: async (name: string, proof: object = { password: PASSWORD }) => {
      await client.renew();
      return client.call('POST', PATH, { login: name, ...proof });
    },
    state: async () => {
      await client.renew();
      return (await client.call('GET', PATH)).json();
    },
  };
}

const freshName = (): string => `ada.byron${(made += 1)}`;

const signIn = async (login: string, host?: string) =>
  (
    await app
      .client(host)
      .call('POST', '/web-api/session/sign-in', { login, password: PASSWORD, save: false })
  ).statusCode;

describe('a login', () => {
  test.each([
    ['ada.byron', true],
    ['Ada-Byron_1815', true],
    ['  adab ', true],
    ['a1234567890123456789012345678b', true],
    ['ada', false],
    ['a12345678901234567890123456789b', false],
    ['1ada', false],
    ['ada..byron', false],
    ['ada._byron', false],
    ['ada.', false],
    ['.ada', false],
    ['ada@byron', false],
    ['аda.byron', false],
    ['ada byron', false],
    ['12345678', false],
  ])('%s can be chosen: %s', (name, isFitting) => {
    expect(isChosenLogin(name)).toBe(isFitting);
  });

  test('signs in from its change on, in any case, and so do number and e-mail', async () => {
    const { login, state, email } = await newPlayer();
    const { number } = await state();
    const name = freshName();
    const changed = await login(` ${name.toUpperCase()} `);
    expect(changed.json()).toMatchObject({ number, login: name, changeDays: 30 });
    const entered = [name, name.toUpperCase(), number, email];
    for (const one of entered) expect(await signIn(one)).toBe(200);
  });

  test('belongs to one player of a site for ever, also once it was given up', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const [first, second] = [freshName(), freshName()];
    await one.login(first);
    const taken = await other.login(first);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'LOGIN_TAKEN']);
    time += 31 * DAY;
    await one.client.call('POST', '/web-api/session/sign-in', {
      login: first,
      password: PASSWORD,
      save: true,
    });
    await one.login(second);
    expect(await signIn(first)).toBe(401);
    await other.client.call('POST', '/web-api/session/sign-in', {
      login: other.email,
      password: PASSWORD,
      save: true,
    });
    expect((await other.login(first)).json().code).toBe('LOGIN_TAKEN');
    time += 31 * DAY;
    await one.client.call('POST', '/web-api/session/sign-in', {
      login: second,
      password: PASSWORD,
      save: true,
    });
    expect((await one.login(first)).statusCode).toBe(200);
  });

  test('may be the same on two sites', async () => {
    const name = freshName();
    expect((await (await newPlayer()).login(name)).statusCode).toBe(200);
    expect((await (await newPlayer('merlot.localhost')).login(name)).statusCode).toBe(200);
  });

  test('is given to one of two players who choose it at once', async () => {
    const players = [await newPlayer(), await newPlayer()];
    const name = freshName();
    const codes = (await Promise.all(players.map(({ login }) => login(name)))).map((one) => one.statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
  });

  test('can’t be changed again for 30 days, nor to itself', async () => {
    const { login, state } = await newPlayer();
    const name = freshName();
    await login(name);
    expect((await login(name)).json().code).toBe('SAME_LOGIN');
    const soon = await login(freshName());
    expect([soon.statusCode, soon.json().code]).toEqual([422, 'LOGIN_TOO_SOON']);
    expect((await state()).nextChangeAt).toBe((time + 30 * DAY) / 1000);
  });

  test('is refused in another form, and with a wrong password or none', async () => {
    const { login } = await newPlayer();
    const wrong = await login('no');
    expect([wrong.statusCode, wrong.json().fields?.[0]?.path]).toEqual([400, '/login']);
    for (const proof of [{ password: 'not the password' }, {}]) {
      const refused = await login(freshName(), proof);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'WRONG_PASSWORD']);
    }
  });

  test('is in the history, and its player gets a mail', async () => {
    const { login, client, email, state } = await newPlayer();
    const { number } = await state();
    const name = freshName();
    await login(name);
    const history = (await client.call('GET', '/web-api/user/personal-data/history')).json<{
      changes: DataChange[];
    }>();
    expect(history.changes[0]).toMatchObject({ field: 'login', before: number, after: name, by: 'player' });
    const [mail] = await app.mail.outbox({ sites: 'all' });
    expect(mail).toMatchObject({ recipient: email, subject: 'Your login was changed' });
  });
});

describe('a code instead of the password', () => {
  test('is sent to the confirmed e-mail, and confirms one change', async () => {
    const { login, client, playerId, state } = await newPlayer();
    await changeProfile(app.db, playerId, { activation_type: 1 });
    expect((await state()).codeTo).toMatch(/^p•••@/);
    const { guid } = (await client.call('POST', `${PATH}/code`, { language: 'en' })).json();
    const code = await mailedCode(app);
    const wrong = await login(freshName(), { guid, code: code === '000000' ? '111111' : '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'CODE_WRONG']);
    expect((await login(freshName(), { guid, code })).statusCode).toBe(200);
  });

  test('isn’t sent without a confirmed e-mail, and another player’s isn’t accepted', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const refused = await one.client.call('POST', `${PATH}/code`, { language: 'en' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'EMAIL_NOT_CONFIRMED']);
    await changeProfile(app.db, one.playerId, { activation_type: 1 });
    const { guid } = (await one.client.call('POST', `${PATH}/code`, { language: 'en' })).json();
    const stolen = await other.login(freshName(), { guid, code: await mailedCode(app) });
    expect([stolen.statusCode, stolen.json().code]).toEqual([422, 'CODE_EXPIRED']);
  });
});
