import type { CashbackPlan, LoyaltyProduct } from '@touchline/loyalty';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    coupons_to_count: CouponsToCountTable;
    loyalty_stakes: LoyaltyStakesTable;
    loyalty_players: LoyaltyPlayersTable;
    points_transactions: PointsTransactionsTable;
    points_entries: PointsEntriesTable;
    cashback_periods: CashbackPeriodsTable;
  }
}

/** Coupons whose settlement changed; filled by a trigger. */
export interface CouponsToCountTable {
  coupon_id: bigint;
}

/** Settled stakes of own money. Each row is a difference to the rows of the same ref before it. */
export interface LoyaltyStakesTable {
  /** `coupon:<id>`. */
  ref: string;
  /** Number, from 1 on. */
  number: number;
  player_id: bigint;
  product: LoyaltyProduct;
  iso: string;
  /** Time in whose period it counts. */
  at: Date;
  /** Minor units of `iso`, like `payout` and `played`. */
  stake: bigint;
  payout: bigint;
  /** Stake that ran to its result: without sold and returned parts. */
  played: bigint;
  /** Total price of the bet, decimal text. */
  price: string;
  /** Hundredths. */
  points: bigint;
}

export interface LoyaltyPlayersTable {
  player_id: bigint;
  /** Hundredths; always the sum of the player's entries, never negative. */
  points: Generated<bigint>;
  level: Generated<number>;
  level_since: Date;
  last_stake_at: Generated<Date | null>;
  /** Time at which the player was told that the points expire; null after a later stake. */
  expiry_told_at: Generated<Date | null>;
}

export type PointsKind = 'earned' | 'corrected' | 'exchanged' | 'expired' | 'goodwill' | 'prize';
/** Other sides of entries of players. */
export type PointsSystem = 'granted' | 'exchanged' | 'expired';

export interface PointsTransactionsTable {
  id: GeneratedAlways<bigint>;
  /** Unique: the same operation can't be booked twice. */
  key: string;
  kind: PointsKind;
  player_id: bigint;
  ref: string | null;
  at: Date;
}

export interface PointsEntriesTable {
  id: GeneratedAlways<bigint>;
  transaction_id: bigint;
  player_id: bigint | null;
  system_name: PointsSystem | null;
  /** Hundredths. */
  amount: bigint;
  /** The player's points after it; null on the other side. */
  balance: bigint | null;
}

export type PeriodState = 'open' | 'ready' | 'paid' | 'none' | 'expired' | 'removed';

export interface CashbackPeriodsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  plan_id: string;
  /** The plan when the period began: later changes apply from the next one. */
  terms: ColumnType<CashbackPlan, string, never>;
  from_at: Date;
  to_at: Date;
  state: Generated<PeriodState>;
  /** Set when the period is closed, like the amounts: minor units of `iso`. */
  level: Generated<number | null>;
  iso: Generated<string | null>;
  stakes: Generated<bigint | null>;
  payouts: Generated<bigint | null>;
  grants: Generated<bigint | null>;
  amount: Generated<bigint | null>;
  take_until: Generated<Date | null>;
  paid_at: Generated<Date | null>;
}
