import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { PromoCodesTable } from '../couponSources.tables.ts';

export type PromoCodeRow = Selectable<PromoCodesTable>;

/** Makes codes that no coupon has staked yet. */
export async function insertPromoCodes(
  trx: Trx,
  rows: readonly Omit<PromoCodeRow, 'coupon_id'>[],
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

/** A code that the player may see: an own one, or one of nobody's. */
export function promoCodeFor(db: Db, playerId: bigint, code: string): Promise<PromoCodeRow | undefined> {
  return visibleCode(db, playerId, code).executeTakeFirst();
}

/** As `promoCodeFor`, locked until the transaction ends, so that one coupon stakes it. */
export function lockPromoCode(trx: Trx, playerId: bigint, code: string): Promise<PromoCodeRow | undefined> {
  return visibleCode(trx, playerId, code).forUpdate().executeTakeFirst();
}

/** The player's own codes that no coupon has and that have not ended, those that end first in front. */
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

/** Stakes a locked code on a coupon. */
export async function stakePromoCode(trx: Trx, code: string, couponId: bigint): Promise<void> {
  await trx.updateTable('promo_codes').set({ coupon_id: couponId }).where('code', '=', code).execute();
}

/** Stakes a code again whose coupon had given it back, unless another coupon has it by now. */
export async function restakePromoCode(trx: Trx, code: string, couponId: bigint): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .set({ coupon_id: couponId })
    .where('code', '=', code)
    .where('coupon_id', 'is', null)
    .execute();
}

/** Gives the code of a coupon back: it can be staked again. */
export async function freePromoCode(trx: Trx, couponId: bigint): Promise<void> {
  await trx.updateTable('promo_codes').set({ coupon_id: null }).where('coupon_id', '=', couponId).execute();
}
