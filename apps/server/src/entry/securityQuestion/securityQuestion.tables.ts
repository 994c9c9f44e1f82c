import type { Generated } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    security_questions: SecurityQuestionsTable;
  }
}

export interface SecurityQuestionsTable {
  player_id: bigint;
  /** Id of a listed question; null for one of the player's own. */
  question_id: string | null;
  question_text: string | null;
  /** Hashed like a password. */
  answer_hash: string;
  set_at: Date;
  /** Wrong answers since the last right one, or within the hour. */
  tries: Generated<number>;
  tried_at: Generated<Date | null>;
}
