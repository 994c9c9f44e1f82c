import type { PrizeTexts, TournamentTerms } from '@touchline/contract/operators';
import type { TournamentState } from '@touchline/loyalty';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    tournaments: TournamentsTable;
    tournament_players: TournamentPlayersTable;
  }
}

/** Read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface TournamentsTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  state: Generated<TournamentState>;
  from_at: Date;
  until_at: Date;
  terms: Json<TournamentTerms>;
  texts: Json<PrizeTexts>;
  /** Number of players who joined. */
  players: Generated<number>;
  cancel_reason: string | null;
  created_at: Date;
  /** Name of the operator. */
  created_by: string;
}

export interface TournamentPlayersTable {
  tournament_id: bigint;
  player_id: bigint;
  joined_at: Date;
  /** Stakes or payouts, millionths of a cent; 0 for scores of multiples. */
  sum: Generated<bigint>;
  /** Best multiples, the greatest first, ten-thousandths. */
  best: Generated<bigint[]>;
  points: Generated<bigint>;
  /** Settlement of the round that reached the points; null without a counted round. */
  reached_at: Date | null;
  round_id: bigint | null;
  /** Number of counted rounds. */
  rounds: Generated<number>;
  /** True with points above 0 and the least number of rounds: the player has a place. */
  is_ranked: Generated<boolean>;
  /** Account that paid the entry fee; null without a fee. */
  entry_account_id: Generated<bigint | null>;
  /** Entry fee paid, minor units of that account. */
  entry_fee: Generated<bigint | null>;
  /** Time at which the fee was returned, because the tournament was cancelled. */
  entry_returned_at: Generated<Date | null>;
  /** Fixed when the table is final. */
  place: number | null;
  is_paid: Generated<boolean>;
}
