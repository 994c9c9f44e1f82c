import type { Selectable } from 'kysely';
import type { CouponCorrectionsTable, CouponSalesTable } from '../betActions/betActions.tables.ts';
import type { Db, Trx } from '../../kernel/index.ts';
import type { CouponsTable } from './coupons.tables.ts';

export type CashOutRow = Selectable<CouponSalesTable>;
export type CorrectionRow = Selectable<CouponCorrectionsTable>;

/** Actions on a coupon that aren't in its own row. */
export interface CouponActions {
  /** Oldest first. */
  readonly cashOuts: readonly CashOutRow[];
  readonly corrections: readonly CorrectionRow[];
}

/** Returns the actions on coupons by coupon id. Makes no query if the coupons' rows show that there are none. */
export async function actionsOf(
  db: Db | Trx,
  coupons: readonly Pick<Selectable<CouponsTable>, 'id' | 'has_sales' | 'corrections'>[],
): Promise<ReadonlyMap<bigint, CouponActions>> {
  const sold = coupons.filter(({ has_sales }) => has_sales).map(({ id }) => id);
  const corrected = coupons.filter(({ corrections }) => corrections > 0).map(({ id }) => id);
  const cashOuts = sold.length === 0 ? [] : await cashOutsOf(db, sold);
  const corrections = corrected.length === 0 ? [] : await correctionsOf(db, corrected);
  return new Map(
    [...new Set([...sold, ...corrected])].map((id) => [
      id,
      {
        cashOuts: cashOuts.filter(({ coupon_id }) => coupon_id === id),
        corrections: corrections.filter(({ coupon_id }) => coupon_id === id),
      },
    ]),
  );
}

/** Returns the sum paid by the sales of a coupon, minor units. */
export async function paidBySales(
  trx: Trx,
  { id, has_sales }: Pick<Selectable<CouponsTable>, 'id' | 'has_sales'>,
): Promise<bigint> {
  return has_sales ? soldFor(await cashOutsOf(trx, [id])) : 0n;
}

/** Returns the sum that sales have paid, minor units. */
export function soldFor(sales: readonly CashOutRow[]): bigint {
  return sales.reduce((sum, { state, amount }) => (state === 'done' ? sum + (amount ?? 0n) : sum), 0n);
}

function cashOutsOf(db: Db | Trx, ids: readonly bigint[]): Promise<CashOutRow[]> {
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
