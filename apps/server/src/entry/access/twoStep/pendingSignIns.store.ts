import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db, Trx, Database } from '../../../kernel/index.ts';
import type { PendingSignInsTable } from '../access.tables.ts';

/** A sign-in that waits for its second step. */
export type PendingRow = Selectable<PendingSignInsTable>;

export interface NewPending {
  readonly guidHash: string;
  readonly siteId: string;
  readonly playerId: bigint;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** Stores a sign-in that waits for its second step, and deletes expired ones. */
export async function insertPending(trx: Trx, pending: NewPending): Promise<void> {
  await trx.deleteFrom('pending_sign_ins').where('expires_at', '<', pending.now).execute();
  await trx
    .insertInto('pending_sign_ins')
    .values({
      guid_hash: pending.guidHash,
      site_id: pending.siteId,
      player_id: pending.playerId,
      expires_at: pending.expiresAt,
      email_guid: null,
      email_sent_at: null,
      used_at: null,
    })
    .execute();
}

export interface PendingName {
  readonly guidHash: string;
  readonly siteId: string;
}

/** Selects a pending sign-in that has neither expired nor been used. */
const isLive =
  ({ guidHash, siteId }: PendingName, now: Date) =>
  (eb: ExpressionBuilder<Database, 'pending_sign_ins'>) =>
    eb.and([
      eb('guid_hash', '=', guidHash),
      eb('site_id', '=', siteId),
      eb('used_at', 'is', null),
      eb('expires_at', '>', now),
    ]);

/** Returns a pending sign-in; undefined if it has expired or was used. */
export function findPending(db: Db, name: PendingName, now: Date): Promise<PendingRow | undefined> {
  return db.selectFrom('pending_sign_ins').selectAll().where(isLive(name, now)).executeTakeFirst();
}

/** Counts an attempt and returns the pending sign-in; undefined if it has expired or has no attempts left. */
export function countPending(
  db: Db,
  name: PendingName,
  most: number,
  now: Date,
): Promise<PendingRow | undefined> {
  return db
    .updateTable('pending_sign_ins')
    .where(isLive(name, now))
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a pending sign-in as used. Returns false if it already was or has expired. */
export async function usePending(trx: Trx, name: PendingName, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('pending_sign_ins')
    .where(isLive(name, now))
    .set({ used_at: now })
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the sending of a mail; undefined if the sign-in has expired or the last mail was sent after `lastBefore`.
 */
export function claimStepMail(
  trx: Trx,
  name: PendingName,
  lastBefore: Date,
  now: Date,
): Promise<PendingRow | undefined> {
  return trx
    .updateTable('pending_sign_ins')
    .where(isLive(name, now))
    .set({ email_sent_at: now })
    .where((eb) => eb.or([eb('email_sent_at', 'is', null), eb('email_sent_at', '<=', lastBefore)]))
    .returningAll()
    .executeTakeFirst();
}

export async function setStepMail(trx: Trx, name: PendingName, emailGuid: string): Promise<void> {
  await trx
    .updateTable('pending_sign_ins')
    .set({ email_guid: emailGuid })
    .where('guid_hash', '=', name.guidHash)
    .execute();
}

/** Ends a player's sign-ins that wait for their second step. */
export async function endPending(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await trx
    .updateTable('pending_sign_ins')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute();
}
