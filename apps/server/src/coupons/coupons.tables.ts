import type { CouponRefusal } from '@touchline/contract';
import type { MatchScore } from '@touchline/feed';
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface CouponsTables {
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
type Json<T> = ColumnType<T | null, string | null, string | null>;

export interface CouponsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  account_id: bigint;
  /** The player's own key of this intent; unique for a player. */
  key: string;
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
  refusal: Json<CouponRefusal>;
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
  score_at_placement: Json<MatchScore>;
  final_score: Json<MatchScore>;
  /** -2 never accepted, -1 open, 0 to 6 a result. */
  status_id: number;
}
