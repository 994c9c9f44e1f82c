import type { Generated, GeneratedAlways } from 'kysely';
import type { LimitType } from './limitTypes.ts';

export interface LimitsTables {
  limits: LimitsTable;
  player_blocks: PlayerBlocksTable;
}

/** A relaxed limit waits as PENDING; one that was replaced, rejected or has ended is INACTIVE. */
export type LimitState = 'PENDING' | 'ACTIVE' | 'INACTIVE';

export interface LimitsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  type: LimitType;
  /** Minor units of `iso` for limits of money, hours a day for the session, days for timeout and exclusion. */
  value: bigint;
  /** Of limits of money only. */
  iso: string | null;
  state: LimitState;
  starts_at: Date;
  ends_at: Date | null;
}

export interface PlayerBlocksTable {
  player_id: bigint;
  /** Above 0: banned. */
  ban_level: Generated<number>;
  ban_version: Generated<number>;
  is_verification_required: Generated<boolean>;
  disallowed_line_sports: Generated<number[]>;
  disallowed_live_sports: Generated<number[]>;
}
