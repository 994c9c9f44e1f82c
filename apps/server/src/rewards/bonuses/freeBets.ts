import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel/index.ts';
import type { PromoCodesTable } from './bonuses.tables.ts';

export type PromoCodeRow = Selectable<PromoCodesTable>;

/** Stores new, unused codes. */
export async function insertPromoCodes(
  trx: Trx,
  rows: readonly (Omit<PromoCodeRow, 'coupon_id' | 'min_coef'> & { readonly min_coef?: number | null })[],
): Promise<void> {
  await trx
    .insertInto('promo_codes')
    .values(rows.map((row) => ({ ...row, coupon_id: null })))
    .execute();
}

function visibleCode(db: Db, playerId: bigint, code: string) {
  return db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .where((row) => row.or([row('player_id', '=', playerId), row('player_id', 'is', null)]));
}

/** Returns a code that the player may see: their own, or one without an owner. */
export function promoCodeFor(db: Db, playerId: bigint, code: string): Promise<PromoCodeRow | undefined> {
  return visibleCode(db, playerId, code).executeTakeFirst();
}

/** Like `promoCodeFor`, locked until the transaction ends, so that only one coupon stakes it. */
export function lockPromoCode(trx: Trx, playerId: bigint, code: string): Promise<PromoCodeRow | undefined> {
  return visibleCode(trx, playerId, code).forUpdate().executeTakeFirst();
}

/** Returns the player's own codes that are unused and not expired, soonest expiry first. */
export async function freePromoCodes(db: Db, playerId: bigint, now: Date): Promise<PromoCodeRow[]> {
  return db
    .selectFrom('promo_codes')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('coupon_id', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('expires_at')
    .orderBy('code')
    .execute();
}

/** Ends the time of the player's own codes that could still be staked. */
export async function endPromoCodes(trx: Trx, playerId: bigint, at: Date): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ expires_at: at })
    .where('player_id', '=', playerId)
    .where('coupon_id', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]))
    .execute();
}

/** Assigns a locked code to a coupon. */
export async function stakePromoCode(trx: Trx, code: string, couponId: bigint): Promise<void> {
  await trx.updateTable('promo_codes').set({ coupon_id: couponId }).where('code', '=', code).execute();
}

/** Assigns a released code to its coupon again, unless another coupon has it. */
export async function restakePromoCode(trx: Trx, code: string, couponId: bigint): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ coupon_id: couponId })
    .where('code', '=', code)
    .where('coupon_id', 'is', null)
    .execute();
}

const DAY_MS = 86_400_000;

/** Releases the code of a coupon, so that it can be staked again: for at least a day, even if its time is over. */
export async function freePromoCode(trx: Trx, couponId: bigint, at: Date): Promise<void> {
  const least = new Date(at.getTime() + DAY_MS);
  await trx
    .updateTable('promo_codes')
    .set({
      coupon_id: null,
      expires_at: sql<Date | null>`case when expires_at < ${least}::timestamptz then ${least}::timestamptz else expires_at end`,
    })
    .where('coupon_id', '=', couponId)
    .execute();
}
