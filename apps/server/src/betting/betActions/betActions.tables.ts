import type { LegResult } from '@touchline/feed/source';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    coupon_sales: CouponSalesTable;
    coupon_corrections: CouponCorrectionsTable;
    result_events: ResultEventsTable;
    debts: DebtsTable;
  }
}

/** Terms before a PowerBet, shown next to the new ones. */
export interface ReplacedTerms {
  readonly oldCoef: string;
  /** Minor units as text. */
  readonly oldPossiblePayout: string;
  /** UTC seconds. */
  readonly at: number;
}

/** Columns of a coupon's row that its settlement needs to know about the player's actions. */
export interface ActionColumns {
  /** Stake that a PowerBet added to `amount`, minor units. */
  extra_stake: Generated<bigint>;
  /** Sold part of `amount` and `extra_stake`; a coupon whose whole stake was sold is `sold`. */
  sold_stake: Generated<bigint>;
  /** True if there are sales, refused ones included, to load with the coupon. */
  has_sales: Generated<boolean>;
  /** Total price set by a PowerBet in place of the legs' own, thousandths. */
  power_coef: Generated<number | null>;
  power_bet: ColumnType<ReplacedTerms | null, string | null | undefined, string | null>;
  insured_percent: Generated<number | null>;
  insurance_premium: Generated<bigint | null>;
  /** Amount that a lost coupon refunds, minor units. */
  insurance_refund: Generated<bigint | null>;
  /** Number of replaced settlements; makes the ledger keys of the next one unique. */
  corrections: Generated<number>;
}

export interface CouponSalesTable {
  id: GeneratedAlways<bigint>;
  coupon_id: bigint;
  /** Share of the stake in play at the time of the sale. */
  percent: number;
  /** The sold part of the stake, minor units. */
  stake: bigint;
  /** Price of the part that the player was shown. */
  seen_amount: bigint;
  /** Amount paid. For a refused sale, the value of the part at that time; null if it had no price. */
  amount: bigint | null;
  state: 'pending' | 'done' | 'refused';
  at: Date;
  decides_at: Date | null;
  decided_at: Date | null;
}

export interface CouponCorrectionsTable {
  coupon_id: bigint;
  /** From 1 on. */
  number: number;
  at: Date;
  /** Payouts after tax, minor units. */
  payout_before: bigint;
  payout_after: bigint;
  reason: string;
}

/** Results of a market by selection id, with a coefficient if the result alone doesn't determine it. */
export type PublishedResults = Readonly<
  Record<string, { readonly result: LegResult; readonly settledCoef?: string }>
>;

export interface ResultEventsTable {
  id: GeneratedAlways<bigint>;
  kind: 'result' | 'cancellation' | 'lift';
  market_id: string;
  results: ColumnType<PublishedResults | null, string | null, never>;
  /** Bets accepted from this time on; null for all before the end. */
  window_start: Date | null;
  window_end: Date | null;
  /** Id of the cancellation that this event lifts. */
  lifts: ColumnType<bigint | null, bigint | null | undefined, never>;
  reason: string;
  at: Date;
  /** Time at which the last coupon was recomputed; null until the sweep has finished. */
  applied_at: Date | null;
}

export interface DebtsTable {
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  /** Corrected coupon; null for a deposit that the bank took back, and for a corrected round of a game. */
  coupon_id: bigint | null;
  payment_id: string | null;
  round_id: Generated<bigint | null>;
  /** Minor units. */
  amount: bigint;
  open_amount: bigint;
  at: Date;
}
