import type { Selectable } from 'kysely';
import type { CouponCorrectionsTable, CouponSalesTable } from '../actions/actions.tables.ts';
import type { Db, Trx } from '../db/database.ts';
import type { CouponRow } from './coupons.store.ts';

export type SaleRow = Selectable<CouponSalesTable>;
export type CorrectionRow = Selectable<CouponCorrectionsTable>;

/** Actions on a coupon that aren't in its own row. */
export interface CouponActions {
  /** Oldest first. */
  readonly sales: readonly SaleRow[];
  readonly corrections: readonly CorrectionRow[];
}

/** Returns the actions on coupons by coupon id. Makes no query if the coupons' rows show that there are none. */
export async function actionsOf(
  db: Db | Trx,
  coupons: readonly CouponRow[],
): Promise<ReadonlyMap<bigint, CouponActions>> {
  const sold = coupons.filter(({ has_sales }) => has_sales).map(({ id }) => id);
  const corrected = coupons.filter(({ corrections }) => corrections > 0).map(({ id }) => id);
  const sales = sold.length === 0 ? [] : await salesOf(db, sold);
  const corrections = corrected.length === 0 ? [] : await correctionsOf(db, corrected);
  return new Map(
    [...new Set([...sold, ...corrected])].map((id) => [
      id,
      {
        sales: sales.filter(({ coupon_id }) => coupon_id === id),
        corrections: corrections.filter(({ coupon_id }) => coupon_id === id),
      },
    ]),
  );
}

function salesOf(db: Db | Trx, ids: readonly bigint[]): Promise<SaleRow[]> {
  return db.selectFrom('coupon_sales').selectAll().where('coupon_id', 'in', ids).orderBy('id').execute();
}

function correctionsOf(db: Db | Trx, ids: readonly bigint[]): Promise<CorrectionRow[]> {
  return db
    .selectFrom('coupon_corrections')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('number')
    .execute();
}
