import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { createAuthenticator, type Authenticator } from '../../../testing/authenticator.ts';
import { codeAt, createMember, STAFF_PASSWORD, type Member } from '../../../testing/staffPeople.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
const now = () => new Date(time);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeAll(async () => {
  app = await createTestApp({ now, env: { OPERATOR_TOKEN: 'environment-token-of-tests' } });
});
afterAll(() => app.close());

const proofOf = ({ key }: Pick<Member, 'key'>, password = STAFF_PASSWORD) => {
  time += MINUTE;
  return { password, code: codeAt(key, now()) };
};

/** Signs a person in on another device. */
async function otherDevice(member: Member): Promise<TestClient> {
  const client = app.client();
  const { password, code } = proofOf(member);
  const answer = await client.call('POST', '/ops/sign-in/password', { email: member.email, password, code });
  expect(answer.statusCode, answer.body).toBe(200);
  return client;
}

const statusOf = async (client: TestClient) => (await client.call('GET', '/ops/me')).statusCode;

async function addPasskey(member: Member, authenticator: Authenticator) {
  const begun = await member.client.call('POST', '/ops/me/passkeys/begin', { proof: proofOf(member) });
  const { guid, options } = begun.json<{ guid: string; options: Parameters<Authenticator['create']>[0] }>();
  const body = { guid, name: 'Phone', credential: authenticator.create(options) };
  return member.client.call('POST', '/ops/me/passkeys', body);
}

async function passkeyProof(client: TestClient, authenticator: Authenticator) {
  const begun = await client.call('POST', '/ops/me/proof/begin');
  const { guid, options } = begun.json<{ guid: string; options: Parameters<Authenticator['get']>[0] }>();
  return { guid, credential: authenticator.get(options) };
}

async function createToken(member: Member, changes: object = {}) {
  return member.client.call('POST', '/ops/me/tokens', {
    name: 'reconcile',
    scopes: ['players'],
    sites: null,
    expiresAt: time + DAY,
    proof: proofOf(member),
    ...changes,
  });
}

const byBearer = (token: string, path = '/ops/me') =>
  app.client().call('GET', path, undefined, { authorization: `Bearer ${token}` });

describe('the own profile', () => {
  test('shows sign-in methods, sessions and roles', async () => {
    const { client, name, email } = await createMember(app);
    expect((await client.call('GET', '/ops/me/profile')).json()).toMatchObject({
      name,
      email,
      endsAt: null,
      hasPassword: true,
      hasAuthenticator: true,
      sso: null,
      passkeys: [],
      sessions: [{ isCurrent: true, method: 'password', address: '127.0.0.1' }],
      tokens: [],
      roles: [{ name: 'support', siteId: null }],
    });
  });

  test('ends one session, and all others', async () => {
    const member = await createMember(app);
    const [one, two] = [await otherDevice(member), await otherDevice(member)];
    const listed = (await one.call('GET', '/ops/me/profile')).json<{
      sessions: { id: string; isCurrent: boolean }[];
    }>();
    const id = listed.sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const stranger = await createMember(app);
    expect((await stranger.client.call('POST', `/ops/me/sessions/${id}/end`)).statusCode).toBe(404);
    expect((await two.call('POST', `/ops/me/sessions/${id}/end`)).statusCode).toBe(200);
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
    await two.call('POST', '/ops/me/sessions/end-others');
    expect([await statusOf(member.client), await statusOf(two)]).toEqual([401, 200]);
  });
});

