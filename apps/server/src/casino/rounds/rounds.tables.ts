import type { GameMode, RoundState } from '@touchline/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NoticeKind, OperationKind, WalletStatus } from './roundTypes.ts';
import type { CloseReason, PauseReason, SessionState } from './sessionTypes.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    game_sessions: GameSessionsTable;
    maker_players: MakerPlayersTable;
    game_rounds: GameRoundsTable;
    game_operations: GameOperationsTable;
    free_rounds: FreeRoundsTable;
    free_round_orders: FreeRoundOrdersTable;
    maker_nonces: MakerNoncesTable;
    game_notices: GameNoticesTable;
    settled_rounds: SettledRoundsTable;
    maker_days: MakerDaysTable;
    maker_reports: MakerReportsTable;
  }
}

/** A player's session of one game, or of one maker's lobby, on one account. */
export interface GameSessionsTable {
  /** `gs_` and random characters. */
  id: string;
  site_id: string;
  maker_id: string;
  game_id: bigint;
  /** Null for a guest's demo. */
  player_id: bigint | null;
  /** Null in demo mode. */
  account_id: bigint | null;
  /** Session of the sign-in that started it; null for guests. */
  sign_in_id: bigint | null;
  iso: string;
  mode: GameMode;
  state: SessionState;
  /** Set while it is paused. */
  pause_reason: Generated<PauseReason | null>;
  /** Set once it has ended. */
  close_reason: Generated<CloseReason | null>;
  /** SHA-256 of the launch token, which is accepted once. */
  launch_token_hash: Uint8Array | null;
  launch_expires_at: Date;
  launch_used_at: Generated<Date | null>;
  /** SHA-256 of the maker's session token. */
  maker_token_hash: Generated<Uint8Array | null>;
  /** Moves with every bet. */
  maker_token_expires_at: Generated<Date | null>;
  /** Limit of `maker_token_expires_at`. */
  maker_token_dies_at: Generated<Date | null>;
  language: string;
  country: string | null;
  device: string;
  /** Path of the site that the player returns to. */
  return_to: string | null;
  created_at: Date;
  opened_at: Generated<Date | null>;
  last_bet_at: Generated<Date | null>;
  /** Start of the last paid round, for the least length of a game cycle. */
  last_round_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  /** Time at which it is looked at next; null for now. */
  check_at: Generated<Date | null>;
  /** End of a break that can't be cut short. */
  paused_until: Generated<Date | null>;
  /** Time from which the hour of play until the next summary is counted. */
  summary_from: Generated<Date | null>;
  /** Sign-in of the player, or a hash of the guest's address. */
  visitor: Generated<string | null>;
  /** Rounds without those that were rolled back. */
  rounds: Generated<number>;
  /** Minor units: stakes without those that were returned, tips included. */
  staked: Generated<bigint>;
  /** Minor units: payouts, jackpots and prizes. */
  won: Generated<bigint>;
}

/** Id under which a maker knows a player. */
export interface MakerPlayersTable {
  maker_id: string;
  player_id: bigint;
  opaque_id: string;
}

export interface GameRoundsTable {
  id: GeneratedAlways<bigint>;
  maker_id: string;
  maker_round_id: string;
  game_id: bigint;
  /** Session of its first bet. */
  session_id: string;
  player_id: bigint;
  account_id: bigint;
  iso: string;
  state: RoundState;
  is_free: boolean;
  /** True if it is played from a bonus account. */
  is_bonus: boolean;
  /** True once a win was booked or stored, also one of 0: no bet can be rolled back then. */
  has_win: Generated<boolean>;
  /** Minor units: accepted stakes without those that were returned. */
  staked: Generated<bigint>;
  won: Generated<bigint>;
  opened_at: Date;
  closed_at: Generated<Date | null>;
  /** Reason for which the platform returned its stakes. */
  void_reason: Generated<'unknownToMaker' | 'tooOld' | null>;
  /** Time at which its maker was last asked about it. */
  asked_at: Generated<Date | null>;
  /** Time since which its maker doesn't know it. */
  unknown_at: Generated<Date | null>;
}

