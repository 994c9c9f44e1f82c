import { sql, type Insertable, type Selectable } from 'kysely';
import { inSites, type Db, type Trx } from '../../kernel/index.ts';
import type { OutboxPage } from '../outboxPage.ts';
import type { TextMessagesTable } from './sms.tables.ts';

export type TextMessageRow = Selectable<TextMessagesTable>;

/** Stores a text message that waits to be sent; returns its id. */
export async function insertText(trx: Trx, message: Insertable<TextMessagesTable>): Promise<bigint> {
  const { id } = await trx
    .insertInto('text_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the encrypted body of a message. */
export async function setSealedText(trx: Trx, id: bigint, sealed: string): Promise<void> {
  await trx.updateTable('text_messages').set({ sealed_body: sealed }).where('id', '=', id).execute();
}

/** Deletes the secrets that have ended. */
export async function deleteEndedTexts(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('text_messages')
    .set({ sealed_body: null })
    .where('sealed_body', 'is not', null)
    .where('ends_at', '<=', now)
    .execute();
}

/**
 * Claims the next message that is due and still useful, and postpones its next attempt to `leaseEnds`, so that no
 * other process takes it meanwhile.
 */
export async function claimText(db: Db, now: Date, leaseEnds: Date): Promise<TextMessageRow | undefined> {
  const { rows } = await sql<TextMessageRow>`
    update text_messages set attempts = attempts + 1, next_at = ${leaseEnds}
    where id = (
      select id from text_messages where sent_at is null and next_at <= ${now} and ends_at > ${now}
        and (secret_kind is null or sealed_body is not null)
      order by next_at limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Records the outcome of an attempt. */
export async function markText(
  db: Db,
  id: bigint,
  ended: Partial<Pick<TextMessageRow, 'sent_at' | 'last_error' | 'next_at' | 'sealed_body'>>,
): Promise<void> {
  await db.updateTable('text_messages').set(ended).where('id', '=', id).execute();
}

/** Returns messages newest first; `before` is the last id of the previous page. */
export function textsBefore(
  db: Db,
  { before, sites, limit }: OutboxPage & { readonly limit: number },
): Promise<TextMessageRow[]> {
  let query = db.selectFrom('text_messages').selectAll().where(inSites('site_id', sites));
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Returns one message; undefined if there is none. */
export function textOf(db: Db, id: bigint): Promise<TextMessageRow | undefined> {
  return db.selectFrom('text_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
