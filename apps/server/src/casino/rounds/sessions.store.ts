import { createHash, randomBytes } from 'node:crypto';
import { sql, type Insertable, type Selectable } from 'kysely';
import { isOfLiveSession } from '../../accounts/index.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { GameSessionsTable } from './rounds.tables.ts';
import type { CloseReason } from './sessionTypes.ts';

export type GameSessionRow = Selectable<GameSessionsTable>;

/** Time in which a frame exchanges its launch token. */
export const LAUNCH_MS = 60_000;
/** Time without a bet after which a maker's token expires. */
export const MAKER_TOKEN_MS = 30 * 60_000;
/** Greatest age of a maker's token, and greatest length of a session. */
export const LONGEST_SESSION_MS = 12 * 3_600_000;

/** A token for outside, and the hash by which it is stored. */
export interface Token {
  readonly text: string;
  readonly hash: Buffer;
}

/** Creates a random token of 32 bytes in base64url. */
export function newToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: tokenHash(text) };
}

/** Returns the hash by which a token is found. */
export function tokenHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Columns of a new session; its id, state and launch token are made by the store. */
export type NewSession = Pick<
  Insertable<GameSessionsTable>,
  | 'site_id'
  | 'maker_id'
  | 'game_id'
  | 'player_id'
  | 'account_id'
  | 'sign_in_id'
  | 'iso'
  | 'mode'
  | 'language'
  | 'country'
  | 'device'
  | 'return_to'
>;

/** Stores a session in the state `asked` and returns it with its launch token, which is valid for a minute. */
export async function insertSession(
  trx: Db | Trx,
  session: NewSession,
  at: Date,
): Promise<{ readonly session: GameSessionRow; readonly launchToken: string }> {
  const token = newToken();
  const row = await trx
    .insertInto('game_sessions')
    .values({
      ...session,
      id: `gs_${randomBytes(16).toString('base64url')}`,
      state: 'asked',
      launch_token_hash: token.hash,
      launch_expires_at: new Date(at.getTime() + LAUNCH_MS),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session: row, launchToken: token.text };
}

/** Returns a session by its id; undefined if there is none. */
export function sessionById(db: Db | Trx, id: string): Promise<GameSessionRow | undefined> {
  return db.selectFrom('game_sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a maker's session by its launch token, used or not; undefined if there is none. */
export function sessionByLaunchToken(
  db: Db | Trx,
  makerId: string,
  token: string,
): Promise<GameSessionRow | undefined> {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('maker_id', '=', makerId)
    .where('launch_token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}

/**
 * Exchanges a launch token for a maker's token and opens the session. Returns undefined if the session isn't `asked` any
 * more, as a launch token is accepted once, or if its sign-in is over.
 */
export async function openSession(
  trx: Db | Trx,
  id: string,
  at: Date,
): Promise<{ readonly session: GameSessionRow; readonly makerToken: string } | undefined> {
  const token = newToken();
  const session = await trx
    .updateTable('game_sessions')
    .set({
      state: 'open',
      opened_at: at,
      launch_used_at: at,
      maker_token_hash: token.hash,
      maker_token_expires_at: new Date(at.getTime() + MAKER_TOKEN_MS),
      maker_token_dies_at: new Date(at.getTime() + LONGEST_SESSION_MS),
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('launch_used_at', 'is', null)
    .where('launch_expires_at', '>', at)
    .where((eb) => eb.or([eb('sign_in_id', 'is', null), isOfLiveSession('game_sessions.sign_in_id', at)]))
    .returningAll()
    .executeTakeFirst();
  return session && { session, makerToken: token.text };
}

/**
 * Ends a session that hasn't ended: `closing` while a round of it is open, else `closed`. Returns undefined if it has
 * ended before.
 */
export function endSession(
  trx: Db | Trx,
  id: string,
  reason: CloseReason,
  at: Date,
): Promise<GameSessionRow | undefined> {
  return trx
    .updateTable('game_sessions as s')
    .set({
      state: sql`case when exists (select from game_rounds r where r.session_id = s.id and r.state = 'open')
        then 'closing' else 'closed' end`,
      pause_reason: null,
      close_reason: reason,
      ended_at: at,
    })
    .where('s.id', '=', id)
    .where('s.state', 'in', ['asked', 'open', 'paused'])
    .returningAll()
    .executeTakeFirst();
}

/** Returns a player's sessions that haven't ended, oldest first. */
export function runningSessions(db: Db | Trx, playerId: bigint): Promise<GameSessionRow[]> {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', ['asked', 'open', 'paused'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Lets the launch tokens of a player's sessions expire. */
export async function expireLaunches(trx: Trx, playerId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('game_sessions')
    .set({ launch_expires_at: at, check_at: at })
    .where('player_id', '=', playerId)
    .where('state', '=', 'asked')
    .where('launch_expires_at', '>', at)
    .execute();
}
