import type { MatchClock, MatchScore, MarketRecord, MatchStatus } from '@touchline/feed';
import type { Generated, JSONColumnType } from 'kysely';

export interface MatchResultsTable {
  match_id: bigint;
  sport_id: number;
  competition_id: bigint;
  competition: string;
  country: string;
  round: string | null;
  home: string;
  away: string;
  home_id: bigint | null;
  away_id: bigint | null;
  /** Names as the source writes them, where they differ from those above. */
  home_written: string | null;
  away_written: string | null;
  home_crest: string | null;
  away_crest: string | null;
  starts_at: Date;
  ended_at: Date;
  /** 4 finished, 5 called off. */
  status: number;
  score: JSONColumnType<MatchScore> | null;
  discipline: string | null;
  markets: JSONColumnType<readonly MarketRecord[]>;
  /** Normalized names, one per line: home, away, competition, and written names. */
  folded: string;
}

export interface MatchMomentsTable {
  id: Generated<bigint>;
  match_id: bigint;
  /** Time of play. */
  at: Date;
  status: number;
  period: string;
  seconds: number | null;
  score: JSONColumnType<Pick<MatchScore, 'total' | 'parts'>>;
}

declare module '../../kernel/db/tables.ts' {
  interface Database {
    match_results: MatchResultsTable;
    match_moments: MatchMomentsTable;
  }
}

/** A change of play as recorded. */
export interface RecordedMoment {
  readonly matchId: number;
  /** Time of play, UTC ms. */
  readonly at: number;
  readonly status: MatchStatus;
  readonly period: string;
  readonly seconds?: MatchClock['seconds'];
  readonly score: Pick<MatchScore, 'total' | 'parts'>;
}
