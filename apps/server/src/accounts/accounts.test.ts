import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

const byEmail = (email: string) => ({
  email,
  password: 'a long password',
  currency: 'EUR',
  language: 'en',
  isOfAge: true,
});
const playerOf = async (client: ReturnType<TestApp['client']>) =>
  (await client.call('GET', '/web-api/session')).json<{ player: Record<string, unknown> | null }>().player;

describe('registration', () => {
  test('by e-mail signs in and opens an empty active account', async () => {
    const client = app.client();
    const answer = await client.call('POST', '/web-api/registration/full', byEmail('Anna@Example.com'));
    expect(answer.statusCode).toBe(201);
    expect(await playerOf(client)).toMatchObject({ email: 'anna@example.com', mustChangePassword: false });
    const { accounts } = (await client.call('GET', '/web-api/accounts')).json();
    expect(accounts).toMatchObject([{ iso: 'EUR', money: '0.00', held: '0.00', isActive: true, type: 0 }]);
  });

  test('refuses an e-mail that the site has already, in any case; another site may have it', async () => {
    await app.client().call('POST', '/web-api/registration/full', byEmail('twice@example.com'));
    const again = await app.client().call('POST', '/web-api/registration/full', byEmail('TWICE@example.com'));
    expect([again.statusCode, again.json().code]).toEqual([409, 'EMAIL_TAKEN']);
    const other = app.client('northbank.localhost');
    const there = await other.call('POST', '/web-api/registration/full', byEmail('twice@example.com'));
    expect(there.statusCode).toBe(201);
  });

  test('in one click shows credentials that sign in and must be changed', async () => {
    const registered = await app
      .client()
      .call('POST', '/web-api/registration/fast', { currency: 'JPY', language: 'ru', isOfAge: true });
    const { credentials } = registered.json<{ credentials: { login: string; password: string } }>();
    const client = app.client();
    const answer = await client.call('POST', '/web-api/session/sign-in', { ...credentials, save: false });
    expect(answer.json()).toMatchObject({ player: { login: credentials.login, mustChangePassword: true } });
    const next = 'another password';
    await client.call('POST', '/web-api/session/password', { current: credentials.password, next });
    expect(await playerOf(client)).toMatchObject({ mustChangePassword: false });
  });

  test('names the invalid fields', async () => {
    const answer = await app.client().call('POST', '/web-api/registration/full', {
      ...byEmail('not an address'),
      password: 'short',
      isOfAge: false,
    });
    expect(answer.statusCode).toBe(400);
    const paths = answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(['/email', '/password', '/isOfAge']));
  });

  test('accepts only what the site offers', async () => {
    const answer = await app
      .client()
      .call('POST', '/web-api/registration/full', { ...byEmail('c@example.com'), currency: 'XXX' });
    expect(answer.json()).toMatchObject({ fields: [{ path: '/currency', code: 'not-offered' }] });
  });
});

describe('sign-in', () => {
  test('does not reveal whether the name or the password was wrong', async () => {
    await app.client().call('POST', '/web-api/registration/full', byEmail('known@example.com'));
    const attempt = async (login: string) => {
      const body = { login, password: 'wrong', save: false };
      const answer = await app.client().call('POST', '/web-api/session/sign-in', body);
      const { code, message } = answer.json<{ code: string; message: string }>();
      return { status: answer.statusCode, code, message };
    };
    expect(await attempt('known@example.com')).toEqual(await attempt('unknown@example.com'));
    expect((await attempt('known@example.com')).status).toBe(401);
  });

  test('shows the time of the previous sign-in', async () => {
    const client = app.client();
    await client.call('POST', '/web-api/registration/full', byEmail('before@example.com'));
    const before = time / 1000;
    time += 3_600_000;
    const body = { login: 'before@example.com', password: 'a long password', save: false };
    const { player } = (await client.call('POST', '/web-api/session/sign-in', body)).json();
    expect(player).toMatchObject({ previousSignInAt: before, signedInAt: before + 3600 });
  });

  test('is rate-limited per address', async () => {
    const limited = await createTestApp({ env: { SIGN_IN_ATTEMPTS: '2' } });
    const body = { login: 'x', password: 'y', save: false };
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      statuses.push((await limited.client().call('POST', '/web-api/session/sign-in', body)).statusCode);
    }
    const refused = await limited.client().call('POST', '/web-api/session/sign-in', body);
    expect(statuses).toEqual([401, 401, 429]);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await limited.close();
  });
});

