import type { GeneratedAlways } from 'kysely';

declare module '../../../kernel/db/tables.ts' {
  interface Database {
    player_notes: PlayerNotesTable;
  }
}

/** Notes of operators about players; never changed. */
interface PlayerNotesTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  at: Date;
  /** Name of the author. */
  operator: string;
  body: string;
}
