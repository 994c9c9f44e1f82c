import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptByPassword,
  codeAt,
  createMember,
  invite,
  STAFF_PASSWORD,
  storePerson,
  type Member,
} from '../../../testing/staffPeople.ts';
import { createTestApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { createAuthenticator, type Authenticator, type Reported } from '../../../testing/authenticator.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { OPERATOR_TOKEN } from '../../../testing/opsApp.ts';

const ENVIRONMENT_TOKEN = 'environment-token-of-tests';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let database: TestDatabase;
let time = Date.UTC(2026, 5, 1, 12);
const now = () => new Date(time);

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { now, database, env: { OPERATOR_TOKEN: ENVIRONMENT_TOKEN } };
  app = await createTestApp(options);
  other = await createTestApp(options);
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.close();
});

/** Lets the clock move, so that the next code is another one. */
const nextCode = (member: Member): string => {
  time += MINUTE;
  return codeAt(member.key, now());
};

const signIn = (client: TestClient, body: object) => client.call('POST', '/ops/sign-in/password', body);
const me = async (client: TestClient, headers?: Record<string, string>) =>
  client.call('GET', '/ops/me', undefined, headers);
const statusOf = async (client: TestClient) => (await me(client)).statusCode;

const personRow = (id: bigint) =>
  app.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const auditOf = async (name: string) =>
  (
    await app.db
      .selectFrom('operator_actions')
      .select(['action', 'operator', 'after'])
      .where('subject', '=', `staff:${name}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('sign-in by password', () => {
  test('needs the code of the authenticator app after a right password', async () => {
    const member = await createMember(app);
    const client = app.client();
    const { email } = member;
    expect((await signIn(client, { email, password: STAFF_PASSWORD })).json()).toEqual({
      state: 'code-needed',
    });
    expect(await statusOf(client)).toBe(401);
    const code = nextCode(member);
    const done = await signIn(client, { email: email.toUpperCase(), password: STAFF_PASSWORD, code });
    expect(done.json()).toEqual({ state: 'signed-in' });
    expect((await me(client)).json()).toMatchObject({ person: member.name, name: member.name });
    expect(await auditOf(member.name)).toEqual(['staff.invitation-accept', 'staff.sign-in', 'staff.sign-in']);
  });

  test('answers unknown e-mails and wrong passwords alike, and locks both after ten', async () => {
    const { email } = await createMember(app);
    const unknown = 'nobody@staff.example';
    for (let count = 0; count < 12; count += 1) {
      const [one, two] = await Promise.all(
        [email, unknown].map((tried) =>
          signIn(app.client(), { email: tried, password: 'wrong', code: '000000' }),
        ),
      );
      expect(one?.statusCode).toBe(count < 10 ? 401 : 429);
      const { requestId: _1, ...first } = one?.json<Record<string, unknown>>() ?? {};
      const { requestId: _2, ...second } = two?.json<Record<string, unknown>>() ?? {};
      expect(second).toEqual(first);
    }
  });

  test('accepts each code once', async () => {
    const member = await createMember(app);
    const body = { email: member.email, password: STAFF_PASSWORD, code: nextCode(member) };
    const answers = await Promise.all([app, other, app, other].map((one) => signIn(one.client(), body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await signIn(app.client(), body)).json().code).toBe('WRONG_CREDENTIALS');
  });

  test('judges ten of fifty guesses that two processes get at once, then locks the person', async () => {
    const member = await createMember(app);
    const { email, id, name } = member;
    const guesses = Array.from({ length: 50 }, (_, index) =>
      signIn((index % 2 ? app : other).client(), { email, password: `guess ${index}`, code: '000000' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await personRow(id)).wrong_attempts).toBe(10);
    expect((await auditOf(name)).filter((action) => action === 'staff.sign-in-failed')).toHaveLength(1);

    // The right password opens nothing either, until the lock ends.
    const right = { email, password: STAFF_PASSWORD };
    expect((await signIn(app.client(), { ...right, code: nextCode(member) })).json().code).toBe(
      'STAFF_LOCKED',
    );
    time += 15 * MINUTE;
    expect((await signIn(app.client(), { ...right, code: nextCode(member) })).statusCode).toBe(200);
    expect((await personRow(id)).wrong_attempts).toBe(0);
  });

  test('locks for twice as long after ten more', async () => {
    const { email, id } = await createMember(app);
    const guess = () => signIn(app.client(), { email, password: 'wrong', code: '000000' });
    for (let count = 0; count < 10; count += 1) await guess();
    time += 15 * MINUTE;
    for (let count = 0; count < 10; count += 1) await guess();
    expect((await personRow(id)).locked_until).toEqual(new Date(time + 30 * MINUTE));
  });

  test('counts wrong codes after a right password', async () => {
    const { email } = await createMember(app);
    const guess = () => signIn(app.client(), { email, password: STAFF_PASSWORD, code: '000000' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).json().code).toBe('STAFF_LOCKED');
  });

  test('is refused to people whose access has ended, or from other networks', async () => {
    const ending = await createMember(app, { ends_at: new Date(time + 2 * HOUR) });
    const tryIn = async (member: Member) =>
      (await signIn(app.client(), { email: member.email, password: STAFF_PASSWORD, code: nextCode(member) }))
        .statusCode;
    expect(await tryIn(ending)).toBe(200);
    time += 2 * HOUR;
    expect(await tryIn(ending)).toBe(401);
    expect(await statusOf(ending.client)).toBe(401);

    const confined = await createMember(app);
    await app.db
      .updateTable('staff')
      .set({ networks: ['10.0.0.0/8'] })
      .where('id', '=', confined.id)
      .execute();
    expect(await tryIn(confined)).toBe(401);
    expect(await statusOf(confined.client)).toBe(401);
    await app.db
      .updateTable('staff')
      .set({ networks: ['127.0.0.0/8'] })
      .where('id', '=', confined.id)
      .execute();
    expect(await tryIn(confined)).toBe(200);
  });
});

describe('a session', () => {
  test('has a new secret at each sign-in, and ends the one that the browser brought along', async () => {
    const victim = await createMember(app);
    const attacker = await createMember(app);
    const client = app.client();
    const planted = attacker.client.cookies.get('operator') ?? '';
    client.cookies.set('operator', planted);
    const body = { email: victim.email, password: STAFF_PASSWORD, code: nextCode(victim) };
    expect((await signIn(client, body)).statusCode).toBe(200);
    expect(client.cookies.get('operator')).not.toBe(planted);
    expect(await statusOf(attacker.client)).toBe(401);
  });

  test('is over for a stolen cookie after the sign-out', async () => {
    const { client, name } = await createMember(app);
    const thief = app.client();
    thief.cookies.set('operator', client.cookies.get('operator') ?? '');
    expect(await statusOf(thief)).toBe(200);
    expect((await client.call('POST', '/ops/sign-out')).json()).toEqual({ state: 'signed-out' });
    expect(client.cookies.has('operator')).toBe(false);
    expect(await statusOf(thief)).toBe(401);
    expect(await auditOf(name)).toContain('staff.sign-out');
  });

  test('ends with the person, after half an hour without a call, and after twelve hours', async () => {
    const ended = await createMember(app);
    await app.db.updateTable('staff').set({ ended_at: now() }).where('id', '=', ended.id).execute();
    expect(await statusOf(ended.client)).toBe(401);
    const idle = await createMember(app);
    const busy = await createMember(app);
    const begun = time;
    time += 29 * MINUTE;
    expect(await statusOf(busy.client)).toBe(200);
    time += MINUTE;
    expect(await statusOf(idle.client)).toBe(401);
    while (time < begun + 12 * HOUR) {
      expect(await statusOf(busy.client)).toBe(200);
      time += 20 * MINUTE;
    }
    expect(await statusOf(busy.client)).toBe(401);
  });

  // A program sends its token on purpose, while a browser adds cookies by itself.
  test('counts after the bearer of another person in one call', async () => {
    const { client } = await createMember(app);
    const bearer = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    expect((await me(client, bearer)).json()).toMatchObject({ person: 'operator' });
    expect((await me(client, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    await client.call('POST', '/ops/sign-out', undefined, bearer);
    expect(await statusOf(client)).toBe(200);
  });

  test('makes no changes for pages of other sites', async () => {
    const member = await createMember(app);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const path of ['/ops/sign-out', '/ops/me/sessions/end-others', '/ops/sign-in/password']) {
      const answer = await member.client.call('POST', path, {}, foreign);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_ORIGIN']);
    }
  });
});

describe('sign-in by token', () => {
  const byToken = (client: TestClient, token: string) => client.call('POST', '/ops/sign-in/token', { token });

  test('opens the console by the environment’s token for half an hour, with the administration of people alone', async () => {
    const client = app.client();
    expect((await byToken(client, ENVIRONMENT_TOKEN)).statusCode).toBe(200);
    expect((await me(client)).json()).toMatchObject({ person: 'environment', scopes: ['staff'] });
    expect((await client.call('GET', '/ops/me/profile')).json().code).toBe('PERSON_NEEDED');
    time += 20 * MINUTE;
    expect(await statusOf(client)).toBe(200);
    time += 11 * MINUTE;
    expect(await statusOf(client)).toBe(401);
  });

  test('ends with the environment’s token, and by the sign-out', async () => {
    const client = app.client();
    await byToken(client, ENVIRONMENT_TOKEN);
    const without = await createTestApp({ now, database });
    const stolen = without.client();
    stolen.cookies.set('operator', client.cookies.get('operator') ?? '');
    expect(await statusOf(stolen)).toBe(401);
    await without.close();
    expect(await statusOf(client)).toBe(200);
    const copy = app.client();
    copy.cookies.set('operator', client.cookies.get('operator') ?? '');
    await client.call('POST', '/ops/sign-out');
    expect(await statusOf(copy)).toBe(401);
  });

  test('opens the console for development operators, and not for programs', async () => {
    const client = app.client();
    expect((await byToken(client, OPERATOR_TOKEN)).statusCode).toBe(200);
    expect((await me(client)).json()).toMatchObject({ person: 'operator' });
    expect((await client.call('GET', '/ops/me/profile')).json().sessions).toMatchObject([
      { method: 'token', isCurrent: true },
    ]);
    const member = await createMember(app);
    const created = await member.client.call('POST', '/ops/me/tokens', {
      name: 'reconcile',
      scopes: ['*'],
      sites: null,
      expiresAt: time + HOUR,
      proof: { password: STAFF_PASSWORD, code: nextCode(member) },
    });
    const { token } = created.json<{ token: string }>();
    const refused = await byToken(app.client(), token);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect((await byToken(app.client(), 'wrong')).statusCode).toBe(401);
  });
});

describe('an invitation', () => {
  const show = (token: string) => app.client().call('POST', '/ops/sign-in/invitation', { token });

  test('names the person, and ends all earlier sign-in methods once it is accepted', async () => {
    const member = await createMember(app);
    const token = await invite(app.db, member, now());
    expect((await show(token)).json()).toMatchObject({ name: member.name, email: member.email });
    const { accepted, client } = await acceptByPassword(app, token, now());
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(await statusOf(client)).toBe(200);
    expect(await statusOf(member.client)).toBe(401);
    const body = { email: member.email, password: STAFF_PASSWORD, code: nextCode(member) };
    expect((await signIn(app.client(), body)).statusCode).toBe(401);
    expect((await show(token)).json().code).toBe('INVITATION_OVER');
  });

  test('is accepted once, of two at once too', async () => {
    const token = await invite(app.db, await storePerson(app.db, now()), now());
    const both = await Promise.all([
      acceptByPassword(app, token, now()),
      acceptByPassword(other, token, now()),
    ]);
    expect(both.map(({ accepted }) => accepted.statusCode).toSorted()).toEqual([200, 422]);
  });

  test('is over after its end, and after the person’s', async () => {
    const late = await invite(app.db, await storePerson(app.db, now()), now());
    const person = await storePerson(app.db, now());
    const ended = await invite(app.db, person, now());
    await app.db.updateTable('staff').set({ ended_at: now() }).where('id', '=', person.id).execute();
    expect((await show(ended)).json().code).toBe('INVITATION_OVER');
    time += 24 * HOUR;
    expect((await show(late)).json().code).toBe('INVITATION_OVER');
    const begun = await app.client().call('POST', '/ops/sign-in/invitation/authenticator', { token: late });
    expect(begun.json().code).toBe('INVITATION_OVER');
  });

  test('needs a password of twelve characters and the app’s code', async () => {
    const token = await invite(app.db, await storePerson(app.db, now()), now());
    const client = app.client();
    const begun = await client.call('POST', '/ops/sign-in/invitation/authenticator', { token });
    const { guid, secret } = begun.json<{ guid: string; secret: string }>();
    const accept = (password: string, code: string) =>
      client.call('POST', '/ops/sign-in/invitation/password', { token, password, guid, code });
    expect((await accept('short', codeAt(secret, now()))).statusCode).toBe(400);
    expect((await accept(STAFF_PASSWORD, codeAt(secret, now(), 9))).json().code).toBe('CODE_WRONG');
    expect((await accept(STAFF_PASSWORD, codeAt(secret, now()))).statusCode).toBe(200);
  });
});

describe('sign-in by passkey', () => {
  async function withPasskey(authenticator: Authenticator, reported?: Reported) {
    const person = await storePerson(app.db, now());
    const token = await invite(app.db, person, now());
    const client = app.client();
    const begun = await client.call('POST', '/ops/sign-in/invitation/passkey/begin', { token });
    const { guid, options } = begun.json<{ guid: string; options: Parameters<Authenticator['create']>[0] }>();
    const body = { token, guid, name: 'Laptop', credential: authenticator.create(options, reported) };
    const accepted = await client.call('POST', '/ops/sign-in/invitation/passkey', body);
    return { person, client, accepted };
  }

  async function begin() {
    const begun = await app.client().call('POST', '/ops/sign-in/passkey/begin');
    return begun.json<{ guid: string; options: Parameters<Authenticator['get']>[0] }>();
  }

  async function enter(authenticator: Authenticator, reported?: Reported) {
    const { guid, options } = await begin();
    const client = app.client();
    const body = { guid, credential: authenticator.get(options, reported) };
    return { client, body, answer: await client.call('POST', '/ops/sign-in/passkey', body) };
  }

  test('is enough alone, and each answer counts once', async () => {
    const authenticator = createAuthenticator();
    const { person, accepted } = await withPasskey(authenticator);
    expect(accepted.statusCode, accepted.body).toBe(200);
    const { client, body, answer } = await enter(authenticator);
    expect(answer.json()).toEqual({ state: 'signed-in' });
    expect((await me(client)).json()).toMatchObject({ person: person.name });
    expect((await app.client().call('POST', '/ops/sign-in/passkey', body)).json().code).toBe(
      'PASSKEY_EXPIRED',
    );
  });

  test('requires a verified user, this origin and a passkey of the console', async () => {
    const authenticator = createAuthenticator();
    await withPasskey(authenticator);
    for (const reported of [{ isUserVerified: false }, { origin: 'https://evil.example' }])
      expect((await enter(authenticator, reported)).answer.json().code).toBe('PASSKEY_REFUSED');
    expect((await enter(authenticator, { counter: 1 })).answer.json().code).toBe('PASSKEY_COPIED');
    expect((await enter(createAuthenticator())).answer.json().code).toBe('PASSKEY_UNKNOWN');
    const unverified = await withPasskey(createAuthenticator(), { isUserVerified: false });
    expect(unverified.accepted.json().code).toBe('PASSKEY_REFUSED');
  });

  test('opens nothing after the person’s end, and everything while passwords are locked', async () => {
    const authenticator = createAuthenticator();
    const { person } = await withPasskey(authenticator);
    for (let count = 0; count < 10; count += 1)
      await signIn(app.client(), { email: person.email, password: 'wrong' });
    expect((await enter(authenticator)).answer.statusCode).toBe(200);
    await app.db.updateTable('staff').set({ ended_at: now() }).where('id', '=', person.id).execute();
    expect((await enter(authenticator)).answer.statusCode).toBe(401);
  });
});

test('the sign-in exists at OPERATOR_HOST alone', async () => {
  const own = await createTestApp({ env: { OPERATOR_HOST: 'ops.example.com' } });
  expect((await own.client().call('GET', '/ops/sign-in/ways')).statusCode).toBe(404);
  const answer = await own.client('ops.example.com').call('GET', '/ops/sign-in/ways');
  expect(answer.json()).toEqual({ passkey: true, password: true, sso: null, token: true });
  const begun = await own.client('ops.example.com').call('POST', '/ops/sign-in/passkey/begin');
  expect(begun.json().options.rpId).toBe('ops.example.com');
  await own.close();
});
