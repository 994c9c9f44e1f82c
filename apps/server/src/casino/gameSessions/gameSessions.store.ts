import { sql } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { GameSessionRow } from '../rounds/roundAccess.ts';
import type { PauseReason } from '../rounds/sessionTypes.ts';

/** An open round of a player. */
export interface OpenRound {
  readonly id: bigint;
  readonly game_id: bigint;
  readonly staked: bigint;
  readonly iso: string;
  readonly opened_at: Date;
}

/** Returns a player's oldest open round of a game; undefined without one. */
export function openRound(db: Db | Trx, playerId: bigint, gameId: bigint): Promise<OpenRound | undefined> {
  return db
    .selectFrom('game_rounds')
    .select(['id', 'game_id', 'staked', 'iso', 'opened_at'])
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the latest rounds of a session, newest first. */
export function latestRounds(db: Db, sessionId: string, most: number) {
  return db
    .selectFrom('game_rounds')
    .select(['id', 'opened_at', 'staked', 'won'])
    .where('session_id', '=', sessionId)
    .where('state', '<>', 'rolledBack')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Returns whether a round of a session is open. */
export async function hasOpenRound(db: Db | Trx, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('game_rounds')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sessions to be looked at, those that have waited longest first. */
export function dueSessions(db: Db, at: Date, most: number): Promise<GameSessionRow[]> {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('state', 'in', ['asked', 'open', 'paused', 'closing'])
    .where((where) => where.or([where('check_at', 'is', null), where('check_at', '<=', at)]))
    .orderBy(sql`check_at nulls first`)
    .orderBy('created_at')
    .limit(most)
    .execute();
}

/** Sets when a session is looked at next. */
export async function checkNext(db: Db | Trx, id: string, at: Date): Promise<void> {
  await db.updateTable('game_sessions').set({ check_at: at }).where('id', '=', id).execute();
}

/** Pauses an open session until a time before which it can't be resumed. Returns undefined if it isn't open. */
export function pauseUntil(
  db: Db | Trx,
  id: string,
  { reason, until }: { readonly reason: PauseReason; readonly until: Date | null },
): Promise<GameSessionRow | undefined> {
  return db
    .updateTable('game_sessions')
    .set({ state: 'paused', pause_reason: reason, paused_until: until })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Opens a paused session again. Returns undefined if it isn't paused, or its break isn't over. */
export function resume(
  db: Db | Trx,
  { id, pause_reason: reason }: Pick<GameSessionRow, 'id' | 'pause_reason'>,
  at: Date,
): Promise<GameSessionRow | undefined> {
  return db
    .updateTable('game_sessions')
    .set({
      state: 'open',
      pause_reason: null,
      paused_until: null,
      ...(reason === 'BREAK' ? { summary_from: at } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'paused')
    .where('pause_reason', '=', reason)
    .where((where) => where.or([where('paused_until', 'is', null), where('paused_until', '<=', at)]))
    .returningAll()
    .executeTakeFirst();
}

/** Closes a session that ended with an open round, once the round has ended or counts as unfinished. */
export async function finishClosing(db: Db, id: string): Promise<void> {
  await db
    .updateTable('game_sessions')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .where('state', '=', 'closing')
    .execute();
}

/** Returns whether a sign-in is still live. */
export async function isSignedIn(db: Db | Trx, signInId: bigint, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', signInId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns why a sign-in ended; null while it hasn't, or if the reason isn't stored. */
export async function signOutReason(db: Db | Trx, signInId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('end_reason')
    .where('id', '=', signInId)
    .executeTakeFirst();
  return row?.end_reason ?? null;
}
