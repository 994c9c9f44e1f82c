import type { Db } from '../../../kernel/index.ts';
import type { SharedCoupon } from '../couponSources.tables.ts';

/**
 * Stores a coupon under a code. Returns the code that the same coupon has already, or undefined if the code is taken.
 */
export async function insertCode(
  db: Db,
  { code, contentHash, slip, now }: { code: string; contentHash: string; slip: SharedCoupon; now: Date },
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('coupon_codes')
    .values({ code, content_hash: contentHash, slip: JSON.stringify(slip), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (inserted) return inserted.code;
  const same = await db
    .selectFrom('coupon_codes')
    .select('code')
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return same?.code;
}

/** Returns the stored coupon of a code; undefined for an unknown code. */
export async function couponOfCode(db: Db, code: string): Promise<SharedCoupon | undefined> {
  const row = await db.selectFrom('coupon_codes').select('slip').where('code', '=', code).executeTakeFirst();
  return row?.slip;
}