describe('the session', () => {
  test('has a cookie that scripts cannot read; over https it is bound to the host', async () => {
    const register = async (proxied: TestApp, headers: Record<string, string>) => {
      const body = { currency: 'EUR', language: 'en', isOfAge: true };
      const answer = await proxied.client().call('POST', '/web-api/registration/fast', body, headers);
      return answer.headers['set-cookie'];
    };
    expect(await register(app, {})).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const proxied = await createTestApp({ env: { TRUST_PROXY: '1' } });
    expect(await register(proxied, { 'x-forwarded-proto': 'https' })).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await proxied.close();
  });

  test('is stored as a hash only', async () => {
    const client = app.client();
    await client.register();
    const secrets = await app.db.selectFrom('sessions').select('secret_hash').execute();
    expect(secrets.map(({ secret_hash }) => secret_hash)).not.toContain(client.cookies.get('session'));
  });

  test('of a sign-out that is sent late ends, and one of a sign-in since then stays', async () => {
    const client = app.client();
    await client.call('POST', '/web-api/registration/full', byEmail('late@example.com'));
    const { sessionId } = (await playerOf(client)) ?? {};
    const body = { login: 'late@example.com', password: 'a long password', save: false };
    await client.call('POST', '/web-api/session/sign-in', body);
    const late = await client.call('POST', '/web-api/session/sign-out', { everywhere: false, sessionId });
    expect(late.json()).toEqual({ endedSessions: 0 });
    const now = await playerOf(client);
    expect(now).toMatchObject({ email: 'late@example.com' });
    const own = { everywhere: false, sessionId: now?.['sessionId'] };
    expect((await client.call('POST', '/web-api/session/sign-out', own)).json()).toEqual({
      endedSessions: 1,
    });
    expect(await playerOf(client)).toBeNull();
  });

  test('of a late sign-out everywhere ends on other devices, only for the player who has signed out', async () => {
    const [client, other] = [app.client(), app.client()];
    await client.call('POST', '/web-api/registration/full', byEmail('everywhere@example.com'));
    const { sessionId } = (await playerOf(client)) ?? {};
    const body = { login: 'everywhere@example.com', password: 'a long password', save: false };
    await client.call('POST', '/web-api/session/sign-in', body);
    await other.call('POST', '/web-api/session/sign-in', body);
    const late = { everywhere: true, sessionId };

    const stranger = app.client();
    await stranger.register();
    expect((await stranger.call('POST', '/web-api/session/sign-out', late)).json()).toEqual({
      endedSessions: 0,
    });
    expect(await playerOf(stranger)).not.toBeNull();

    expect((await client.call('POST', '/web-api/session/sign-out', late)).json()).toEqual({
      endedSessions: 1,
    });
    expect([await playerOf(other), (await playerOf(client)) !== null]).toEqual([null, true]);
  });

  test('ends at sign-out, and so does its access token', async () => {
    const client = app.client();
    const { playerId } = await client.register();
    const ended: bigint[] = [];
    const off = app.sessions.onEnded((session) => void ended.push(session.playerId));
    expect((await client.call('GET', '/web-api/accounts')).statusCode).toBe(200);
    const answer = await client.call('POST', '/web-api/session/sign-out', { everywhere: false });
    off();
    expect(answer.json()).toEqual({ endedSessions: 1 });
    expect((await client.call('GET', '/web-api/accounts')).statusCode).toBe(401);
    expect(ended).toEqual([playerId]);
  });

  test.each(['sign-out', 'password', 'ban', 'idle'] as const)(
    'leaves no access token in the database once it has ended: %s',
    async (reason) => {
      const client = app.client();
      const { playerId } = await client.register();
      await client.renew();
      const tokens = () =>
        app.db
          .selectFrom('access_tokens as t')
          .innerJoin('sessions as s', 's.id', 't.session_id')
          .select('t.token_hash')
          .where('s.player_id', '=', playerId)
          .execute();
      expect(await tokens()).not.toEqual([]);
      if (reason === 'sign-out')
        await client.call('POST', '/web-api/session/sign-out', { everywhere: false });
      if (reason === 'password') {
        const { sessionId, siteId, termsVersion } = (await app.sessions.bySecret(
          client.cookies.get('session') ?? '',
        )) ?? { sessionId: 0n, siteId: 'house', termsVersion: 0 };
        await app.sessions.end(
          { playerId, sessionId: sessionId + 1n, siteId, termsVersion },
          'others',
          reason,
        );
      }
      if (reason === 'ban')
        await app.db.transaction().execute((trx) => app.sessions.endAllIn(trx, playerId, reason));
      if (reason === 'idle') time += 40 * 60_000;
      await app.sessions.endIdle();
      expect(await tokens()).toEqual([]);
    },
  );

  test('ends on every device on request', async () => {
    const [phone, desk] = [app.client(), app.client()];
    await phone.call('POST', '/web-api/registration/full', byEmail('both@example.com'));
    const body = { login: 'both@example.com', password: 'a long password', save: true };
    await desk.call('POST', '/web-api/session/sign-in', body);
    const answer = await desk.call('POST', '/web-api/session/sign-out', { everywhere: true });
    expect(answer.json()).toEqual({ endedSessions: 2 });
    expect(await playerOf(phone)).toBeNull();
  });

  test('of other devices ends when the password changes; a wrong current password changes nothing', async () => {
    const [phone, desk] = [app.client(), app.client()];
    await phone.call('POST', '/web-api/registration/full', byEmail('change@example.com'));
    const body = { login: 'change@example.com', password: 'a long password', save: false };
    await desk.call('POST', '/web-api/session/sign-in', body);
    const change = (current: string) =>
      desk.call('POST', '/web-api/session/password', { current, next: 'a new password' });
    expect((await change('not it')).statusCode).toBe(403);
    expect(await playerOf(phone)).not.toBeNull();
    expect((await change('a long password')).statusCode).toBe(200);
    expect(await playerOf(phone)).toBeNull();
    expect(await playerOf(desk)).not.toBeNull();
  });

  test('is ended by the server when idle; activity prolongs it', async () => {
    const [idle, busy] = [app.client(), app.client()];
    await idle.register();
    await busy.register();
    for (let passed = 0; passed < 28; passed += 4) {
      time += 4 * 60_000;
      await Promise.all([busy.renew(), idle.renew()]);
      expect((await busy.call('GET', '/web-api/accounts')).statusCode).toBe(200);
    }
    time += 4 * 60_000;
    await busy.renew();
    expect(await playerOf(idle)).toBeNull();
    expect(await app.sessions.endIdle()).toBeGreaterThan(0);
    expect((await busy.call('GET', '/web-api/accounts')).statusCode).toBe(200);
  });

  test('of one site is invalid on another', async () => {
    const client = app.client();
    await client.register();
    const elsewhere = app.client('northbank.localhost');
    elsewhere.cookies.set('session', client.cookies.get('session') ?? '');
    expect(await playerOf(elsewhere)).toBeNull();
  });

  test('issues access tokens of at most five minutes', async () => {
    const client = app.client();
    await client.call('POST', '/web-api/registration/full', byEmail('short@example.com'));
    const { token, expiresAt } = (await client.call('GET', '/web-api/user/gettoken')).json();
    expect(expiresAt - time).toBe(300_000);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.client().call('GET', '/web-api/accounts', undefined, headers)).statusCode).toBe(200);
    time += 300_000;
    expect((await app.client().call('GET', '/web-api/accounts', undefined, headers)).statusCode).toBe(401);
  });
});

describe('a call that changes state', () => {
  test.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a sister host', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('is judged when it is sent from %s', async (_from, headers, status) => {
    const answer = await app
      .client()
      .call('POST', '/web-api/session/sign-out', { everywhere: false }, headers);
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:4401', 200],
  ])('is judged when an old browser sends Origin %s', async (origin, status) => {
    const headers = { host: 'localhost:4401', origin };
    const payload = { everywhere: false };
    const answer = await app.app.inject({
      method: 'POST',
      url: '/web-api/session/sign-out',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
