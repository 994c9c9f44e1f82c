import { sql, type Insertable, type Selectable } from 'kysely';
import { inSites, type SiteChoice, type Db, type Trx } from '../kernel/index.ts';
import type { OperatorMessagesTable } from './messages.tables.ts';

export type SentRow = Selectable<OperatorMessagesTable>;

/** A message with its recipient's login, and the number of players who have read it. */
export type ListedSent = SentRow & { readonly login: string | null; readonly read: bigint };

/** Stores a message of an operator; undefined if there is one with its key. */
export function insertSent(trx: Trx, row: Insertable<OperatorMessagesTable>): Promise<SentRow | undefined> {
  return trx
    .insertInto('operator_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the id of a site's message with a key; undefined if another site has it. */
export async function sentByKey(db: Db, siteId: string, key: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('operator_messages')
    .select('id')
    .where('key', '=', key)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the messages of operators, newest first. */
export function sentBefore(
  db: Db,
  {
    before,
    sites,
    limit,
  }: { readonly before: bigint | undefined; readonly sites: SiteChoice; readonly limit: number },
): Promise<ListedSent[]> {
  let query = db
    .selectFrom('operator_messages as o')
    .leftJoin('players as p', 'p.id', 'o.player_id')
    .selectAll('o')
    .select([
      'p.login',
      sql<bigint>`(select count(*) from player_messages m where m.sent_id = o.id and m.read_at is not null)`.as(
        'read',
      ),
    ])
    .where(inSites('o.site_id', sites));
  if (before !== undefined) query = query.where('o.id', '<', before);
  return query.orderBy('o.id', 'desc').limit(limit).execute();
}

/** Locks a message that isn't sent to its whole segment yet and that no other process works on. */
export function lockUnfinished(trx: Trx): Promise<SentRow | undefined> {
  return trx
    .selectFrom('operator_messages')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Numbers of recipients that a page of a segment adds. */
export interface PageOfRecipients {
  readonly reached: number;
  readonly mails: number;
  readonly sms: number;
}

/** Adds a page to a message's numbers, and stores where the next one begins. */
export async function addPage(
  trx: Trx,
  id: bigint,
  { reached, mails, sms }: PageOfRecipients,
  { lastPlayerId, isLast }: { readonly lastPlayerId: bigint; readonly isLast: boolean },
): Promise<void> {
  await trx
    .updateTable('operator_messages')
    .set((eb) => ({
      reached: eb('reached', '+', reached),
      mails: eb('mails', '+', mails),
      sms: eb('sms', '+', sms),
      last_player_id: lastPlayerId,
      ...(isLast ? { state: 'sent' as const } : {}),
    }))
    .where('id', '=', id)
    .execute();
}

/** Puts a message into inboxes; returns the number of players who didn't have it. */
export async function insertReceived(
  trx: Trx,
  { id, expires_at: expiresAt }: SentRow,
  playerIds: readonly bigint[],
  at: Date,
): Promise<number> {
  if (playerIds.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('player_messages')
    .values(
      playerIds.map((playerId) => ({
        player_id: playerId,
        kind: 'operator' as const,
        facts: '{}',
        sent_id: id,
        cause: `operator:${id}`,
        at,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['player_id', 'cause']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** Marks messages as announced and returns them with their players; each is returned to one process. */
export async function takeUnannounced(
  trx: Trx,
  limit: number,
): Promise<readonly { readonly id: bigint; readonly playerId: bigint }[]> {
  const { rows } = await sql<{ id: bigint; playerId: bigint }>`
    update player_messages set is_announced = true where id in (
      select id from player_messages where not is_announced order by id limit ${limit} for update skip locked
    ) returning id, player_id as "playerId"`.execute(trx);
  return rows;
}

/** Locks a message of an operator, after a page that is being delivered; undefined if there is none. */
export function lockSent(trx: Trx, id: bigint): Promise<SentRow | undefined> {
  return trx.selectFrom('operator_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Withdraws a message: no further player gets it, and it expires for those who have it, whose pages and devices are
 * notified again.
 */
export async function withdrawSent(
  trx: Trx,
  id: bigint,
  { at, operator }: { readonly at: Date; readonly operator: string },
): Promise<void> {
  await trx
    .updateTable('operator_messages')
    .set({ state: 'sent', withdrawn_at: at, withdrawn_by: operator })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('player_messages')
    .set({ expires_at: at, is_announced: false })
    .where('sent_id', '=', id)
    .execute();
}
