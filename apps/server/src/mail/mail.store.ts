import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { MailsTable } from './mail.tables.ts';

export type MailRow = Selectable<MailsTable>;

/** A mail that this process is to send, with the site of its reader. */
export type ClaimedMail = MailRow & { readonly site_id: string };

/** Writes a mail that waits to be sent. */
export async function insertMail(trx: Trx, mail: Insertable<MailsTable>): Promise<void> {
  await trx.insertInto('mails').values(mail).execute();
}

/**
 * Takes the next mail that is due, and puts its next attempt off until `leaseEnds`, so that no other process takes it
 * meanwhile and a process that ends on the way leaves it to be tried again.
 */
export async function claimMail(db: Db, now: Date, leaseEnds: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update mails m set attempts = attempts + 1, next_at = ${leaseEnds}
    from players p
    where p.id = m.player_id and m.id = (
      select id from mails where sent_at is null and gave_up_at is null and next_at <= ${now}
      order by next_at limit 1 for update skip locked
    ) returning m.*, p.site_id`.execute(db);
  return rows[0];
}

/** Writes down that a mail is out. */
export async function markSent(db: Db, id: bigint, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, last_error: null, gave_up_at: null })
    .where('id', '=', id)
    .execute();
}

/** Writes down what an attempt failed at, unless another process has taken the mail since. */
export async function markFailed(
  db: Db,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  failure: Pick<MailRow, 'last_error' | 'next_at' | 'gave_up_at'>,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(failure)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Lets a mail that was given up be tried from the beginning; false when there is no such mail. */
export async function reviveMail(db: Db, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ gave_up_at: null, attempts: 0, next_at: now })
    .where('id', '=', id)
    .where('gave_up_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many mails were written to a player after an instant. */
export async function mailsSince(trx: Trx, playerId: bigint, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails newest first; `before` is the last id of the page before. */
export function mailsBefore(db: Db, before: bigint | undefined, limit: number): Promise<MailRow[]> {
  let query = db.selectFrom('mails').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** One mail; undefined when there is none. */
export function mailOf(db: Db, id: bigint): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}
