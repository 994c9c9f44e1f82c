import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { MailsTable } from './mail.tables.ts';

export type MailRow = Selectable<MailsTable>;

export async function insertMail(trx: Trx, mail: Insertable<MailsTable>): Promise<void> {
  await trx.insertInto('mails').values(mail).execute();
}

/**
 * Takes the next mail that is due, and puts its next attempt off, so that no other process takes it meanwhile and a
 * process that ends on the way leaves it to be tried again.
 */
export async function claimMail(db: Db, now: Date, retryMs: number): Promise<MailRow | undefined> {
  const { rows } = await sql<MailRow>`
    update mails set attempts = attempts + 1,
      next_at = ${now}::timestamptz + (attempts + 1) * ${retryMs} * interval '1 millisecond'
    where id = (
      select id from mails where sent_at is null and next_at <= ${now}
      order by next_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

export async function markSent(db: Db, id: bigint, at: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: at }).where('id', '=', id).execute();
}

/** Mails newest first; `before` is the last id of the page before. */
export function mailsBefore(db: Db, before: bigint | undefined, limit: number): Promise<MailRow[]> {
  let query = db.selectFrom('mails').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export function mailOf(db: Db, id: bigint): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}
