import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../accounts/passwords.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

// Modules that other suites have loaded call the real functions.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// Counts the calls of the real functions: hashing a password takes most of the time of a sign-in.
vi.mock(import('@node-rs/argon2'), async (original) => {
  const { hash: hashed, verify: verified, ...rest } = await original();
  return { ...rest, hash: vi.fn(hashed), verify: vi.fn(verified) };
});

const password = 'the right password';
const common = { currency: 'EUR', language: 'en', isOfAge: true };

let app: TestApp;
let statements: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ hashPassword });
  for (const [index, name] of ['known', 'blocked'].entries()) {
    const email = `${name}@example.com`;
    await app.client().call('POST', '/web-api/registration/full', { email, password, ...common });
    const phone = `44791100000${index + 1}`;
    await app.db.updateTable('players').set({ phone }).where('email', '=', email).execute();
  }
  const { id } = await app.db
    .selectFrom('players')
    .select('id')
    .where('email', '=', 'blocked@example.com')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('player_blocks').values({ player_id: id, self_blocked_at: new Date() }).execute();
  // The first call makes the dummy password hash for unknown names.
  await signIn('nobody@example.com', password);
  const executor = app.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  vi.spyOn(executor, 'executeQuery').mockImplementation((query, id) => {
    // Excludes jobs that run at the same time: they don't query players.
    if (/\b(?:from|join|into|update) "(?:players|player_\w+|sessions|limits)"/.test(query.sql))
      statements.push(query.sql);
    return execute(query, id);
  });
});
afterAll(() => app.close());

const signIn = (login: string, tried: string) =>
  app.client().call('POST', '/web-api/session/sign-in', { login, password: tried, save: false });

const signInByPhone = (number: string, tried: string) =>
  app.client().call('POST', '/web-api/session/sign-in/phone', {
    phone_code: '44',
    phone_number: number,
    password: tried,
    save: false,
  });

/** Returns the parameters of a stored hash, which determine the cost of verifying it. */
const costOf = (stored: unknown): string => String(stored).split('$').slice(1, 4).join('$');

/** Returns the queries and hashes of an attempt, and its answer. */
async function workOf(attempt: () => ReturnType<typeof signIn>) {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  statements = [];
  const answer = await attempt();
  const checked = vi.mocked(verify).mock.calls.map(([stored]) => costOf(stored));
  return {
    hashings: vi.mocked(hash).mock.calls.length,
    checked,
    asked: [...statements],
    statusCode: answer.statusCode,
    code: answer.json<{ code?: string }>().code,
  };
}

describe('attempts to find out which accounts exist', () => {
  test('by e-mail do the same work for an unknown name, a wrong password and a blocked player', async () => {
    const nobody = await workOf(() => signIn('somebody@example.com', password));
    expect(nobody).toMatchObject({ hashings: 0, statusCode: 401 });
    expect(nobody.checked).toHaveLength(1);
    expect(nobody.asked).not.toEqual([]);
    expect(await workOf(() => signIn('known@example.com', 'another password'))).toEqual(nobody);
    expect(await workOf(() => signIn('blocked@example.com', 'another password'))).toEqual(nobody);
  });

  test('by phone do the same work for each of them', async () => {
    const nobody = await workOf(() => signInByPhone('7911000009', password));
    expect(nobody).toMatchObject({ hashings: 0, statusCode: 401 });
    expect(nobody.checked).toHaveLength(1);
    expect(await workOf(() => signInByPhone('7911000001', 'another password'))).toEqual(nobody);
    expect(await workOf(() => signInByPhone('7911000002', 'another password'))).toEqual(nobody);
  });

  test('with the right password check it like a wrong one, before a block is reported', async () => {
    const { checked } = await workOf(() => signIn('somebody@example.com', password));
    const right = await workOf(() => signIn('known@example.com', password));
    expect(right).toMatchObject({ hashings: 0, checked, statusCode: 200 });
    const blocked = await workOf(() => signIn('blocked@example.com', password));
    expect(blocked).toMatchObject({ hashings: 0, checked, statusCode: 403 });
  });

  test('by registration hash the password before a taken address is reported', async () => {
    const register = (email: string) =>
      app.client().call('POST', '/web-api/registration/full', { email, password, ...common });
    expect(await workOf(() => register('known@example.com'))).toMatchObject({ hashings: 1, statusCode: 409 });
    expect(await workOf(() => register('new@example.com'))).toMatchObject({ hashings: 1, statusCode: 201 });
  });
});
