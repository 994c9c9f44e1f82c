import type { Generated } from 'kysely';

export interface SecurityQuestionTables {
  security_questions: SecurityQuestionsTable;
}

export interface SecurityQuestionsTable {
  player_id: bigint;
  /** One of the list; null for one of the player's own. */
  question_id: string | null;
  question_text: string | null;
  /** As a password is kept. */
  answer_hash: string;
  set_at: Date;
  /** Wrong answers since the last right one, or within the hour. */
  tries: Generated<number>;
  tried_at: Generated<Date | null>;
}
