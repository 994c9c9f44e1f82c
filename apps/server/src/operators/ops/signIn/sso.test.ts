import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { invite, storePerson, type TestPerson } from '../../../testing/staffPeople.ts';
import {
  startStaffProvider,
  type ProviderAccount,
  type StaffProvider,
} from '../../../testing/staffProvider.ts';

let app: TestApp;
let provider: StaffProvider;
let time = Date.UTC(2026, 5, 1, 12);
const now = () => new Date(time);

beforeAll(async () => {
  provider = await startStaffProvider(now);
  app = await createTestApp({ now, env: provider.env });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const DONE = '/ops/console';
const FAILED = '/ops/console#/sign-in?sso=failed';
const UNKNOWN = '/ops/console#/sign-in?sso=unknown';

async function start(client: TestClient): Promise<string> {
  const answer = await client.call('GET', '/ops/sign-in/sso');
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

async function finish(client: TestClient, query: Readonly<Record<string, string>>): Promise<string> {
  // The provider's page leads the browser here.
  const path = `/ops/sign-in/sso/callback?${new URLSearchParams(query).toString()}`;
  const answer = await client.call('GET', path, undefined, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode, answer.body).toBe(302);
  return String(answer.headers.location);
}

/** Signs in by an account; returns the page to which the browser comes. */
async function signIn(account: ProviderAccount, client = app.client()): Promise<string> {
  return finish(client, provider.authorize(await start(client), account));
}

const accountOf = ({ name, email }: TestPerson): ProviderAccount => ({
  sub: `subject of ${name}`,
  email,
  email_verified: true,
});

const personOf = async (client: TestClient): Promise<unknown> =>
  (await client.call('GET', '/ops/me')).json<{ person?: string }>().person;

const newPerson = () => storePerson(app.db, now());

describe('single sign-on', () => {
  test('is offered by its name', async () => {
    const ways = await app.client().call('GET', '/ops/sign-in/ways');
    expect(ways.json()).toMatchObject({ sso: 'Company login' });
  });

  test('links an invited person by the verified e-mail once, then knows them by the subject', async () => {
    const person = await newPerson();
    const token = await invite(app.db, person, now());
    const client = app.client();
    expect(await signIn(accountOf(person), client)).toBe(DONE);
    expect(await personOf(client)).toBe(person.name);
    const over = await app.client().call('POST', '/ops/sign-in/invitation', { token });
    expect(over.json().code).toBe('INVITATION_OVER');

    const later = app.client();
    expect(await signIn({ sub: `subject of ${person.name}`, email: 'new@staff.example' }, later)).toBe(DONE);
    expect(await personOf(later)).toBe(person.name);
    const entries = await app.db
      .selectFrom('operator_actions')
      .select('action')
      .where('subject', '=', `staff:${person.name}`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['staff.sso-link', 'staff.sign-in', 'staff.sign-in']);
  });

  test('gives a linked person to no other account with the same e-mail', async () => {
    const person = await newPerson();
    expect(await signIn(accountOf(person))).toBe(DONE);
    expect(await signIn({ ...accountOf(person), sub: 'another subject' })).toBe(UNKNOWN);
  });

  test('makes nobody an operator, and trusts verified e-mails alone', async () => {
    const count = () => app.db.selectFrom('staff').select('id').execute();
    const before = await count();
    expect(await signIn({ sub: 'stranger', email: 'stranger@staff.example', email_verified: true })).toBe(
      UNKNOWN,
    );
    expect(await count()).toHaveLength(before.length);
    const person = await newPerson();
    expect(await signIn({ ...accountOf(person), email_verified: false })).toBe(UNKNOWN);
  });

  test('opens nothing for people whose access has ended, or from another network', async () => {
    const person = await newPerson();
    expect(await signIn(accountOf(person))).toBe(DONE);
    await app.db
      .updateTable('staff')
      .set({ networks: ['10.0.0.0/8'] })
      .where('id', '=', person.id)
      .execute();
    expect(await signIn(accountOf(person))).toBe('/ops/console#/sign-in?sso=ended');
    const ending = await storePerson(app.db, now(), { ends_at: new Date(time) });
    expect(await signIn(accountOf(ending))).toBe('/ops/console#/sign-in?sso=ended');
    await app.db.updateTable('staff').set({ ended_at: now() }).where('id', '=', person.id).execute();
    expect(await signIn(accountOf(person))).toBe(UNKNOWN);
  });

  test.each<[string, Partial<ProviderAccount>]>([
    ['with another nonce', { nonce: 'another' }],
    ['for another audience', { audience: 'another' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['that has expired', { endsIn: -120 }],
    ['that is signed by another key', { isForged: true }],
  ])('refuses an identity token %s', async (_, fault) => {
    const person = await newPerson();
    const client = app.client();
    expect(await signIn({ ...accountOf(person), ...fault }, client)).toBe(FAILED);
    expect(await personOf(client)).toBeUndefined();
  });

  test('refuses another state, another browser’s callback, and one that is late', async () => {
    const person = await newPerson();
    const [client, stranger] = [app.client(), app.client()];
    const answer = provider.authorize(await start(client), accountOf(person));
    await start(stranger);
    expect(await finish(stranger, answer)).toBe(FAILED);
    expect(await finish(app.client(), answer)).toBe(FAILED);
    expect(await finish(client, answer)).toBe(DONE);

    const confused = app.client();
    const sent = provider.authorize(await start(confused), accountOf(person));
    expect(await finish(confused, { ...sent, state: 'a'.repeat(22) })).toBe(FAILED);

    const late = app.client();
    const old = provider.authorize(await start(late), accountOf(person));
    time += 10 * 60_000;
    expect(await finish(late, old)).toBe(FAILED);
  });

  test('accepts an answer once', async () => {
    const person = await newPerson();
    const client = app.client();
    const answer = provider.authorize(await start(client), accountOf(person));
    const cookie = client.cookies.get('operator-sso') ?? '';
    expect(await finish(client, answer)).toBe(DONE);
    client.cookies.set('operator-sso', cookie);
    expect(await finish(client, answer)).toBe(FAILED);
  });

  test('is absent without the settings, and reports a provider that doesn’t respond', async () => {
    const without = await createTestApp();
    expect((await without.client().call('GET', '/ops/sign-in/sso')).json().code).toBe('SSO_NOT_OFFERED');
    await without.close();
    const env = { ...provider.env, STAFF_OIDC_ISSUER: 'http://127.0.0.1:9' };
    const silent = await createTestApp({ env });
    const answer = await silent.client().call('GET', '/ops/sign-in/sso');
    expect(answer.headers.location).toBe(FAILED);
    await silent.close();
  });
});