/** Operations of makers, and those of the platform on their rounds. */
export interface GameOperationsTable {
  id: GeneratedAlways<bigint>;
  maker_id: string;
  /** The maker's transaction id; `void:` or `correction:` and an id for the platform's own. */
  tx_id: string;
  call: string;
  kind: OperationKind;
  /** Hash of what the operation asks for; null for tombstones and the platform's own. */
  request_hash: Uint8Array | null;
  session_id: string | null;
  round_id: bigint | null;
  /** Rollback: the bet to undo. Win: the bet that it belongs to, if named. */
  target_tx_id: string | null;
  free_rounds_id: string | null;
  iso: string | null;
  /** Minor units: the stake of a bet, else what was credited or debited. */
  amount: Generated<bigint>;
  /** Minor units: the win of a `betWin`. */
  won: Generated<bigint>;
  status: WalletStatus;
  /** True if it changed money or a round. */
  is_applied: boolean;
  /** Answer as it was given. */
  answer: ColumnType<unknown, string, string>;
  /** Time at which a bet was rolled back or voided. */
  undone_at: Generated<Date | null>;
  at: Date;
}

/** Free rounds given to a player. */
export interface FreeRoundsTable {
  /** `fr_` and random characters. */
  id: string;
  maker_id: string;
  player_id: bigint;
  game_ids: bigint[];
  rounds: number;
  played: Generated<number>;
  /** Value of one round, minor units. */
  stake: bigint;
  iso: string;
  starts_at: Date;
  ends_at: Date;
  goes_to: 'main' | 'bonus';
  /** Most that all rounds together pay, minor units; null for no cap. */
  most_won: bigint | null;
  won: Generated<bigint>;
  cancelled_at: Generated<Date | null>;
  /** Cause of the cancellation: a block of the player, an operator, or the maker that refused to create them. */
  cancel_cause: Generated<FreeRoundsCancelCause | null>;
  /** Reason of the operator, or the maker’s words. */
  cancel_note: Generated<string | null>;
  /** Order of the operator who gave them; null for those of the test desk. */
  order_id: Generated<bigint | null>;
  /** Offer with the conditions of the bonus that their wins bring; null if these are paid to the main account. */
  offer_id: Generated<bigint | null>;
  /** Time at which their maker confirmed to have created them; the player sees them from then on. */
  maker_confirmed_at: Generated<Date | null>;
  /** Time of the next attempt to create or to cancel them at their maker. */
  ask_maker_at: Generated<Date | null>;
  /** Time at which their maker confirmed the cancellation. */
  maker_cancelled_at: Generated<Date | null>;
  created_at: Date;
}

export type FreeRoundsCancelCause = 'block' | 'operator' | 'maker';

/** Orders of operators by which players were given free rounds. */
export interface FreeRoundOrdersTable {
  id: GeneratedAlways<bigint>;
  site_id: string;
  /** Unique for the site: the same request gives once. */
  key: string;
  draft: ColumnType<unknown, string, string>;
  /** Answer as it was given. */
  result: ColumnType<unknown, string | null, string | null>;
  reason: string;
  /** Name of the operator. */
  by: string;
  at: Date;
}

export interface MakerNoncesTable {
  maker_id: string;
  nonce: string;
  at: Date;
}

/** Events of rounds that an operator has to look at. */
export interface GameNoticesTable {
  id: GeneratedAlways<bigint>;
  kind: NoticeKind;
  maker_id: string;
  game_id: bigint | null;
  round_id: bigint | null;
  session_id: string | null;
  player_id: bigint | null;
  tx_id: string | null;
  iso: string | null;
  /** Minor units. */
  amount: bigint | null;
  detail: string;
  at: Date;
  answered_at: Generated<Date | null>;
  answered_by: Generated<string | null>;
  answer: Generated<string | null>;
}

/** Closed rounds of real money that wait for their consumers. */
export interface SettledRoundsTable {
  round_id: bigint;
}

/** Sums of a maker's day in one currency, ours beside the maker's. */
export interface MakerDaysTable {
  maker_id: string;
  day: ColumnType<Date, string, string>;
  iso: string;
  ours: ColumnType<unknown, string, string>;
  /** Null if the maker sent no report. */
  theirs: ColumnType<unknown, string | null, string | null>;
  is_equal: boolean;
  compared_at: Date;
}

/** Days of makers: when their report was last asked for, and when it was compared. */
export interface MakerReportsTable {
  maker_id: string;
  day: ColumnType<Date, string, string>;
  asked_at: Date;
  compared_at: Date | null;
}
