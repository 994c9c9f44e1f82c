import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { GameImportsTable, ImportFault } from './catalogue.tables.ts';

export type ImportRow = Selectable<GameImportsTable>;

/** Time after which a running import counts as abandoned: its process has ended. */
const ABANDONED = 15 * 60_000;
/** Number of runs that are stored of each maker. */
const STORED = 200;

/** Begins an import and returns its id; undefined while another one of the maker runs. */
export async function beginImport(
  db: Db | Trx,
  makerId: string,
  operator: string | null,
  now: Date,
): Promise<bigint | undefined> {
  await db
    .updateTable('game_imports')
    .set({ state: 'failed', ended_at: now, message: 'The process that imported has ended.' })
    .where('maker_id', '=', makerId)
    .where('state', '=', 'running')
    .where('started_at', '<=', new Date(now.getTime() - ABANDONED))
    .execute();
  const begun = await db
    .insertInto('game_imports')
    .values({ maker_id: makerId, state: 'running', operator, started_at: now, ended_at: null, message: null })
    .onConflict((conflict) => conflict.column('maker_id').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun?.id;
}

export interface ImportEnd {
  readonly state: 'done' | 'failed';
  readonly listed?: number;
  readonly added?: number;
  readonly changed?: number;
  readonly retired?: number;
  readonly faults?: readonly ImportFault[];
  readonly message: string | null;
}

/** Ends an import, and removes the oldest runs of its maker. */
export async function endImport(
  db: Db,
  id: bigint,
  { faults = [], ...end }: ImportEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('game_imports')
    .set({ ...end, faults: JSON.stringify(faults), ended_at: now })
    .where('id', '=', id)
    .execute();
  await sql`
    delete from game_imports i where i.state <> 'running' and i.id in (
      select o.id from game_imports o
      where o.maker_id = (select maker_id from game_imports where id = ${id})
      order by o.id desc offset ${STORED})`.execute(db);
}

/** Returns the last run of a maker. */
export function lastImport(db: Db, makerId: string): Promise<ImportRow | undefined> {
  return db
    .selectFrom('game_imports')
    .selectAll()
    .where('maker_id', '=', makerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether the run of a maker before a given one failed: its failure is logged already. */
export async function wasFailedBefore(db: Db, makerId: string, id: bigint): Promise<boolean> {
  const before = await db
    .selectFrom('game_imports')
    .select('state')
    .where('maker_id', '=', makerId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.state === 'failed';
}
