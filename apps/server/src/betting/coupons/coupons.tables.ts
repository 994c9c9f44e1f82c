import type { Coupon, CouponRefusal } from '@touchline/contract';
import type { MatchScore } from '@touchline/feed';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActionColumns } from '../betActions/betActions.tables.ts';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    coupons: CouponsTable;
    coupon_legs: CouponLegsTable;
  }
}

export type CouponState =
  | 'pending'
  | 'review'
  | 'accepted'
  | 'rejected'
  | 'needsConfirm'
  | 'settled'
  | 'sold'
  | 'cancelled';
export type CouponOutcome = 'won' | 'lost' | 'returned';

/** Time of play of a match. */
export interface LegClock {
  readonly period: string;
  /** Absent in sports without a clock. */
  readonly seconds?: number;
}

/** Read as an object, written as JSON text. */
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface CouponsTable extends ActionColumns {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  account_id: bigint;
  /** The player's idempotency key, unique per player. */
  key: string;
  /** Distinguishes a repeated request from another one with the same key. */
  request_hash: string;
  state: CouponState;
  outcome: CouponOutcome | null;
  type_id: number;
  iso: string;
  /** Minor units. */
  amount: bigint;
  /** Total price as text, for display. */
  coef: string;
  possible_payout: bigint;
  /** Maximum payout at placement, minor units. */
  max_payout: bigint;
  payout: bigint | null;
  /** Rate of the tax on winnings at placement, hundredths of a percent; null if they aren't taxed. */
  tax_rate: number | null;
  /** Winnings that are free of tax, minor units; null without a rate. */
  tax_free: bigint | null;
  /** Tax withheld so far from the payout and the sales, minor units. */
  tax: Generated<bigint>;
  change_coef_action: number;
  exact_coef: boolean;
  is_drop_on_score_change: boolean;
  coef_view_id: number;
  placed_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  delay_seconds: number;
  /** Time at which a pending coupon is decided. */
  decides_at: Date | null;
  refusal: JsonOrNull<CouponRefusal>;
  /** For systems and multi-bets: number of units per combination. */
  system_value: number | null;
  /** Number of combinations that the stake is divided over. */
  lines: Generated<number>;
  /** Stakes of the later blocks of a conditional coupon by block id, minor units as text. */
  block_amounts: JsonOrNull<Readonly<Record<string, string>>>;
  has_bonus_bet: Generated<boolean>;
  /** Percentages of the hyper bonus by number of qualifying legs, as promised at placement. */
  hyper_percents: number[] | null;
  hyper_min_stake: bigint | null;
  hyper_max_bonus: bigint | null;
  express_id: string | null;
  boost_percent: number | null;
  /** Thousandths. */
  anti_express_coef: number | null;
  /** True if its stake came from a bonus account. */
  is_bonus: Generated<boolean>;
  /** Promo code staked instead of money. */
  promo_code: string | null;
  /** The advanced part of `amount`, and the time until which earlier coupons may cover it. */
  prepaid_amount: bigint | null;
  prepaid_until: Date | null;
  /** True if the advance was not covered: the player's own part of the stake was refunded. */
  is_advance_void: Generated<boolean>;
  /** Maximum stake at placement; null if none was checked. */
  max_stake: bigint | null;
  is_vip: Generated<boolean>;
  offer: JsonOrNull<NonNullable<Coupon['offer']>>;
  /** The coupon whose offer this one accepted. */
  offer_of: bigint | null;
  /** Partner that referred the player. */
  ref_id: string | null;
}

export interface CouponLegsTable {
  coupon_id: bigint;
  position: number;
  game_id: bigint;
  market_id: string;
  selection_id: string;
  selection_key: string;
  market_type: string;
  line: string | null;
  ordinal: number | null;
  /** Kind of the market; null for an ordinary one. */
  kind: number | null;
  /** Price in force, thousandths: at submission, then at acceptance. */
  coef: number;
  /** Price shown to the player, thousandths. */
  shown_coef: number;
  is_live: boolean;
  sport_id: number;
  competition: string;
  country: string;
  home: string;
  away: string;
  starts_at: Date;
  /** Score at submission, then at acceptance. */
  score_at_placement: JsonOrNull<MatchScore>;
  /** Period and time of play at submission, then at acceptance; null before the start. */
  clock_at_placement: JsonOrNull<LegClock>;
  final_score: JsonOrNull<MatchScore>;
  /** -2: never accepted, -1: open, 0 to 6: result. */
  status_id: number;
  is_banker: Generated<boolean>;
  /** The block of a multi-bet or a conditional coupon; 0 is the lobby. */
  block_id: number | null;
  /** Coefficient of the leg if the result alone doesn't determine it: a decimal or a fraction. */
  settled_coef: string | null;
  /** True if a cancellation made it void, regardless of results, until it is lifted. */
  is_void: Generated<boolean>;
  /** The feed's state of a leg that an operator's result or cancellation decides, -1 for open; null otherwise. */
  status_beneath: number | null;
  coef_beneath: string | null;
}
