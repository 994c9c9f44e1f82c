import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { inSites, type SiteChoice, type Db, type Trx } from '../../kernel/index.ts';
import type {
  ConsultantFilesTable,
  ConsultantMessagesTable,
  ConsultantRequestsTable,
} from './consultant.tables.ts';

export type RequestRow = Selectable<ConsultantRequestsTable>;
/** A file without its bytes. */
export type FileRow = Omit<Selectable<ConsultantFilesTable>, 'content' | 'player_id'>;

const fileColumns = ['id', 'message_id', 'name', 'media_type', 'size', 'uploaded_at'] as const;
const MOST_LISTED = 100;

export async function insertRequest(trx: Trx, row: Insertable<ConsultantRequestsTable>): Promise<void> {
  await trx.insertInto('consultant_requests').values(row).execute();
}

export function requestById(db: Db, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('consultant_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a request until the transaction ends; undefined if there is none. */
export function lockRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return trx
    .selectFrom('consultant_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequest(
  trx: Trx,
  id: string,
  values: Updateable<ConsultantRequestsTable>,
): Promise<void> {
  await trx.updateTable('consultant_requests').set(values).where('id', '=', id).execute();
}

/** Returns a player's latest requests. */
export function requestsOf(db: Db, playerId: bigint): Promise<RequestRow[]> {
  return db
    .selectFrom('consultant_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('updated_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** Returns the number of requests that a player has begun since a time. */
export async function begunSince(db: Db, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('consultant_requests')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the ids of the requests that aren't closed, by their payment. */
export async function openRequestsOf(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consultant_requests')
    .select(['id', 'payment_id'])
    .where('payment_id', 'in', [...paymentIds])
    .where('state', '<>', 'closed')
    .execute();
  return new Map(rows.map(({ id, payment_id }) => [payment_id ?? '', id]));
}

/** Adds a message with the player's unsent files; returns how many of them there were. */
export async function insertMessage(
  trx: Trx,
  message: Insertable<ConsultantMessagesTable>,
  files: { readonly playerId: bigint; readonly ids: readonly bigint[] },
): Promise<number> {
  const { id } = await trx
    .insertInto('consultant_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (files.ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('consultant_files')
    .set({ message_id: id })
    .where('player_id', '=', files.playerId)
    .where('message_id', 'is', null)
    .where('id', 'in', [...files.ids])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns the messages of a request with their files, oldest first. */
export async function messagesOf(db: Db, requestId: string) {
  const messages = await db
    .selectFrom('consultant_messages')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('consultant_files as f')
    .innerJoin('consultant_messages as m', 'm.id', 'f.message_id')
    .select(fileColumns.map((column) => `f.${column}` as const))
    .where('m.request_id', '=', requestId)
    .orderBy('f.id')
    .execute();
  return messages.map((message) => ({
    ...message,
    files: files.filter(({ message_id }) => message_id === message.id),
  }));
}

/** Returns the number of files that a player has uploaded and not sent. */
export async function unsentFiles(db: Db, playerId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('consultant_files')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertFile(trx: Trx, file: Insertable<ConsultantFilesTable>): Promise<FileRow> {
  return trx.insertInto('consultant_files').values(file).returning(fileColumns).executeTakeFirstOrThrow();
}

/** Deletes a file that wasn't sent; returns false if there is none. */
export async function deleteFile(db: Db, playerId: bigint, id: bigint): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('consultant_files')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes files that were never sent. */
export async function deleteUnsent(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('consultant_files')
    .where('message_id', 'is', null)
    .where('uploaded_at', '<', before)
    .execute();
}

/** Returns a file of a request with its bytes; undefined if it isn't part of it. */
export function fileOf(db: Db, requestId: string, fileId: bigint) {
  return db
    .selectFrom('consultant_files as f')
    .innerJoin('consultant_messages as m', 'm.id', 'f.message_id')
    .select(['f.name', 'f.media_type', 'f.content'])
    .where('m.request_id', '=', requestId)
    .where('f.id', '=', fileId)
    .executeTakeFirst();
}

/** Returns requests that wait for the player since before a time. */
export function idleRequests(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('consultant_requests')
    .select('id')
    .where('state', 'in', ['answered', 'needsReply'])
    .where('updated_at', '<=', before)
    .limit(500)
    .execute();
}

/**
 * Returns requests of a state with their players: open ones by the time their answer is due, others the latest first.
 * @param skip number of rows of the pages before
 */
export function requestsIn(
  db: Db,
  {
    state,
    sites,
    skip,
    limit,
  }: {
    readonly state: RequestRow['state'];
    readonly sites: SiteChoice;
    readonly skip: number;
    readonly limit: number;
  },
) {
  const query = db
    .selectFrom('consultant_requests as r')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .selectAll('r')
    .select('p.login')
    .where('r.state', '=', state)
    .where(inSites('r.site_id', sites));
  const ordered =
    state === 'open'
      ? query.orderBy('r.due_at').orderBy('r.seq')
      : query.orderBy('r.updated_at', 'desc').orderBy('r.seq', 'desc');
  return ordered.offset(skip).limit(limit).execute();
}

/** Returns the login of a player; players are never deleted. */
export async function loginOf(db: Db, playerId: bigint): Promise<string> {
  const { login } = await db
    .selectFrom('players')
    .select('login')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return login;
}
