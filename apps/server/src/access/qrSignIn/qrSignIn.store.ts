import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
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

/** Reserves an unanswered request for a player; undefined if it was answered or another player has it. */
export function claimRequest(db: Db, id: bigint, playerId: bigint): Promise<QrSignInRow | undefined> {
  return db
    .updateTable('qr_sign_ins')
    .set({ player_id: playerId })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where((eb) => eb.or([eb('player_id', 'is', null), eb('player_id', '=', playerId)]))
    .returningAll()
    .executeTakeFirst();
}

export interface RequestAnswer {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly answer: 'confirmed' | 'refused';
  readonly now: Date;
}

/** Answers a request that the player has looked up; returns false if it was answered before or has expired. */
export async function answerRequest(db: Db, { id, playerId, answer, now }: RequestAnswer): Promise<boolean> {
  const row = await db
    .updateTable('qr_sign_ins')
    .set({ answer })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a confirmed request for its device, once; undefined if it was taken before. */
export function takeRequest(trx: Trx, id: bigint, now: Date): Promise<QrSignInRow | undefined> {
  return trx
    .updateTable('qr_sign_ins')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('answer', '=', 'confirmed')
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
