import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import { actionsOf, type CouponActions } from './betActionRows.store.ts';
import type { CouponLegsTable, CouponsTable, CouponState } from './coupons.tables.ts';

export type CouponRow = Selectable<CouponsTable>;
export type LegRow = Selectable<CouponLegsTable>;
export interface CouponWithLegs {
  readonly coupon: CouponRow;
  readonly legs: readonly LegRow[];
  /** Sales and corrections, if there are any. */
  readonly actions?: CouponActions | undefined;
}

/** Updates a coupon that the transaction has locked. */
export async function updateCoupon(trx: Trx, id: bigint, changes: Updateable<CouponsTable>): Promise<void> {
  await trx.updateTable('coupons').set(changes).where('id', '=', id).execute();
}

/** Updates one leg of a coupon that the transaction has locked. */
export async function updateLeg(
  trx: Trx,
  { coupon_id, position }: Pick<LegRow, 'coupon_id' | 'position'>,
  changes: Updateable<CouponLegsTable>,
): Promise<void> {
  await trx
    .updateTable('coupon_legs')
    .set(changes)
    .where('coupon_id', '=', coupon_id)
    .where('position', '=', position)
    .execute();
}

/** Returns coupons with their legs, in the given order. */
export async function couponsWithLegs(
  db: Db | Trx,
  coupons: readonly CouponRow[],
): Promise<CouponWithLegs[]> {
  if (coupons.length === 0) return [];
  const legs = await db
    .selectFrom('coupon_legs')
    .selectAll()
    .where(
      'coupon_id',
      'in',
      coupons.map(({ id }) => id),
    )
    .orderBy('coupon_id')
    .orderBy('position')
    .execute();
  const byCoupon = Map.groupBy(legs, (leg) => leg.coupon_id);
  const actions = await actionsOf(db, coupons);
  return coupons.map((coupon) => ({
    coupon,
    legs: byCoupon.get(coupon.id) ?? [],
    actions: actions.get(coupon.id),
  }));
}

/** Returns a player's coupon by its id; undefined if there is none or it is another player's. */
export async function couponOf(db: Db, playerId: bigint, id: bigint): Promise<CouponWithLegs | undefined> {
  const coupons = await db
    .selectFrom('coupons')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .execute();
  return (await couponsWithLegs(db, coupons))[0];
}

/** Returns a player's coupon by its idempotency key. */
export async function couponByKey(
  db: Db | Trx,
  playerId: bigint,
  key: string,
): Promise<CouponWithLegs | undefined> {
  const coupons = await db
    .selectFrom('coupons')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .execute();
  return (await couponsWithLegs(db, coupons))[0];
}

export interface OfferedCoupon extends CouponWithLegs {
  /** True if another coupon accepted the offer. */
  readonly isTaken: boolean;
}

/** Returns a coupon that an operator may have made an offer for. The transaction must have locked its account. */
export async function offeredCoupon(
  trx: Trx,
  accountId: bigint,
  id: bigint,
): Promise<OfferedCoupon | undefined> {
  const coupons = await trx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  const [found] = await couponsWithLegs(trx, coupons);
  if (!found) return undefined;
  const taker = await trx.selectFrom('coupons').select('id').where('offer_of', '=', id).executeTakeFirst();
  return { ...found, isTaken: taker !== undefined };
}

/**
 * Locks a coupon until the transaction ends if it is in one of the states, and reads its legs after locking. Returns
 * undefined if another process has changed its state.
 */
export async function lockCoupon(
  trx: Trx,
  id: bigint,
  states: readonly CouponState[],
): Promise<CouponWithLegs | undefined> {
  const coupons = await trx
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', states)
    // Inserts of rows that reference the coupon don't have to wait: its id never changes.
    .forNoKeyUpdate()
    .execute();
  return (await couponsWithLegs(trx, coupons))[0];
}

/** Stops the legs of a refused coupon from waiting for a result. */
export async function closeLegs(trx: Trx, couponId: bigint): Promise<void> {
  await trx.updateTable('coupon_legs').set({ status_id: -2 }).where('coupon_id', '=', couponId).execute();
}

/** Makes the legs of a coupon wait for their results after an operator accepted it. */
export async function letLegsWait(trx: Trx, couponId: bigint): Promise<void> {
  await trx.updateTable('coupon_legs').set({ status_id: -1 }).where('coupon_id', '=', couponId).execute();
}
