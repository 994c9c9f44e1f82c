import type { Insertable, Selectable } from 'kysely';
import { inSites, startingWith, type SiteChoice, type Db, type Trx } from '../../../kernel/index.ts';
import type { OperatorActionsTable } from './auditLog.tables.ts';

export async function insertEntry(db: Db | Trx, row: Insertable<OperatorActionsTable>): Promise<void> {
  await db.insertInto('operator_actions').values(row).execute();
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
): Promise<readonly Selectable<OperatorActionsTable>[]> {
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
