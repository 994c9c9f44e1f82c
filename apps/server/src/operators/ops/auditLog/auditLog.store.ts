import { sql, type Insertable } from 'kysely';
import { inSites, startingWith, type SiteChoice, type Db, type Trx } from '../../../kernel/index.ts';
import { hashOfEntry, type ChainHead, type EntryContent, type StoredEntry } from './auditChain.ts';
import type { OperatorActionsTable } from './auditLog.tables.ts';

/** Entry to append; `before` and `after` are JSON. */
export type NewEntry = Omit<Insertable<OperatorActionsTable>, 'id' | 'hash'>;

/**
 * Appends an entry to the chain, and locks its head until the transaction ends. Call it after all other writes and locks
 * of the transaction: a transaction that waits for another row while it has the head can deadlock.
 */
export async function appendEntry(trx: Trx, entry: NewEntry): Promise<void> {
  const { at, operator, action, subject, before, after, reason, request_id: requestId } = entry;
  // The database returns the content as every reader gets it: jsonb changes numbers, and text characters.
  const { rows } = await sql<EntryContent & { readonly previous: string }>`
    select h.id + 1 as id, h.hash as previous, ${at}::timestamptz as at, ${operator}::text as operator,
      ${action}::text as action, ${subject}::text as subject, ${before}::jsonb as before, ${after}::jsonb as after,
      ${reason}::text as reason, ${requestId}::text as request_id
    from audit_head h for update`.execute(trx);
  const [next] = rows;
  if (!next)
    throw new Error('The audit log has no head (audit_head is empty): restore the database from its backup.');
  const { previous, ...content } = next;
  const { id } = content;
  const hash = hashOfEntry(previous, content);
  await trx
    .with('moved', (db) => db.updateTable('audit_head').set({ id, hash }))
    .insertInto('operator_actions')
    .values({ ...entry, id, hash })
    .execute();
}

export interface EntryFilter {
  /** Only those before this id. */
  readonly before?: bigint | undefined;
  readonly subject?: string | undefined;
  /** Name of a person, with those of their programs, or of one program. */
  readonly operator?: string | undefined;
  /** Sites of the subjects. */
  readonly sites: SiteChoice;
}

/** Returns actions newest first. */
export async function entriesBefore(
  db: Db,
  { before, subject, operator, sites }: EntryFilter,
  limit: number,
): Promise<readonly StoredEntry[]> {
  let query = db.selectFrom('operator_actions').selectAll().where(inSites('site_id', sites));
  if (before !== undefined) query = query.where('id', '<', before);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (operator !== undefined) {
    query = query.where(({ or, eb }) =>
      or([eb('operator', '=', operator), eb('operator', 'like', startingWith(`${operator}/`))]),
    );
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Returns entries after an id, oldest first. */
export function entriesAfter(db: Db | Trx, after: bigint, limit: number): Promise<StoredEntry[]> {
  return db
    .selectFrom('operator_actions')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the head of the chain; undefined if its row was removed. */
export function headOf(db: Db | Trx): Promise<ChainHead | undefined> {
  return db.selectFrom('audit_head').select(['id', 'hash']).executeTakeFirst();
}

/**
 * Marks the head as anchored on a day, and locks it. Returns the head, or undefined if that day or a later one was
 * anchored before.
 * @param day `2026-03-14`
 */
export function anchorHead(trx: Trx, day: string): Promise<ChainHead | undefined> {
  const wanted = sql<Date>`${day}::date`;
  return trx
    .updateTable('audit_head')
    .set({ anchored_on: wanted })
    .where((eb) => eb.or([eb('anchored_on', 'is', null), eb('anchored_on', '<', wanted)]))
    .returning(['id', 'hash'])
    .executeTakeFirst();
}

/** Period of an export. */
export interface ExportPeriod {
  /** First instant. */
  readonly from: Date;
  /** First instant after it. */
  readonly to: Date;
  /** Only entries about this site or one of its players. */
  readonly siteId?: string | undefined;
}

/** Entry of an export, with the hash before it. */
export type ExportedEntry = StoredEntry & { readonly previous: string | null };

/** Returns the lowest and the highest id of a period; null without entries. */
export async function idsOfPeriod(
  db: Db,
  { from, to }: ExportPeriod,
): Promise<{ readonly first: bigint; readonly last: bigint } | undefined> {
  const { first, last } = await db
    .selectFrom('operator_actions')
    .select((eb) => [eb.fn.min('id').as('first'), eb.fn.max('id').as('last')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow();
  return first === null ? undefined : { first, last };
}

/** Returns a page of the entries of a period, oldest first, from an id to another. */
export function entriesOfPeriod(
  db: Db,
  { from, to, siteId }: ExportPeriod,
  { after, last, limit }: { readonly after: bigint; readonly last: bigint; readonly limit: number },
): Promise<ExportedEntry[]> {
  const previous = sql<string | null>`
    (select p.hash from operator_actions p where p.id < a.id order by p.id desc limit 1)`;
  // Entries of earlier releases have no site.
  const isOfSite = sql<boolean>`(a.site_id = ${siteId ?? ''} or a.site_id is null and (
    a.subject = ${`site:${siteId}`} or exists (
      select from players p where p.site_id = ${siteId ?? ''} and a.subject = 'player:' || p.id)))`;
  return db
    .selectFrom('operator_actions as a')
    .selectAll('a')
    .select(previous.as('previous'))
    .where('a.id', '>', after)
    .where('a.id', '<=', last)
    .where('a.at', '>=', from)
    .where('a.at', '<', to)
    .$if(siteId !== undefined, (query) => query.where(isOfSite))
    .orderBy('a.id')
    .limit(limit)
    .execute();
}
