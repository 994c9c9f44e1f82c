import type { RefusalCause } from '@touchline/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { IdentificationDocumentsTable, IdentificationRequestsTable } from './identification.tables.ts';

export type RequestRow = Selectable<IdentificationRequestsTable>;
/** A document without its bytes. */
export type DocumentRow = Omit<Selectable<IdentificationDocumentsTable>, 'content' | 'player_id'>;

const shown = ['id', 'request_id', 'kind', 'name', 'media_type', 'size', 'uploaded_at'] as const;

/** The last thing that a player handed in; undefined when there is none. */
export function lastRequest(db: Db, playerId: bigint): Promise<RequestRow | undefined> {
  return db
    .selectFrom('identification_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A player's documents, oldest first. @param which those that wait to be handed in, or all */
export function documentsOf(db: Db, playerId: bigint, which: 'waiting' | 'all'): Promise<DocumentRow[]> {
  const all = db.selectFrom('identification_documents').select(shown).where('player_id', '=', playerId);
  return (which === 'all' ? all : all.where('request_id', 'is', null)).orderBy('id').execute();
}

export function insertDocument(
  trx: Trx,
  document: Insertable<IdentificationDocumentsTable>,
): Promise<DocumentRow> {
  return trx
    .insertInto('identification_documents')
    .values(document)
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Takes a file away that was not handed in; false when there is none. */
export async function deleteDocument(db: Db, playerId: bigint, id: bigint): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identification_documents')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('request_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Hands in data with every file that waits. */
export async function insertRequest(
  trx: Trx,
  request: { readonly playerId: bigint; readonly data: string; readonly at: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto('identification_requests')
    .values({ player_id: request.playerId, state: 'pending', data: request.data, submitted_at: request.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('identification_documents')
    .set({ request_id: id })
    .where('player_id', '=', request.playerId)
    .where('request_id', 'is', null)
    .execute();
}

/** A request; undefined when there is none. */
export function requestById(db: Db, id: bigint): Promise<RequestRow | undefined> {
  return db.selectFrom('identification_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface Decision {
  readonly state: 'approved' | 'refused' | 'requested';
  readonly by: string;
  readonly at: Date;
  readonly cause: RefusalCause | null;
  readonly reason: string | null;
}

export async function setDecision(trx: Trx, id: bigint, { by, at, ...said }: Decision): Promise<void> {
  await trx
    .updateTable('identification_requests')
    .set({
      ...said,
      decided_by: by,
      decided_at: at,
      ...(said.state === 'approved' ? { approved_at: at } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Requests of a state with whose they are, those that wait longest first. @param after the last id of the page before */
export function requestsOf(
  db: Db,
  {
    state,
    after,
    limit,
  }: { readonly state: RequestRow['state']; readonly after: bigint; readonly limit: number },
) {
  return db
    .selectFrom('identification_requests as r')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .select(['r.id', 'r.player_id', 'r.state', 'r.submitted_at', 'r.decided_at', 'p.site_id', 'p.login'])
    .where('r.state', '=', state)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Whose a player's request is; a player is never deleted. */
export function ownerOf(db: Db, playerId: bigint) {
  return db
    .selectFrom('players')
    .select(['site_id', 'login', 'language'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** A player's other requests, the latest first. */
export function requestsBeside(db: Db, { id, player_id: playerId }: RequestRow): Promise<RequestRow[]> {
  return db
    .selectFrom('identification_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .execute();
}

/** A document with its bytes, of a player whose request it belongs to; undefined when there is none. */
export function documentOfRequest(db: Db, requestId: bigint, documentId: bigint) {
  return db
    .selectFrom('identification_documents as d')
    .innerJoin('identification_requests as r', 'r.player_id', 'd.player_id')
    .select(['d.media_type', 'd.content', 'd.kind'])
    .where('r.id', '=', requestId)
    .where('d.id', '=', documentId)
    .where('d.request_id', 'is not', null)
    .executeTakeFirst();
}
