import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

/** Returns the ids of coupons that wait for an operator's answer, oldest first. */
export async function couponsInReview(db: Db): Promise<bigint[]> {
  const rows = await db
    .selectFrom('coupons')
    .select('id')
    .where('state', '=', 'review')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of pending coupons whose live delay is over. */
export async function dueCoupons(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('coupons')
    .select('id')
    .where('state', '=', 'pending')
    .where('decides_at', '<=', now)
    .orderBy('decides_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of coupons with a leg on a market that has no result of the feed yet, including other legs of lost
 * coupons and legs that an operator decided.
 */
export async function openCouponsOn(db: Db, marketId: string): Promise<bigint[]> {
  const rows = await db
    .selectFrom('coupon_legs')
    .select('coupon_id')
    .distinct()
    .where('market_id', '=', marketId)
    .where(({ or, eb }) => or([eb('status_id', '=', -1), eb('status_beneath', '=', -1)]))
    .orderBy('coupon_id')
    .execute();
  return rows.map(({ coupon_id }) => coupon_id);
}

export interface WaitingLeg {
  readonly marketId: string;
  readonly selectionId: string;
  readonly couponId: bigint;
}

/** Returns the unsettled legs of the next `coupons` coupons after an id, for the sweep. */
export async function waitingLegs(db: Db, after: bigint, coupons: number): Promise<WaitingLeg[]> {
  const { rows } = await sql<WaitingLeg>`
    select l.market_id as "marketId", l.selection_id as "selectionId", l.coupon_id as "couponId"
    from (
      select distinct coupon_id from coupon_legs
      where status_id = -1 and coupon_id > ${after} order by coupon_id limit ${coupons}
    ) c
    join coupon_legs l on l.coupon_id = c.coupon_id
    where l.status_id = -1 and l.coupon_id > ${after}
    order by l.coupon_id`.execute(db);
  return rows;
}
