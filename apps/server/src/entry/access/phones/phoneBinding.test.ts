import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  TEST_PASSWORD as PASSWORD,
  type TestApp,
  type TestClient,
} from '../../../testing/app.ts';
import { changeProfile } from '../../../accounts/profile.ts';
import { textedCode } from '../../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

let made = 0;

async function newPlayer() {
  const client = app.client();
  return { ...(await client.registerByEmail()), client };
}

const numbers = () => ({ phone_code: '44', phone_number: `7700900${100 + (made += 1)}` });
type Phone = ReturnType<typeof numbers>;

async function send(client: TestClient, phone: Phone, password?: string) {
  // Moves the clock past the minute between two codes to the same phone.
  time += 61_000;
  const answer = await client.call('POST', '/web-api/user/phone', {
    ...phone,
    lng: 'en',
    ...(password && { password }),
  });
  const { guid, code: refusal } = answer.json<{ guid?: string; code?: string }>();
  const [message] = await app.sms.outbox({ sites: 'all' });
  return {
    status: answer.statusCode,
    guid,
    refusal,
    message,
    code: await textedCode(app),
  };
}

const confirm = (
  client: TestClient,
  { guid, code }: { guid?: string | undefined; code?: string | undefined },
) => client.call('POST', '/web-api/user/phone/confirm', { guid, code });

const config = async (client: TestClient) => (await client.call('GET', '/web-api/user/config')).json();

describe('a phone', () => {
  test.each([
    [0, 3],
    [1, 2],
  ])(
    'moves the activation type from %i to %i when it is added, and protects the account',
    async (before, after) => {
      const { client, playerId } = await newPlayer();
      await changeProfile(app.db, playerId, { activation_type: before });
      const level = (await config(client)).protection_level;
      const phone = numbers();
      const sent = await send(client, phone);
      expect(sent.message?.recipient).toBe(`${phone.phone_code}${phone.phone_number}`);
      expect((await confirm(client, sent)).json()).toEqual({ ...phone, activation_type: after });
      const now = await config(client);
      expect(now).toMatchObject({
        ...phone,
        activation_type: after,
        protection_methods: { enable_phone_binding: true },
      });
      expect(now.protection_level).toBeGreaterThan(level);
      const signIn = { ...phone, password: PASSWORD, save: false };
      expect((await app.client().call('POST', '/web-api/session/sign-in/phone', signIn)).statusCode).toBe(
        200,
      );
      expect((await send(client, phone)).refusal).toBe('ALREADY_ACTIVATED');
    },
  );

  test('is changed with the password and a code to the new one; the old phone and the e-mail are notified', async () => {
    const { client, email } = await newPlayer();
    const [old, next] = [numbers(), numbers()];
    await confirm(client, await send(client, old));
    expect((await send(client, next)).refusal).toBe('WRONG_PASSWORD');
    expect((await send(client, next, 'not it')).refusal).toBe('WRONG_PASSWORD');
    const sent = await send(client, next, PASSWORD);
    expect(sent.message?.recipient).toBe(`44${next.phone_number}`);
    expect((await confirm(client, sent)).json()).toMatchObject(next);
    const [told] = await app.sms.outbox({ sites: 'all' });
    expect(told).toMatchObject({
      recipient: `44${old.phone_number}`,
      body: expect.stringContaining('phone number of your account was changed'),
    });
    const [mail] = await app.mail.outbox({ sites: 'all' });
    expect(mail).toMatchObject({ recipient: email, subject: 'Your phone number was changed' });
  });

  test('of another account gets no code, and the answer is the same', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const phone = numbers();
    await confirm(theirs.client, await send(theirs.client, phone));
    const sent = await send(mine.client, phone);
    expect([sent.status, sent.code]).toEqual([200, undefined]);
    expect(sent.message?.body).toContain('It’s still yours');
    expect((await confirm(mine.client, { ...sent, code: '000000' })).statusCode).toBe(422);
    expect((await config(mine.client)).activation_type).toBe(0);
  });

  test('that another account took before the code was confirmed is refused', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const phone = numbers();
    const first = await send(mine.client, phone);
    await confirm(theirs.client, await send(theirs.client, phone));
    const late = await confirm(mine.client, first);
    expect([late.statusCode, late.json().code]).toEqual([409, 'PHONE_TAKEN']);
  });

  test('is not set by the code of another player', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    expect((await confirm(mine.client, await send(theirs.client, numbers()))).json().code).toBe(
      'CODE_EXPIRED',
    );
    expect((await config(mine.client)).activation_type).toBe(0);
  });

  test('of the profile is activated by its own code', async () => {
    const { client, playerId } = await newPlayer();
    const own = (lng: string) => client.call('POST', '/web-api/user/activation/phone', { lng });
    expect((await own('en')).json().code).toBe('NO_PHONE');
    await changeProfile(app.db, playerId, numbers());
    const { guid } = (await own('ru')).json();
    const code = await textedCode(app);
    expect((await confirm(client, { guid, code })).json().activation_type).toBe(3);
    expect((await own('en')).json().code).toBe('ALREADY_ACTIVATED');
  });

  test('gets at most five codes an hour per player, across all numbers', async () => {
    const { client } = await newPlayer();
    for (let sent = 0; sent < 5; sent += 1) expect((await send(client, numbers())).status).toBe(200);
    expect((await send(client, numbers())).refusal).toBe('TOO_MANY_CODES');
  });
});
