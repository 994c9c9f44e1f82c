import { sql, type Selectable } from 'kysely';
import { type Db, type Trx, prepared, countedAddress } from '../kernel/index.ts';
import type { SessionsTable } from './accounts.tables.ts';
import type { Device, EndedSession, EndReason, SignedIn } from './sessionTypes.ts';

export interface LiveSession extends SignedIn {
  readonly isSaved: boolean;
  readonly lastActiveAt: Date;
}

export interface NewSession {
  readonly playerId: bigint;
  readonly secretHash: string;
  readonly isSaved: boolean;
  readonly at: Date;
  readonly idleEndsAt: Date;
}

/** Returns the session's id. The row includes the time of the player's previous sign-in. */
export async function insert(trx: Trx, session: NewSession): Promise<bigint> {
  const { id } = await trx
    .insertInto('sessions')
    .values((eb) => ({
      player_id: session.playerId,
      secret_hash: session.secretHash,
      is_saved: session.isSaved,
      started_at: session.at,
      previous_sign_in_at: eb
        .selectFrom('sessions as earlier')
        .select((inner) => inner.fn.max('earlier.started_at').as('at'))
        .where('earlier.player_id', '=', session.playerId),
      last_active_at: session.at,
      idle_ends_at: session.idleEndsAt,
      ended_at: null,
      end_reason: null,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const live = (db: Db, now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('players as p', 'p.id', 's.player_id')
    .select([
      's.id as sessionId',
      's.player_id as playerId',
      'p.site_id as siteId',
      'p.terms_version as termsVersion',
      's.is_saved as isSaved',
      's.last_active_at as lastActiveAt',
    ])
    .where('s.ended_at', 'is', null)
    .where('s.idle_ends_at', '>', now)
    .modifyFront(prepared);

export function liveBySecret(db: Db, secretHash: string, now: Date): Promise<LiveSession | undefined> {
  return live(db, now).where('s.secret_hash', '=', secretHash).executeTakeFirst();
}

/** Finds live sessions by the hashes of their access tokens. */
export async function liveByTokens(
  db: Db,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LiveSession>> {
  const found = await live(db, now)
    .innerJoin('access_tokens as t', 't.session_id', 's.id')
    .select('t.token_hash as tokenHash')
    .where('t.token_hash', '=', sql<string>`any(${tokenHashes})`)
    .where('t.expires_at', '>', now)
    .execute();
  return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]));
}

/** Returns a session, whether or not it has ended. */
export function find(db: Db, sessionId: bigint): Promise<Selectable<SessionsTable>> {
  return db.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
}

export async function touch(db: Db, sessionId: bigint, now: Date, idleEndsAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_active_at: now, idle_ends_at: idleEndsAt })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export interface NewToken {
  readonly tokenHash: string;
  readonly sessionId: bigint;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Stores an access token, and deletes the session's expired ones. */
export async function insertToken(db: Db, { tokenHash, sessionId, expiresAt, now }: NewToken): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .insertInto('access_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

/** Selects the live sessions of a player to end: all of them, only one, or all but one. */
export interface Ending {
  readonly playerId: bigint;
  readonly only?: bigint | undefined;
  readonly except?: bigint | undefined;
  readonly reason: EndReason;
  readonly now: Date;
}

/** Deletes the access tokens of ended sessions. */
async function deleteTokens(db: Db, ended: readonly EndedSession[]): Promise<void> {
  if (ended.length === 0) return;
  await db
    .deleteFrom('access_tokens')
    .where(
      'session_id',
      'in',
      ended.map(({ sessionId }) => sessionId),
    )
    .execute();
}

/** Ends sessions and deletes their access tokens. */
export async function end(
  db: Db,
  { playerId, only, except, reason, now }: Ending,
): Promise<readonly EndedSession[]> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '<>', except);
  const ended = await query.returning(['id as sessionId', 'player_id as playerId']).execute();
  await deleteTokens(db, ended);
  return ended;
}

/** Returns whether a session, live or ended, is the player's. */
export async function isOf(db: Db, playerId: bigint, sessionId: bigint): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores the device that a session was opened on. */
export async function describe(db: Db, secretHash: string, { userAgent, address }: Device): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ user_agent: userAgent, address, network: countedAddress(address) })
    .where('secret_hash', '=', secretHash)
    .execute();
}

const isLive = (now: Date) => sql<boolean>`(ended_at is null and idle_ends_at > ${now})`;

export type KnownRow = Selectable<SessionsTable> & { readonly isLive: boolean };

/** Returns a player's live sessions, newest first. */
export function liveOf(db: Db, playerId: bigint, now: Date, most: number): Promise<KnownRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .select(isLive(now).as('isLive'))
    .where('player_id', '=', playerId)
    .where(isLive(now))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/**
 * Returns a player's sessions that have ended, newest first.
 * @param before id of the last one that is known; undefined for the newest ones
 */
export function pastOf(
  db: Db,
  playerId: bigint,
  { now, before, most }: { readonly now: Date; readonly before: bigint | undefined; readonly most: number },
): Promise<KnownRow[]> {
  let query = db
    .selectFrom('sessions')
    .selectAll()
    .select(isLive(now).as('isLive'))
    .where('player_id', '=', playerId)
    .where(sql<boolean>`not ${isLive(now)}`);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

/**
 * Ends idle sessions, and deletes expired access tokens: those of sessions that nobody uses, and one that was issued
 * while its session ended.
 */
export async function endIdle(db: Db, now: Date): Promise<readonly EndedSession[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'idle' })
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '<=', now)
    .returning(['id as sessionId', 'player_id as playerId'])
    .execute();
  await deleteTokens(db, ended);
  await db.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
  return ended;
}
