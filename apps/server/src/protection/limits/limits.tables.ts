import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LimitType } from './rules/limitTypes.ts';
import type { WireLimit } from './rules/limitValues.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    limits: LimitsTable;
    limit_history: LimitHistoryTable;
    limit_tests: LimitTestsTable;
    player_blocks: PlayerBlocksTable;
    funds_checks: FundsChecksTable;
    session_reality_checks: SessionRealityChecksTable;
    terms_versions: TermsVersionsTable;
  }
}

/** A relaxed limit waits as PENDING; one that was replaced or rejected, or has ended, is INACTIVE. */
export type LimitState = 'PENDING' | 'ACTIVE' | 'INACTIVE';

export interface LimitsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  type: LimitType;
  /**
   * Minor units of `iso` for money limits, hours a day for the session, minutes for the reality check, days for
   * timeout and exclusion, 1 for the switch.
   */
  value: bigint;
  /** Money limits only. */
  iso: string | null;
  state: LimitState;
  /** When it began; while it is pending, when it was requested. */
  starts_at: Date;
  /** Breaks only. */
  ends_at: Date | null;
  /** True if it is pending and asks for no limit of its type. */
  is_removal: Generated<boolean>;
  /** Pending and formerly pending limits: start of the time to confirm it, which ends at `expires_at`. */
  due_at: Date | null;
  expires_at: Date | null;
  /** Self-exclusions: id of the player's reason. */
  reason: string | null;
  /**
   * Self-exclusions that need a request to return: proof of the sign-in, and `returns_at`, when the request takes
   * effect.
   */
  return_secret: string | null;
  returns_at: Date | null;
  changed_at: Generated<Date>;
  changed_by: Generated<'player' | 'operator' | 'clock'>;
}

/** Written by the database with every change of a limit; immutable. */
interface LimitHistoryTable {
  id: GeneratedAlways<bigint>;
  limit_id: bigint;
  player_id: bigint;
  type: LimitType;
  value: bigint;
  iso: string | null;
  is_removal: boolean;
  state_before: LimitState | null;
  state: LimitState;
  changed_at: Date;
  changed_by: 'player' | 'operator' | 'clock';
}

interface LimitTestsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  player_id: bigint;
  /** The requested limits, unparsed. */
  request: ColumnType<readonly WireLimit[], string, string>;
  question_ids: string[];
  expires_at: Date;
  used_at: Date | null;
}

interface SessionRealityChecksTable {
  session_id: bigint;
  /** When the player answered the last reality check. */
  answered_at: Date;
  /** True if reality checks are off for the rest of the session. */
  is_off: boolean;
}

interface TermsVersionsTable {
  site_id: string;
  version: number;
  since: Date;
}

/** Checks of the source of a player's money; the latest row counts. */
export interface FundsChecksTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** `asked`: nothing can be paid in before a check. */
  state: 'checked' | 'asked';
  operator: string;
  at: Date;
}

export interface PlayerBlocksTable {
  player_id: bigint;
  /** Above 0: banned. */
  ban_level: Generated<number>;
  ban_version: Generated<number>;
  /** Number of the reason why the player's pages are closed. */
  block_reason: Generated<number | null>;
  /** When the player closed their own account. */
  self_blocked_at: Generated<Date | null>;
  /** Bets are refused until then: the pause after a reality check. */
  paused_until: Generated<Date | null>;
  is_verification_required: Generated<boolean>;
  /** Withdrawals are closed by law. */
  is_frozen: Generated<boolean>;
  /** Mark of abuse: operators decide about every withdrawal. */
  is_marked: Generated<boolean>;
  /** Closed by an operator. */
  disallowed_line_sports: Generated<number[]>;
  disallowed_live_sports: Generated<number[]>;
  /** Switched off by the player. */
  hidden_line_sports: Generated<number[]>;
  hidden_live_sports: Generated<number[]>;
}
