import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { MatchMomentsTable, MatchResultsTable } from './results.tables.ts';
import { partedNames } from '../clubs/clubNames.ts';
import type { ResultRow } from './resultView.ts';
import { withShownSides } from './shownSides.ts';

/** Rows per statement: PostgreSQL takes at most 65,535 values in one. */
const AT_ONCE = 500;

/**
 * Stores results of matches. An existing one keeps its end; markets and score are completed when they arrive later.
 */
export async function saveResults(
  db: Db | Trx,
  rows: readonly Insertable<MatchResultsTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('match_results')
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('match_id').doUpdateSet({
          status: (eb) => eb.ref('excluded.status'),
          score: (eb) => eb.fn.coalesce('excluded.score', 'match_results.score'),
          markets: sql`case when excluded.markets = '[]'::jsonb then match_results.markets else excluded.markets end`,
        }),
      )
      .execute();
  }
}

/** Stores results that don't exist yet, in the given order. */
export async function addResults(db: Db, rows: readonly Insertable<MatchResultsTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('match_results')
      .values(rows.slice(start, start + AT_ONCE))
      .onConflict((conflict) => conflict.column('match_id').doNothing())
      .execute();
  }
}

/** Appends moments to the stored ones. */
export async function saveMoments(
  db: Db | Trx,
  rows: readonly Insertable<MatchMomentsTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db
      .insertInto('match_moments')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}

/** Returns the last moment of each match that has one. */
export function lastMoments(db: Db, matchIds: readonly number[]): Promise<Selectable<MatchMomentsTable>[]> {
  return db
    .selectFrom('match_moments')
    .distinctOn('match_id')
    .selectAll()
    .where('match_id', 'in', matchIds.map(BigInt))
    .orderBy('match_id')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Returns the moments of a match up to a time of play, in order.
 * @param until UTC ms; all when absent
 */
export function momentsOf(db: Db, matchId: number, until?: number): Promise<Selectable<MatchMomentsTable>[]> {
  return db
    .selectFrom('match_moments')
    .selectAll()
    .where('match_id', '=', BigInt(matchId))
    .$if(until !== undefined, (query) => query.where('at', '<=', new Date(until ?? 0)))
    .orderBy('id')
    .execute();
}

/** Returns one result with the shown clubs; undefined if there is none. */
export async function resultRow(db: Db, matchId: number): Promise<ResultRow | undefined> {
  const row = await db
    .selectFrom('match_results')
    .selectAll()
    .where('match_id', '=', BigInt(matchId))
    .executeTakeFirst();
  return row && withShownSides(row, await partedNames(db));
}

/** Returns the ids of stored matches that ended in a period. */
export async function knownResults(db: Db, from: Date, to: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('match_results')
    .select('match_id')
    .where('ended_at', '>=', from)
    .where('ended_at', '<=', to)
    .execute();
  return new Set(rows.map(({ match_id }) => Number(match_id)));
}

/** Deletes results and moments from before the given instants. */
export async function forgetBefore(
  db: Db,
  before: { readonly results: Date; readonly moments: Date },
): Promise<void> {
  await db.deleteFrom('match_results').where('ended_at', '<', before.results).execute();
  await db.deleteFrom('match_moments').where('at', '<', before.moments).execute();
}
