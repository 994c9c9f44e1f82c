import { hashOf, makeSecret } from '../../accounts/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { StaffSessionsTable } from '../staff.tables.ts';

const MINUTE = 60_000;
/** Longest time of a session, ms. */
const SESSION_LIFE = 12 * 60 * MINUTE;
/** Time of a session by the token of the environment, ms. */
const ENVIRONMENT_LIFE = 30 * MINUTE;
const MAX_AGENT = 300;

/** A browser that signs in. */
export interface ConsoleBrowser {
  readonly address: string;
  readonly agent: string | undefined;
  /** Secret of its present session, which the new one replaces: a session that it brought along never gains rights. */
  readonly replaced: string | undefined;
}

/** Opens a session of a person and returns its secret. */
export async function openSession(
  trx: Trx,
  {
    staffId,
    method,
    browser,
    at,
  }: {
    readonly staffId: bigint;
    readonly method: StaffSessionsTable['method'];
    readonly browser: ConsoleBrowser;
    readonly at: Date;
  },
): Promise<string> {
  const secret = makeSecret();
  await insertSession(trx, browser, {
    staff_id: staffId,
    secret_hash: hashOf(secret),
    created_at: at,
    last_used_at: at,
    expires_at: new Date(at.getTime() + SESSION_LIFE),
    method,
  });
  return secret;
}

/** Returns how the secret of a session by the environment's token is stored: it counts with this token only. */
export const environmentSession = (secret: string, token: string): string => hashOf(`${secret} ${token}`);

/** Opens a session by the token of the environment, which is nobody's, and returns its secret. */
export async function openEnvironmentSession(
  trx: Trx,
  { token, browser, at }: { readonly token: string; readonly browser: ConsoleBrowser; readonly at: Date },
): Promise<string> {
  const secret = makeSecret();
  await insertSession(trx, browser, {
    staff_id: null,
    secret_hash: environmentSession(secret, token),
    created_at: at,
    last_used_at: at,
    expires_at: new Date(at.getTime() + ENVIRONMENT_LIFE),
    method: 'token',
  });
  return secret;
}

async function insertSession(
  trx: Trx,
  { address, agent, replaced }: ConsoleBrowser,
  session: Pick<
    StaffSessionsTable,
    'staff_id' | 'secret_hash' | 'created_at' | 'last_used_at' | 'expires_at' | 'method'
  >,
): Promise<void> {
  if (replaced !== undefined) await endSession(trx, hashOf(replaced), session.created_at);
  await trx
    .insertInto('staff_sessions')
    .values({ ...session, address, agent: agent?.slice(0, MAX_AGENT) ?? null })
    .execute();
}

/** Ends a session; returns false if it had ended. */
export async function endSession(db: Db | Trx, secretHash: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('secret_hash', '=', secretHash)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of a person but one, and returns how many. */
export async function endOtherSessions(
  trx: Trx,
  staffId: bigint,
  { at, kept }: { readonly at: Date; readonly kept: bigint | undefined },
): Promise<number> {
  const ended = await trx
    .updateTable('staff_sessions')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', kept ?? null)
    .returning('id')
    .execute();
  return ended.length;
}

/** Returns the session with a secret of the cookie. */
export function findConsoleSession(
  db: Db,
  secret: string,
): Promise<{ readonly id: bigint; readonly createdAt: Date } | undefined> {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'created_at as createdAt'])
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
}
