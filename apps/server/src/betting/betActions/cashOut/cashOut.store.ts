import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../kernel/index.ts';
import type { CashOutRow } from '../../coupons/couponAccess.ts';
import type { CouponSalesTable } from '../betActions.tables.ts';

/** Stores a sale; returns its id. */
export async function insertCashOut(trx: Trx, sale: Insertable<CouponSalesTable>): Promise<bigint> {
  const { id } = await trx.insertInto('coupon_sales').values(sale).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates a sale whose coupon the transaction has locked. */
export async function updateCashOut(
  trx: Trx,
  id: bigint,
  changes: Updateable<CouponSalesTable>,
): Promise<void> {
  await trx.updateTable('coupon_sales').set(changes).where('id', '=', id).execute();
}

/** Returns the coupons of pending sales whose delay is over. */
export async function dueCashOuts(db: Db, now: Date, limit: number): Promise<bigint[]> {
  const rows = await db
    .selectFrom('coupon_sales')
    .select('coupon_id')
    .where('state', '=', 'pending')
    .where('decides_at', '<=', now)
    .orderBy('decides_at')
    .limit(limit)
    .execute();
  return rows.map(({ coupon_id }) => coupon_id);
}

/** Returns the pending sale of a coupon that the transaction has locked. */
export function pendingCashOutOf(trx: Trx, couponId: bigint): Promise<CashOutRow | undefined> {
  return trx
    .selectFrom('coupon_sales')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}
