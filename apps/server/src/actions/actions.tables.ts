import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LegResult } from '../feed/source.ts';

export interface ActionsTables {
  coupon_sales: CouponSalesTable;
  coupon_corrections: CouponCorrectionsTable;
  result_events: ResultEventsTable;
  debts: DebtsTable;
}

/** The terms that a PowerBet replaced, as they are shown beside the new ones. */
export interface ReplacedTerms {
  readonly oldCoef: string;
  /** Minor units as text. */
  readonly oldPossiblePayout: string;
  /** UTC seconds. */
  readonly at: number;
}

/** What the actions of a player write to a coupon's own row: everything that its settlement needs of them. */
export interface ActionColumns {
  /** What a PowerBet put on top of `amount`, minor units. */
  extra_stake: Generated<bigint>;
  /** The part of `amount` and `extra_stake` that was sold; a coupon whose whole stake was sold is `sold`. */
  sold_stake: Generated<bigint>;
  /** Whether there are sales, refused ones included, to be read with the coupon. */
  has_sales: Generated<boolean>;
  /** The total that a PowerBet put in place of the legs' own, thousandths. */
  power_coef: Generated<number | null>;
  power_bet: ColumnType<ReplacedTerms | null, string | null | undefined, string | null>;
  insured_percent: Generated<number | null>;
  insurance_premium: Generated<bigint | null>;
  /** What a lost coupon gives back, minor units. */
  insurance_refund: Generated<bigint | null>;
  /** How many settlements of it were replaced; makes the ledger's keys of the next one new. */
  corrections: Generated<number>;
}

export interface CouponSalesTable {
  id: GeneratedAlways<bigint>;
  coupon_id: bigint;
  /** Of the stake that played when the player sold. */
  percent: number;
  /** The stake that the part is, minor units. */
  stake: bigint;
  /** What the player saw for the part. */
  seen_amount: bigint;
  /** What was paid; of a refused sale what the part was worth then, null when it had no price. */
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
  payout_before: bigint;
  payout_after: bigint;
  reason: string;
}

/** The results of a market by selection id; a coefficient where the result doesn't say what the leg counts. */
export type PublishedResults = Readonly<
  Record<string, { readonly result: LegResult; readonly settledCoef?: string }>
>;

export interface ResultEventsTable {
  id: GeneratedAlways<bigint>;
  kind: 'result' | 'cancellation' | 'lift';
  market_id: string;
  results: ColumnType<PublishedResults | null, string | null, never>;
  /** Bets accepted from here; all before the end when null. */
  window_start: Date | null;
  window_end: Date | null;
  /** The cancellation that no longer holds. */
  lifts: ColumnType<bigint | null, bigint | null | undefined, never>;
  reason: string;
  at: Date;
  /** When the last coupon was recomputed; until then the sweep goes on. */
  applied_at: Date | null;
}

export interface DebtsTable {
  id: GeneratedAlways<bigint>;
  account_id: bigint;
  coupon_id: bigint;
  /** Minor units. */
  amount: bigint;
  open_amount: bigint;
  at: Date;
}