describe('a change of the password', () => {
  const change = ({ client }: Member, proof: object | undefined, password = 'another long password') =>
    client.call('POST', '/ops/me/password', { password, ...(proof && { proof }) });

  test('needs the current one and a code, and ends the other sessions', async () => {
    const member = await createMember(app);
    const stolen = await otherDevice(member);
    expect((await change(member, undefined)).json().code).toBe('PROOF_WRONG');
    expect((await change(member, proofOf(member, 'wrong'))).json().code).toBe('PROOF_WRONG');
    const proof = proofOf(member);
    expect((await change(member, proof)).statusCode).toBe(200);
    expect((await change(member, { ...proof, password: 'another long password' })).json().code).toBe(
      'PROOF_WRONG',
    );
    expect([await statusOf(member.client), await statusOf(stolen)]).toEqual([200, 401]);
    const { password, code } = proofOf(member, 'another long password');
    const again = { email: member.email, password, code };
    expect((await app.client().call('POST', '/ops/sign-in/password', again)).statusCode).toBe(200);
  });

  test('counts guesses of a session that somebody has taken over', async () => {
    const member = await createMember(app);
    const guesses = Array.from({ length: 20 }, () => change(member, proofOf(member, 'wrong')));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

test('a new authenticator app replaces the old one, and ends the other sessions', async () => {
  const member = await createMember(app);
  const other = await otherDevice(member);
  const begun = await member.client.call('POST', '/ops/me/authenticator/begin', { proof: proofOf(member) });
  const { guid, secret: key } = begun.json<{ guid: string; secret: string }>();
  const wrong = { guid, code: codeAt(key, now(), 9) };
  expect((await member.client.call('POST', '/ops/me/authenticator', wrong)).json().code).toBe('CODE_WRONG');
  const right = { guid, code: codeAt(key, now()) };
  expect((await member.client.call('POST', '/ops/me/authenticator', right)).statusCode).toBe(200);
  expect([await statusOf(member.client), await statusOf(other)]).toEqual([200, 401]);
  const signIn = async (ofApp: string) => {
    const { password, code } = proofOf({ key: ofApp });
    return (await app.client().call('POST', '/ops/sign-in/password', { email: member.email, password, code }))
      .statusCode;
  };
  expect([await signIn(member.key), await signIn(key)]).toEqual([401, 200]);
});

describe('passkeys', () => {
  test('are added with a proof, and prove later changes', async () => {
    const member = await createMember(app);
    const { client } = member;
    expect((await client.call('POST', '/ops/me/passkeys/begin', {})).json().code).toBe('PROOF_WRONG');
    const authenticator = createAuthenticator();
    const added = await addPasskey(member, authenticator);
    expect(added.json().passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    const proof = await passkeyProof(client, authenticator);
    const body = { password: 'another long password', proof };
    expect((await client.call('POST', '/ops/me/password', body)).statusCode).toBe(200);
    expect((await client.call('POST', '/ops/me/password', body)).json().code).toBe('PASSKEY_EXPIRED');
  });

  test('prove nothing for another person', async () => {
    const [member, thief] = [await createMember(app), await createMember(app)];
    const [own, foreign] = [createAuthenticator(), createAuthenticator()];
    await addPasskey(member, own);
    await addPasskey(thief, foreign);
    const proof = await passkeyProof(member.client, foreign);
    const body = { password: 'another long password', proof };
    expect((await member.client.call('POST', '/ops/me/password', body)).json().code).toBe('PASSKEY_UNKNOWN');
  });

  test('aren’t removed if one is the last way in', async () => {
    const member = await createMember(app);
    const authenticator = createAuthenticator();
    const added = await addPasskey(member, authenticator);
    const [{ id }] = added.json<{ passkeys: [{ id: string }] }>().passkeys;
    const nothing = { password_hash: null, totp_secret: null };
    const before = await app.db
      .selectFrom('staff')
      .select(['password_hash', 'totp_secret'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('staff').set(nothing).where('id', '=', member.id).execute();
    const remove = async () =>
      member.client.call('POST', `/ops/me/passkeys/${id}/remove`, {
        proof: await passkeyProof(member.client, authenticator),
      });
    expect((await remove()).json().code).toBe('LAST_WAY_IN');
    await app.db.updateTable('staff').set(before).where('id', '=', member.id).execute();
    expect((await remove()).json().passkeys).toEqual([]);
  });
});

describe('a program’s token', () => {
  test('is shown once, and acts in the name of its owner with its own scopes', async () => {
    const member = await createMember(app);
    const created = await createToken(member);
    const { token, profile } = created.json<{ token: string; profile: object }>();
    expect(profile).toMatchObject({ tokens: [{ name: 'reconcile', scopes: ['players'] }] });
    expect((await byBearer(token)).json()).toMatchObject({
      name: `${member.name}/reconcile`,
      person: member.name,
      scopes: ['players'],
    });
    const shown = await member.client.call('GET', '/ops/me/profile');
    expect(shown.body).not.toContain(token);
    const entries = await app.db.selectFrom('operator_actions').select('after').execute();
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('changes neither the profile nor makes tokens', async () => {
    const member = await createMember(app);
    const { token } = (await createToken(member, { scopes: ['*'] })).json<{ token: string }>();
    expect((await byBearer(token, '/ops/me/profile')).json().code).toBe('PERSON_NEEDED');
    const headers = { authorization: `Bearer ${token}` };
    const body = { name: 'b', scopes: ['*'], sites: null, expiresAt: time + DAY, proof: proofOf(member) };
    const refused = await app.client().call('POST', '/ops/me/tokens', body, headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PERSON_NEEDED']);
  });

  test('loses what its owner loses', async () => {
    const member = await createMember(app);
    const { token } = (await createToken(member, { scopes: ['players', 'mail'] })).json<{ token: string }>();
    expect((await byBearer(token)).json().scopes).toEqual(['players', 'mail']);
    await app.db.deleteFrom('staff_grants').where('staff_id', '=', member.id).execute();
    expect((await byBearer(token)).json().scopes).toEqual([]);
    expect((await byBearer(token, '/ops/players?text=a')).statusCode).toBe(403);
    await app.db.updateTable('staff').set({ ended_at: now() }).where('id', '=', member.id).execute();
    expect((await byBearer(token)).statusCode).toBe(401);
  });

  test('has an end of at most 366 days, a free name, and rights of its owner', async () => {
    const member = await createMember(app);
    const codeOf = async (changes: object) =>
      (await createToken(member, changes)).json<{ code: string }>().code;
    expect(await codeOf({ expiresAt: time })).toBe('TOKEN_END');
    expect(await codeOf({ expiresAt: time + 368 * DAY })).toBe('TOKEN_END');
    expect(await codeOf({ scopes: ['staff'] })).toBe('OUT_OF_SCOPE');
    // A token of this name would be the person's own.
    expect(await codeOf({ name: 'development' })).toBe('TOKEN_NAME_TAKEN');
    expect(await codeOf({ proof: undefined })).toBe('PROOF_WRONG');
    const created = await createToken(member);
    expect(created.statusCode).toBe(200);
    expect(await codeOf({})).toBe('TOKEN_NAME_TAKEN');
    const { token, profile } = created.json<{ token: string; profile: { tokens: [{ id: string }] } }>();
    const end = await member.client.call('POST', `/ops/me/tokens/${profile.tokens[0].id}/end`);
    expect(end.json().tokens).toEqual([]);
    expect((await byBearer(token)).statusCode).toBe(401);
  });

  test('is over at its end', async () => {
    const member = await createMember(app);
    const { token } = (await createToken(member, { expiresAt: time + 2 * DAY })).json<{ token: string }>();
    expect((await byBearer(token)).statusCode).toBe(200);
    time += 2 * DAY;
    expect((await byBearer(token)).statusCode).toBe(401);
  });
});

test('people who use single sign-on alone prove changes by a sign-in of the last ten minutes', async () => {
  const member = await createMember(app);
  const nothing = {
    password_hash: null,
    totp_secret: null,
    oidc_issuer: 'https://login.example',
    oidc_subject: 'me',
  };
  await app.db.updateTable('staff').set(nothing).where('id', '=', member.id).execute();
  const begin = () => member.client.call('POST', '/ops/me/passkeys/begin', {});
  expect((await begin()).statusCode).toBe(200);
  time += 10 * MINUTE;
  expect((await begin()).json().code).toBe('SIGN_IN_AGAIN');
});
