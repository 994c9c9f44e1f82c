import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { Closures } from '../feed/closures.ts';
import type { ClosureScope, MarketClosuresTable } from './marketClosures.tables.ts';

export type ClosureRow = Selectable<MarketClosuresTable>;

/** A market, a match or a sport, by its id. */
export interface ClosureSubject {
  readonly scope: ClosureScope;
  readonly subject: string;
}

/**
 * Waits for the bets on a subject that are being stored, and makes later ones wait until the transaction ends. It is
 * taken before anything else, and before the instant of the closure is read.
 */
export async function lockSubject(trx: Trx, { scope, subject }: ClosureSubject): Promise<void> {
  await sql`select pg_advisory_xact_lock(market_closure_key(${scope}, ${subject}))`.execute(trx);
}

/** Closes a subject that the transaction has locked. */
export async function insertClosure(trx: Trx, closure: Insertable<MarketClosuresTable>): Promise<ClosureRow> {
  const inserted = await trx
    .insertInto('market_closures')
    .values(closure)
    .returningAll()
    .executeTakeFirstOrThrow();
  await raiseVersion(trx);
  return inserted;
}

/** Returns the closures in force on a subject, oldest first. */
export function closuresOn(db: Db | Trx, { scope, subject }: ClosureSubject): Promise<ClosureRow[]> {
  return db
    .selectFrom('market_closures')
    .selectAll()
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Ends closures. */
export async function endClosures(trx: Trx, ids: readonly bigint[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('market_closures').set({ ended_at: at }).where('id', 'in', ids).execute();
  await raiseVersion(trx);
}

/** Ends the closure by a published result or a cancellation, if it is in force. */
export async function endClosureOf(trx: Trx, eventId: bigint, at: Date): Promise<void> {
  const rows = await trx
    .selectFrom('market_closures')
    .select('id')
    .where('event_id', '=', eventId)
    .where('ended_at', 'is', null)
    .execute();
  await endClosures(
    trx,
    rows.map(({ id }) => id),
    at,
  );
}

/** Counts a change. The row's lock makes changes visible in the order of their versions. */
async function raiseVersion(trx: Trx): Promise<void> {
  await trx
    .updateTable('market_closure_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1n) }))
    .execute();
}

/** Returns the number of changes so far. */
export async function closureVersion(db: Db): Promise<bigint> {
  const row = await db.selectFrom('market_closure_version').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Returns what is closed now, by one snapshot. */
export async function currentClosures(db: Db): Promise<Closures> {
  const { rows } = await sql<{ version: bigint; scope: ClosureScope | null; subject: string | null }>`
    select v.version, c.scope, c.subject
    from market_closure_version v
    left join (select distinct scope, subject from market_closures where ended_at is null) c on true`.execute(
    db,
  );
  const subjects = (scope: ClosureScope): readonly string[] =>
    rows.flatMap((row) => (row.scope === scope && row.subject !== null ? [row.subject] : []));
  return {
    version: rows[0]?.version ?? 0n,
    markets: new Set(subjects('market')),
    matches: new Set(subjects('match').map(Number)),
    sports: new Set(subjects('sport').map(Number)),
  };
}

interface OpenClosures {
  readonly before: bigint | undefined;
  /** Match whose closures are returned, with its sport's if that is known. */
  readonly match: { readonly id: bigint; readonly sportId: number | undefined } | undefined;
  readonly limit: number;
}

/** Returns the closures in force, newest first, before an id and of a match if these are given. */
export function openClosures(db: Db, { before, match, limit }: OpenClosures): Promise<ClosureRow[]> {
  return db
    .selectFrom('market_closures')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(before !== undefined, (all) => all.where('id', '<', before ?? 0n))
    .$if(match !== undefined, (all) =>
      all.where(
        sql<boolean>`(scope = 'match' and subject = ${String(match?.id)}
          or scope = 'market' and starts_with(subject, ${`${match?.id}.`})
          or scope = 'sport' and subject = ${match?.sportId === undefined ? null : String(match.sportId)})`,
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns whether one of the closures is by a cancellation whose window includes a time. */
export async function isCancelledAt(trx: Trx, ids: readonly bigint[], at: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('market_closures as c')
    .innerJoin('result_events as e', 'e.id', 'c.event_id')
    .select('c.id')
    .where('c.id', 'in', ids)
    .where('e.kind', '=', 'cancellation')
    .where('e.window_end', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
