import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
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

const live = (db: Db, { guidHash, siteId }: PendingName, now: Date) =>
  db
    .updateTable('pending_sign_ins')
    .where('guid_hash', '=', guidHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Returns a pending sign-in; undefined if it has expired or was used. */
export function findPending(
  db: Db,
  { guidHash, siteId }: PendingName,
  now: Date,
): Promise<PendingRow | undefined> {
  return db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('guid_hash', '=', guidHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts an attempt and returns the pending sign-in; undefined if it has expired or has no attempts left. */
export function countPending(
  db: Db,
  name: PendingName,
  most: number,
  now: Date,
): Promise<PendingRow | undefined> {
  return live(db, name, now)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', most)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a pending sign-in as used. Returns false if it already was or has expired. */
export async function usePending(trx: Trx, name: PendingName, now: Date): Promise<boolean> {
  const row = await live(trx, name, now).set({ used_at: now }).returning('player_id').executeTakeFirst();
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
  return live(trx, name, now)
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
