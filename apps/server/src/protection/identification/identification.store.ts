import type { RefusalCause } from '@touchline/contract';
import type { Insertable, Selectable } from 'kysely';
import { inSites, type SiteChoice, type Db, type Trx } from '../../kernel/index.ts';
import type { IdentificationDocumentsTable, IdentificationRequestsTable } from './identification.tables.ts';

export type RequestRow = Selectable<IdentificationRequestsTable>;
/** A document without its bytes. */
export type DocumentRow = Omit<Selectable<IdentificationDocumentsTable>, 'content' | 'player_id'>;

const shown = ['id', 'request_id', 'kind', 'name', 'media_type', 'size', 'uploaded_at'] as const;

/** Returns the player's last submission; undefined if there is none. */
export function lastRequest(db: Db, playerId: bigint): Promise<RequestRow | undefined> {
  return db
    .selectFrom('identification_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether operators have ever approved documents of a player. */
export async function hasApproval(db: Db, playerId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('identification_requests')
    .select('id')
    .where('player_id', '=', playerId)
    .where('approved_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns a player's documents, oldest first.
 * @param which unsubmitted ones, or all
 */
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

/** Deletes a file that was not submitted; returns false if there is none. */
export async function deleteDocument(db: Db, playerId: bigint, id: bigint): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identification_documents')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('request_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Submits data with every unsubmitted file. */
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

/** Returns a request; undefined if there is none. */
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

export async function setDecision(trx: Trx, id: bigint, { by, at, ...decision }: Decision): Promise<void> {
  await trx
    .updateTable('identification_requests')
    .set({
      ...decision,
      decided_by: by,
      decided_at: at,
      ...(decision.state === 'approved' ? { approved_at: at } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns requests of a state with their players, longest waiting first.
 * @param after the last id of the previous page
 */
export function requestsOf(
  db: Db,
  {
    state,
    sites,
    after,
    limit,
  }: {
    readonly state: RequestRow['state'];
    readonly sites: SiteChoice;
    readonly after: bigint;
    readonly limit: number;
  },
) {
  return db
    .selectFrom('identification_requests as r')
    .innerJoin('players as p', 'p.id', 'r.player_id')
    .select(['r.id', 'r.player_id', 'r.state', 'r.submitted_at', 'r.decided_at', 'p.site_id', 'p.login'])
    .where('r.state', '=', state)
    .where(inSites('p.site_id', sites))
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Returns the player of a request; players are never deleted. */
export function ownerOf(db: Db, playerId: bigint) {
  return db
    .selectFrom('players')
    .select(['site_id', 'login', 'language'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** Returns a player's other requests, latest first. */
export function requestsBeside(db: Db, { id, player_id: playerId }: RequestRow): Promise<RequestRow[]> {
  return db
    .selectFrom('identification_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns a document with its bytes, if it belongs to a player with that request; undefined otherwise. */
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
