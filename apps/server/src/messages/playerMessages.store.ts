import type { Selectable } from 'kysely';
import type { OperatorTexts } from '@touchline/contract/operators';
import type { Db } from '../kernel/index.ts';
import type { PlayerMessagesTable } from '../delivery/index.ts';

/** A message with the texts and the link of its operator's message, if a person wrote it. */
export type MessageRow = Selectable<PlayerMessagesTable> & {
  readonly texts: OperatorTexts | null;
  readonly link: string | null;
};

/** Selects the messages that a player sees now: neither deleted nor expired. */
function visible(db: Db, playerId: bigint, now: Date) {
  return db
    .selectFrom('player_messages as m')
    .where('m.player_id', '=', playerId)
    .where('m.deleted_at', 'is', null)
    .where((row) => row.or([row('m.expires_at', 'is', null), row('m.expires_at', '>', now)]));
}

function withTexts(db: Db, playerId: bigint, now: Date) {
  return visible(db, playerId, now)
    .leftJoin('operator_messages as o', 'o.id', 'm.sent_id')
    .selectAll('m')
    .select(['o.texts', 'o.link']);
}

export interface MessageFilter {
  /** Last id of the page before. */
  readonly before: bigint | undefined;
  readonly isUnread: boolean;
  readonly limit: number;
}

/** Returns messages of a player, newest first. */
export function messagesOf(
  db: Db,
  playerId: bigint,
  now: Date,
  { before, isUnread, limit }: MessageFilter,
): Promise<MessageRow[]> {
  let query = withTexts(db, playerId, now);
  if (before !== undefined) query = query.where('m.id', '<', before);
  if (isUnread) query = query.where('m.read_at', 'is', null);
  return query.orderBy('m.id', 'desc').limit(limit).execute();
}

/** Returns a message of a player; undefined if they don't see it. */
export function messageOf(db: Db, playerId: bigint, id: bigint, now: Date): Promise<MessageRow | undefined> {
  return withTexts(db, playerId, now).where('m.id', '=', id).executeTakeFirst();
}

/** Counts the unread messages that a player sees. */
export async function countUnread(db: Db, playerId: bigint, now: Date): Promise<number> {
  const { count } = await visible(db, playerId, now)
    .where('m.read_at', 'is', null)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a message as read, once. Returns false if the player has no such message. */
export async function markRead(db: Db, playerId: bigint, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('player_messages')
    .set(({ fn, ref, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(now)) }))
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all messages up to an id as read. */
export async function markAllRead(db: Db, playerId: bigint, latest: bigint, now: Date): Promise<void> {
  await db
    .updateTable('player_messages')
    .set({ read_at: now })
    .where('player_id', '=', playerId)
    .where('id', '<=', latest)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Deletes a message. Returns false if the player has no such message. */
export async function markDeleted(db: Db, playerId: bigint, id: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('player_messages')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a deletion since `since` back. Returns false if there is none. */
export async function markRestored(db: Db, playerId: bigint, id: bigint, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('player_messages')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns all messages of a player for operators, newest first, deleted and expired ones too. */
export function receivedBy(
  db: Db,
  playerId: bigint,
  { before, limit }: Omit<MessageFilter, 'isUnread'>,
): Promise<(MessageRow & { readonly withdrawn_at: Date | null })[]> {
  let query = db
    .selectFrom('player_messages as m')
    .leftJoin('operator_messages as o', 'o.id', 'm.sent_id')
    .selectAll('m')
    .select(['o.texts', 'o.link', 'o.withdrawn_at'])
    .where('m.player_id', '=', playerId);
  if (before !== undefined) query = query.where('m.id', '<', before);
  return query.orderBy('m.id', 'desc').limit(limit).execute();
}
