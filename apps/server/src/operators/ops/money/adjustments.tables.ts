import type { GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    adjustments: AdjustmentsTable;
  }
}

/** Adjustment of a balance by operators. */
export interface AdjustmentsTable {
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  /** Minor units; below 0 it is taken from the player. */
  amount: bigint;
  reason: string;
  state: 'waiting' | 'booked' | 'refused';
  asked_by: string;
  asked_at: Date;
  /** The second operator; null if none was needed. */
  decided_by: string | null;
  decided_at: Date | null;
}
