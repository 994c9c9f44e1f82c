import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { OperatorActionsTable } from './auditLog.tables.ts';

export async function insertEntry(db: Db | Trx, row: Insertable<OperatorActionsTable>): Promise<void> {
  await db.insertInto('operator_actions').values(row).execute();
}

export interface EntryFilter {
  /** Only those before this id. */
  readonly before?: bigint | undefined;
  readonly subject?: string | undefined;
  readonly operator?: string | undefined;
}

/** Returns actions newest first. */
export async function entriesBefore(
  db: Db,
  { before, subject, operator }: EntryFilter,
  limit: number,
): Promise<readonly Selectable<OperatorActionsTable>[]> {
  let query = db.selectFrom('operator_actions').selectAll();
  if (before !== undefined) query = query.where('id', '<', before);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (operator !== undefined) query = query.where('operator', '=', operator);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
