import type { LightMyRequestResponse } from 'fastify';
import { hashOf, makeSecret } from '../accounts/secrets.ts';
import { counterAt, totpOf } from '../entry/access/twoStep/totp.ts';
import type { Db } from '../kernel/db/database.ts';
import type { TestApp, TestClient } from './app.ts';

/** Password of the people of the tests. */
export const STAFF_PASSWORD = 'a long console password';

export interface TestPerson {
  readonly id: bigint;
  readonly name: string;
  readonly email: string;
}

let count = 0;

/** Stores a person with a role on all sites, and no sign-in method. */
export async function storePerson(
  db: Db,
  at: Date,
  changes: { readonly ends_at?: Date; readonly networks?: string[] } = {},
): Promise<TestPerson> {
  const name = `person-${(count += 1)}`;
  const email = `${name}@staff.example`;
  const { id } = await db
    .insertInto('staff')
    .values({ name, email, created_by: 'platform', created_at: at, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: role } = await db
    .selectFrom('staff_roles')
    .select('id')
    .where('name', '=', 'support')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_grants')
    .values({ staff_id: id, role_id: role, site_id: null, granted_by: 'platform', granted_at: at })
    .execute();
  return { id, name, email };
}

/** Stores an invitation of a person for a day and returns its token. */
export async function invite(db: Db, { id }: TestPerson, at: Date): Promise<string> {
  const token = makeSecret();
  await db
    .insertInto('staff_invitations')
    .values({
      staff_id: id,
      token_hash: hashOf(token),
      created_by: 'platform',
      created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  return token;
}

/** Returns the current code of a key. */
export const codeAt = (key: string, at: Date, later = 0): string =>
  totpOf(key, counterAt(at.getTime()) + later);

/** A person with password and authenticator app. */
export interface Member extends TestPerson {
  /** Key of the authenticator app. */
  readonly key: string;
  /** Browser in which the invitation was accepted. */
  readonly client: TestClient;
  readonly accepted: LightMyRequestResponse;
}

/** Lets a person accept an invitation with password and authenticator app. */
export async function acceptByPassword(
  app: TestApp,
  token: string,
  at: Date,
): Promise<Pick<Member, 'key' | 'client' | 'accepted'>> {
  const client = app.client();
  const begun = await client.call('POST', '/ops/sign-in/invitation/authenticator', { token });
  const { guid, secret: key } = begun.json<{ guid: string; secret: string }>();
  const code = codeAt(key, at, -1);
  const body = { token, password: STAFF_PASSWORD, guid, code };
  const accepted = await client.call('POST', '/ops/sign-in/invitation/password', body);
  return { key, client, accepted };
}

/** Creates a person who has accepted an invitation. */
export async function createMember(
  app: TestApp,
  changes: Parameters<typeof storePerson>[2] = {},
): Promise<Member> {
  const at = app.now();
  const person = await storePerson(app.db, at, changes);
  const token = await invite(app.db, person, at);
  return { ...person, ...(await acceptByPassword(app, token, at)) };
}
