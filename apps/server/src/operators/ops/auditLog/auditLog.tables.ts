import type { ColumnType, GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    operator_actions: OperatorActionsTable;
  }
}

/** Append-only: the database refuses to change or delete a row. */
export interface OperatorActionsTable {
  id: GeneratedAlways<bigint>;
  at: Date;
  operator: string;
  action: string;
  /** Subject of the action, `site:house`, `player:17`. */
  subject: string;
  before: ColumnType<unknown, string | null>;
  after: ColumnType<unknown, string | null>;
  reason: string | null;
  request_id: string | null;
  /** Site of the subject; null for one of the platform, and in rows of earlier releases. No part of the chain. */
  site_id: string | null;
}
