import type { ChallengeTerms, PrizeTexts } from '@touchline/contract/operators';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    challenge_tasks: ChallengeTasksTable;
    challenge_progress: ChallengeProgressTable;
  }
}

/** Read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface ChallengeTasksTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  is_on: Generated<boolean>;
  position: number;
  terms: Json<ChallengeTerms>;
  texts: Json<PrizeTexts>;
  changed_at: Date;
  /** Name of the operator. */
  changed_by: string;
}

export interface ChallengeProgressTable {
  player_id: bigint;
  /** Day of the site, `2026-11-27`. */
  day: ColumnType<string, string, string>;
  task_id: bigint;
  /** Conditions at the first counted round; a later change applies from the next day on. */
  terms: Json<ChallengeTerms>;
  rounds: Generated<bigint>;
  /** Distinct games, by id. */
  games: Generated<string[]>;
  /** Best multiple, ten-thousandths. */
  best: Generated<bigint>;
  ready_at: Date | null;
  taken_at: Date | null;
  /** Order in which rows were added. */
  number: GeneratedAlways<bigint>;
}
