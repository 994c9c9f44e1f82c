import type { Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { lockCoupon, updateLeg, type CouponWithLegs, type LegRow } from './coupons.store.ts';
import { payDecided } from './payable.ts';
import type { PlacementParts } from './placement.service.ts';

export interface SettledCoupon {
  readonly playerId: bigint;
  readonly accountId: bigint;
  /** Whether money moved: a leg can get its result while the coupon stays open. */
  readonly isSettled: boolean;
}

/**
 * Writes the results that the book knows to the open legs of a coupon, and pays it when they decide it. Once-only
 * by the coupon's lock and state: of a coupon that one lost leg has settled, the other legs get their results only.
 * Answers undefined when nothing new is known of it.
 */
export async function settleOne(parts: PlacementParts, couponId: bigint): Promise<SettledCoupon | undefined> {
  return parts.db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    if (!held) return undefined;
    const { coupon } = held;
    const legs = await writeResults(parts.book, trx, held);
    if (!legs && coupon.prepaid_amount === null) return undefined;
    const rows = { coupon, legs: legs ?? held.legs };
    const isSettled = coupon.state === 'accepted' && (await payDecided(trx, rows, parts.now()));
    return legs || isSettled
      ? { playerId: coupon.player_id, accountId: coupon.account_id, isSettled }
      : undefined;
  });
}

/** The legs after the new results are written; undefined when none is new. */
async function writeResults(
  book: LineBook,
  trx: Trx,
  { legs }: CouponWithLegs,
): Promise<readonly LegRow[] | undefined> {
  let isNew = false;
  const decided: LegRow[] = [];
  for (const leg of legs) {
    const found = leg.status_id === -1 ? book.result(leg.selection_id) : undefined;
    const settled_coef = book.settledCoef(leg.selection_id) ?? null;
    decided.push(found === undefined ? leg : { ...leg, status_id: found, settled_coef });
    if (found === undefined) continue;
    isNew = true;
    const score = book.match(Number(leg.game_id))?.score;
    const final_score = score ? JSON.stringify(score) : null;
    await updateLeg(trx, leg, { status_id: found, settled_coef, final_score });
  }
  return isNew ? decided : undefined;
}
