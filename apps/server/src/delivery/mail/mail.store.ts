import { sql, type Insertable, type Selectable } from 'kysely';
import { inSites, type Db, type Trx } from '../../kernel/index.ts';
import type { OutboxPage } from '../outboxPage.ts';
import type { MailsTable, RequestedMail } from './mail.tables.ts';

type StoredMail = Selectable<MailsTable>;

/** A mail to a player. */
export type MailRow = StoredMail & { readonly player_id: bigint };

/** A mail that this process is to send, with the site of its recipient; null for an operator. */
export type ClaimedMail = StoredMail & { readonly site_id: string | null };

/** Stores a mail that waits to be sent; returns its id. */
export async function insertMail(trx: Trx, mail: Insertable<MailsTable>): Promise<bigint> {
  const { id } = await trx.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the encrypted body of a mail. */
export async function setSealedBody(trx: Trx, id: bigint, sealed: string): Promise<void> {
  await trx.updateTable('mails').set({ sealed_body: sealed }).where('id', '=', id).execute();
}

/** Deletes the secrets that have ended; mails that contain one and weren't sent never are. */
export async function deleteEndedBodies(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sealed_body: null, expired_at: now })
    .where('sealed_body', 'is not', null)
    .where('secret_ends_at', '<=', now)
    .execute();
}

/**
 * Claims the next due mail whose secret, if it contains one, hasn't ended, and postpones its next attempt to `leaseEnds`, so that
 * no other process takes it meanwhile and it is tried again if the process ends.
 */
export async function claimMail(db: Db, now: Date, leaseEnds: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mails m set attempts = attempts + 1, next_at = ${leaseEnds}
    where m.id = (
      select id from mails
      where sent_at is null and gave_up_at is null and withdrawn_at is null and expired_at is null
        and next_at <= ${now}
        and (secret_kind is null or (sealed_body is not null and secret_ends_at > ${now}))
      order by next_at limit 1 for update skip locked
    ) returning m.*, (select site_id from players p where p.id = m.player_id)`.execute(db);
  return rows[0];
}

/** Records that a mail was sent, and deletes its secret. */
export async function markSent(db: Db, id: bigint, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, last_error: null, gave_up_at: null, expired_at: null, sealed_body: null })
    .where('id', '=', id)
    .execute();
}

/** Records the error of an attempt, unless another process has claimed the mail since. */
export async function markFailed(
  db: Db,
  { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
  failure: Pick<StoredMail, 'last_error' | 'next_at' | 'gave_up_at'>,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(failure)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Restarts the attempts for a mail that was given up; returns false if there is no such mail, or its secret has ended.
 */
export async function reviveMail(db: Db, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ gave_up_at: null, attempts: 0, next_at: now })
    .where('id', '=', id)
    .where('gave_up_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('secret_kind', 'is', null),
        eb.and([eb('sealed_body', 'is not', null), eb('secret_ends_at', '>', now)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the mails that were written to a player after an instant. */
export async function mailsSince(
  trx: Trx,
  playerId: bigint,
  kind: RequestedMail,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('requested', '=', kind)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns mails newest first; `before` is the last id of the previous page. */
export function mailsBefore(
  db: Db,
  { before, sites, limit }: OutboxPage & { readonly limit: number },
): Promise<MailRow[]> {
  let query = db
    .selectFrom('mails as m')
    .innerJoin('players as p', 'p.id', 'm.player_id')
    .selectAll('m')
    .$narrowType<{ player_id: bigint }>()
    .where(inSites('p.site_id', sites));
  if (before !== undefined) query = query.where('m.id', '<', before);
  return query.orderBy('m.id', 'desc').limit(limit).execute();
}

/** Returns one mail to a player; undefined if there is none. */
export function mailOf(db: Db, id: bigint): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', 'is not', null)
    .$narrowType<{ player_id: bigint }>()
    .executeTakeFirst();
}
