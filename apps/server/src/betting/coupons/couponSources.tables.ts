import type { ColumnType } from 'kysely';
import type { LegData } from './legData.ts';

/** Tables of what coupons are made from and paid with, other than money. */
declare module '../../kernel/db/tables.ts' {
  interface Database {
    prepaid_covers: PrepaidCoversTable;
    coupon_codes: CouponCodesTable;
    expresses_of_day: ExpressesOfDayTable;
  }
}

/** Read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface PrepaidCoversTable {
  coupon_id: bigint;
  /** The earlier coupon whose payout covers a part of the advance. */
  from_coupon_id: bigint;
  /** Minor units. */
  amount: bigint;
}

/** A leg of a stored coupon, as it was then, so that it can be shown after it has left the book. */
export interface SharedLeg extends LegData {
  readonly isBanker?: boolean;
  readonly blockId?: number;
}

export interface SharedCoupon {
  readonly typeId: number;
  readonly systemValue?: number;
  readonly legs: readonly SharedLeg[];
}

export interface CouponCodesTable {
  code: string;
  /** Hash of the content, so that the same coupon gets the same code. */
  content_hash: string;
  slip: Json<SharedCoupon>;
  created_at: Date;
}

export interface ExpressesOfDayTable {
  id: string;
  /** UTC day, for example 2026-01-31. */
  day: string;
  is_live: boolean;
  /** Index among the expresses of the day; `round` counts the replacements in it. */
  slot: number;
  round: number;
  boost_percent: number;
  /** The legs as they were when the express was made. */
  legs: Json<readonly LegData[]>;
}
