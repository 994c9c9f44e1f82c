import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestApp,
  TEST_PASSWORD as PASSWORD,
  type TestApp,
  type TestClient,
} from '../../testing/app.ts';
import { changeProfile, findProfile } from '../../accounts/profile.ts';
import { lastMail, mailedCode } from '../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
const DAY = 86_400_000;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

async function newPlayer() {
  const client = app.client();
  return { ...(await client.registerByEmail()), client };
}

async function signIn(email: string, agent = 'Another device'): Promise<TestClient> {
  const client = app.client();
  const body = { login: email, password: PASSWORD, save: false };
  await client.call('POST', '/web-api/session/sign-in', body, { 'user-agent': agent });
  return client;
}

const isIn = async (client: TestClient) =>
  (await client.call('GET', '/web-api/session')).json<{ player: unknown }>().player !== null;

interface Listed {
  readonly id: string;
  readonly userAgent?: string;
  readonly isThis: boolean;
  readonly endedAt?: number;
}

const listed = async (client: TestClient) =>
  (await client.call('GET', '/web-api/user/sessions')).json<{ sessions: Listed[] }>().sessions;

describe('the list of sessions', () => {
  test('names each device including the current one, and ends one of them at once', async () => {
    const { email, client } = await newPlayer();
    const phone = await signIn(email, 'Phone 7');
    const before = await listed(client);
    expect(before.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    const other = before.find(({ userAgent }) => userAgent === 'Phone 7');
    const ended = await client.call('POST', `/web-api/user/sessions/${other?.id}/end`);
    expect(ended.json()).toEqual({ endedSessions: 1 });
    expect([await isIn(phone), await isIn(client)]).toEqual([false, true]);
    const after = await listed(client);
    expect(after.find(({ id }) => id === other?.id)?.endedAt).toBe(time / 1000);
    const again = await client.call('POST', `/web-api/user/sessions/${other?.id}/end`);
    expect([again.statusCode, again.json().code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  test('ends all others and keeps the current one', async () => {
    const { email, client } = await newPlayer();
    const [phone, desk] = [await signIn(email), await signIn(email)];
    const answer = await client.call('POST', '/web-api/user/sessions/end-others');
    expect(answer.json()).toEqual({ endedSessions: 2 });
    expect([await isIn(phone), await isIn(desk), await isIn(client)]).toEqual([false, false, true]);
  });

  test('has all open sessions on the first page, and past ones page by page', async () => {
    const { client, playerId } = await newPlayer();
    const own = { player_id: playerId, is_saved: false, previous_sign_in_at: null };
    const at = new Date(time - DAY);
    const made = (nth: number, ended: boolean) => ({
      ...own,
      secret_hash: `${playerId}-${nth}`,
      started_at: at,
      last_active_at: at,
      idle_ends_at: new Date(time + DAY),
      ended_at: ended ? at : null,
      end_reason: ended ? ('sign-out' as const) : null,
    });
    await app.db
      .insertInto('sessions')
      .values(Array.from({ length: 70 }, (_, nth) => made(nth, nth !== 3 && nth !== 40)))
      .execute();
    const page = async (before = '') =>
      (await client.call('GET', `/web-api/user/sessions${before}`)).json<{
        sessions: Listed[];
        next: string | null;
      }>();
    const first = await page();
    expect(first.sessions.filter(({ endedAt }) => endedAt === undefined)).toHaveLength(3);
    expect(first.sessions).toHaveLength(33);
    const second = await page(`?before=${first.next}`);
    const third = await page(`?before=${second.next}`);
    expect([second.sessions.length, third.sessions.length, third.next]).toEqual([30, 8, null]);
    const all = [first, second, third].flatMap(({ sessions }) => sessions.map(({ id }) => id));
    expect(new Set(all).size).toBe(71);
  });

  test('never ends another player’s', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const [session] = await listed(theirs.client);
    const answer = await mine.client.call('POST', `/web-api/user/sessions/${session?.id}/end`);
    expect([answer.statusCode, await isIn(theirs.client)]).toEqual([404, true]);
  });
});

async function sendCode(client: TestClient, path: string, body: object) {
  const answer = await client.call('POST', `/web-api/user/${path}`, body);
  const { guid, code: refusal } = answer.json<{ guid?: string; code?: string }>();
  return { status: answer.statusCode, guid, refusal, code: await mailedCode(app) };
}

const activationOf = async (client: TestClient) =>
  (await client.call('GET', '/web-api/user/config')).json<{ activation_type: number }>().activation_type;

describe('activation of the e-mail', () => {
  test.each([
    [0, 1],
    [3, 2],
  ])('moves the activation type from %i to %i', async (before, after) => {
    const { client, playerId } = await newPlayer();
    const phone = { phone_code: '44', phone_number: `7700900${100 + after}`, activation_type: before };
    await changeProfile(app.db, playerId, phone);
    const { guid, code } = await sendCode(client, 'activation/email', { language: 'ar' });
    const answer = await client.call('POST', '/web-api/user/activation/email/confirm', { guid, code });
    expect(answer.json()).toEqual({ activation_type: after });
    expect(await activationOf(client)).toBe(after);
    expect((await sendCode(client, 'activation/email', { language: 'en' })).refusal).toBe(
      'ALREADY_ACTIVATED',
    );
  });

  test('refuses a code of another player', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const { guid, code } = await sendCode(theirs.client, 'activation/email', { language: 'en' });
    const answer = await mine.client.call('POST', '/web-api/user/activation/email/confirm', { guid, code });
    expect(answer.statusCode).toBe(422);
    expect([await activationOf(mine.client), await activationOf(theirs.client)]).toEqual([0, 0]);
  });

  describe('activation by the link of the mail', () => {
    const linkIn = async () =>
      /accountverify\?token=(\S+)/.exec((await lastMail(app))?.text ?? '')?.[1] ?? '';
    const follow = (token: string, client = app.client()) =>
      client.call('POST', '/web-api/user/activation/email/link', { token });

    test.each(['signed out', 'signed in', 'signed in as somebody else'])('%s', async (who) => {
      const { client, email } = await newPlayer();
      await sendCode(client, 'activation/email', { language: 'ar' });
      const token = await linkIn();
      const page =
        who === 'signed out' ? undefined : who === 'signed in' ? client : (await newPlayer()).client;
      const shown = { email: `${email[0]}•••${email.slice(email.indexOf('@'))}` };
      expect((await follow(token, page)).json()).toEqual({ ...shown, wasActivated: false });
      expect(await activationOf(client)).toBe(1);
      expect((await follow(token)).json()).toEqual({ wasActivated: true });
    });

    test('works for a day, only with the whole link, and only while the account has the address', async () => {
      const { client, email, playerId } = await newPlayer();
      await sendCode(client, 'activation/email', { language: 'en' });
      const token = await linkIn();
      const refusal = async (text: string) => (await follow(text)).json<{ code?: string }>().code;
      expect(await refusal(token.slice(0, -2))).toBe('LINK_WRONG');
      time += DAY;
      expect(await refusal(token)).toBe('LINK_OUTDATED');
      time -= 1;
      await app.db
        .updateTable('players')
        .set({ email: `x${email}` })
        .where('email', '=', email)
        .execute();
      expect(await refusal(token)).toBe('LINK_OUTDATED');
      expect((await findProfile(app.db, playerId))?.activation_type ?? 0).toBe(0);
    });

    test('works only from the newest mail, whose code it uses up', async () => {
      const { client } = await newPlayer();
      await sendCode(client, 'activation/email', { language: 'en' });
      const first = await linkIn();
      const { guid, code } = await sendCode(client, 'activation/email', { language: 'en' });
      expect((await follow(first)).json()).toMatchObject({ code: 'LINK_OUTDATED' });
      expect((await follow(await linkIn())).json()).toMatchObject({ wasActivated: false });
      const late = await client.call('POST', '/web-api/user/activation/email/confirm', { guid, code });
      expect(late.json()).toMatchObject({ code: 'CODE_EXPIRED' });
    });

    test('is not sent with a change of the address: whoever reads mail there would confirm it', async () => {
      const { client, email } = await newPlayer();
      await sendCode(client, 'email', { email: `new-${email}`, password: PASSWORD, language: 'en' });
      expect(await linkIn()).toBe('');
    });
  });

  test('is refused to a player without an address', async () => {
    const client = app.client();
    await client.register();
    expect((await sendCode(client, 'activation/email', { language: 'en' })).refusal).toBe('NO_EMAIL');
  });
});

describe('a change of the e-mail', () => {
  const change = (client: TestClient, email: string, password = PASSWORD) =>
    sendCode(client, 'email', { email, password, language: 'en' });

  test('requires the password and a code from the new address, and notifies the old one', async () => {
    const { email, client } = await newPlayer();
    expect((await change(client, 'new@example.com', 'not it')).refusal).toBe('WRONG_PASSWORD');
    const { guid, code } = await change(client, 'New@Example.com');
    const answer = await client.call('POST', '/web-api/user/email/confirm', { guid, code });
    expect(answer.json()).toEqual({ email: 'new@example.com' });
    expect(await activationOf(client)).toBe(1);
    const [told] = await app.mail.outbox({ sites: 'all' });
    expect(told).toMatchObject({ recipient: email, subject: 'Your e-mail address was changed' });
  });

  test('to an address of another account is refused once the code is confirmed, and reveals nothing before', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const { status, guid, code } = await change(mine.client, theirs.email);
    expect(status).toBe(200);
    const answer = await mine.client.call('POST', '/web-api/user/email/confirm', { guid, code });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});
