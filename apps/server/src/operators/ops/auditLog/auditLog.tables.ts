import type { ColumnType, GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    operator_actions: OperatorActionsTable;
    audit_head: AuditHeadTable;
  }
}

/** Append-only: the database refuses to change or delete a row. */
export interface OperatorActionsTable {
  /** Id of the entry before it plus one. */
  id: bigint;
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
  /** SHA-256 of the hash before it and of the content, hex. */
  hash: string;
}

/** One row: the last entry of the log. Its lock makes writers wait for each other. */
interface AuditHeadTable {
  is_only: GeneratedAlways<boolean>;
  id: bigint;
  hash: string;
  /** Day of the last anchor, UTC; null before the first one. */
  anchored_on: Date | null;
}
