import type { Insertable, Selectable } from 'kysely';
import { isOfLiveSession } from '../../../accounts/index.ts';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { QrSignInsTable } from './qrSignIn.tables.ts';

export type QrSignInRow = Selectable<QrSignInsTable>;

/** Stores a request, and deletes those that expired before a time. */
export async function insertRequest(
  db: Db,
  request: Insertable<QrSignInsTable>,
  expiredBefore: Date,
): Promise<void> {
  await db.deleteFrom('qr_sign_ins').where('expires_at', '<', expiredBefore).execute();
  await db.insertInto('qr_sign_ins').values(request).execute();
}

/** Returns a request by the hash of its code, on any site. */
export function requestByCode(db: Db, codeHash: string): Promise<QrSignInRow | undefined> {
  return db.selectFrom('qr_sign_ins').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

/** Returns a request of a site by the hash of its device's secret. */
export function requestBySecret(
  db: Db,
  siteId: string,
  secretHash: string,
): Promise<QrSignInRow | undefined> {
  return db
    .selectFrom('qr_sign_ins')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** Returns a request that a player of a site has looked up. */
export function requestOf(
  db: Db,
  { id, playerId, siteId }: { readonly id: bigint; readonly playerId: bigint; readonly siteId: string },
): Promise<QrSignInRow | undefined> {
  return db
    .selectFrom('qr_sign_ins')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** Reserves an unanswered request for a player; undefined if it was answered, has ended, or another player has it. */
export function claimRequest(db: Db, id: bigint, playerId: bigint): Promise<QrSignInRow | undefined> {
  return db
    .updateTable('qr_sign_ins')
    .set({ player_id: playerId })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('player_id', 'is', null), eb('player_id', '=', playerId)]))
    .returningAll()
    .executeTakeFirst();
}

export interface RequestAnswer {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly sessionId: bigint;
  readonly answer: 'confirmed' | 'refused';
  readonly now: Date;
}

/** Answers a request that the player has looked up; returns false if it was answered before, has ended or expired. */
export async function answerRequest(
  db: Db,
  { id, playerId, sessionId, answer, now }: RequestAnswer,
): Promise<boolean> {
  const row = await db
    .updateTable('qr_sign_ins')
    .set({ answer, session_id: sessionId })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('answer', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes a confirmed request for its device, once; undefined if it was taken before or has ended, or if the session that
 * confirmed it is over.
 */
export function takeRequest(trx: Trx, id: bigint, now: Date): Promise<QrSignInRow | undefined> {
  return trx
    .updateTable('qr_sign_ins')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('answer', '=', 'confirmed')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(isOfLiveSession('qr_sign_ins.session_id', now))
    .returningAll()
    .executeTakeFirst();
}

/** Ends a player's requests whose devices aren't signed in yet. */
export async function endRequests(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('qr_sign_ins')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}
