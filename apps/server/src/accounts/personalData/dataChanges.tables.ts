import type { ChangedField } from '@touchline/contract/personalData';
import type { GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    player_data_changes: PlayerDataChangesTable;
  }
}

/** Changes of players' data, one row a field; never changed. Values are masked where they identify somebody. */
interface PlayerDataChangesTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  at: Date;
  /** Name of the operator who changed it; null if the player did. */
  operator: string | null;
  field: ChangedField;
  value_before: string | null;
  value_after: string | null;
}
