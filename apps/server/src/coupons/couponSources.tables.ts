import type { ColumnType } from 'kysely';
import type { SavedSlip } from './codes/codes.store.ts';
import type { ExpressLeg } from './expresses/expresses.store.ts';

/** What coupons are made from and paid with beside money. */
export interface CouponSourcesTables {
  promo_codes: PromoCodesTable;
  prepaid_covers: PrepaidCoversTable;
  coupon_codes: CouponCodesTable;
  expresses_of_day: ExpressesOfDayTable;
}

/** Read as plain data, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface PromoCodesTable {
  code: string;
  /** Whose it is; null when whoever has it may stake it. */
  player_id: bigint | null;
  /** Minor units. */
  amount: bigint;
  iso: string;
  expires_at: Date | null;
  /** The coupon that staked it; null while it is free. */
  coupon_id: bigint | null;
}

export interface PrepaidCoversTable {
  coupon_id: bigint;
  /** The earlier coupon whose payout covers a part of the advance. */
  from_coupon_id: bigint;
  /** Minor units. */
  amount: bigint;
}

export interface CouponCodesTable {
  code: string;
  /** The same coupon gets the same code. */
  content_hash: string;
  slip: Json<SavedSlip>;
  created_at: Date;
}

export interface ExpressesOfDayTable {
  id: string;
  /** The UTC day, such as 2026-01-31. */
  day: string;
  is_live: boolean;
  /** Its place among the expresses of the day, and which one stood there before. */
  slot: number;
  round: number;
  boost_percent: number;
  legs: Json<readonly ExpressLeg[]>;
}
