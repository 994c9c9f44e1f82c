import type { Coupon, CouponRefusal } from '@touchline/contract';
import type { MatchScore } from '@touchline/feed';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActionColumns } from '../actions/actions.tables.ts';
import type { CouponSourcesTables } from './couponSources.tables.ts';

export interface CouponsTables extends CouponSourcesTables {
  coupons: CouponsTable;
  coupon_legs: CouponLegsTable;
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

/** Read as plain data, written as JSON text. */
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface CouponsTable extends ActionColumns {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  account_id: bigint;
  /** The player's own key of this intent; unique for a player. */
  key: string;
  /** Tells a repeated request from another one with the same key. */
  request_hash: string;
  state: CouponState;
  outcome: CouponOutcome | null;
  type_id: number;
  iso: string;
  /** Minor units. */
  amount: bigint;
  /** The combined coefficient as text, for display. */
  coef: string;
  possible_payout: bigint;
  /** Highest payout of this coupon when it was placed, minor units. */
  max_payout: bigint;
  payout: bigint | null;
  change_coef_action: number;
  exact_coef: boolean;
  is_drop_on_score_change: boolean;
  coef_view_id: number;
  placed_at: Date;
  accepted_at: Date | null;
  settled_at: Date | null;
  delay_seconds: number;
  /** When a pending coupon is decided. */
  decides_at: Date | null;
  refusal: JsonOrNull<CouponRefusal>;
  /** Of systems and multi-bets: how many units make a line. */
  system_value: number | null;
  /** How many lines the stake is divided over. */
  lines: Generated<number>;
  /** Stakes of the later blocks of a conditional coupon by block id, minor units as text. */
  block_amounts: JsonOrNull<Readonly<Record<string, string>>>;
  has_bonus_bet: Generated<boolean>;
  /** The percent of the hyper bonus by how many legs count, as promised at placement. */
  hyper_percents: number[] | null;
  hyper_min_stake: bigint | null;
  hyper_max_bonus: bigint | null;
  express_id: string | null;
  boost_percent: number | null;
  /** Thousandths. */
  anti_express_coef: number | null;
  /** The code that is staked instead of money. */
  promo_code: string | null;
  /** The part of `amount` that the platform advanced, and until when earlier coupons may cover it. */
  prepaid_amount: bigint | null;
  prepaid_until: Date | null;
  /** Earlier coupons did not cover the advance: what the player paid of the stake went back. */
  is_advance_void: Generated<boolean>;
  /** The highest stake when it was placed; null where none was checked. */
  max_stake: bigint | null;
  is_vip: Generated<boolean>;
  offer: JsonOrNull<NonNullable<Coupon['offer']>>;
  /** The coupon whose offer this one took. */
  offer_of: bigint | null;
  /** The partner that the player came from. */
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
  /** The price that counts, thousandths: at submission, then at acceptance. */
  coef: number;
  /** The price that the player saw, thousandths. */
  shown_coef: number;
  is_live: boolean;
  sport_id: number;
  competition: string;
  country: string;
  home: string;
  away: string;
  starts_at: Date;
  /** The score at submission, then at acceptance. */
  score_at_placement: JsonOrNull<MatchScore>;
  final_score: JsonOrNull<MatchScore>;
  /** -2 never accepted, -1 open, 0 to 6 a result. */
  status_id: number;
  is_banker: Generated<boolean>;
  /** The block of a multi-bet or a conditional coupon; 0 is the lobby. */
  block_id: number | null;
  /** What the leg counts where its result doesn't say it: a decimal or a fraction. */
  settled_coef: string | null;
  /** A cancellation made it void, for whatever result comes, until it is lifted. */
  is_void: Generated<boolean>;
  /** Of a void leg: what it is without its cancellation, -1 open; null when that isn't known. */
  status_beneath: number | null;
  coef_beneath: string | null;
}
