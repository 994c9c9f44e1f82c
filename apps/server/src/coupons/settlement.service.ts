import { oddsMilli, settleCoupon, type LegResult, type PayableCouponTypeId } from '@touchline/betting';
import type { Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { credit } from '../wallet/ledger.ts';
import { lockCoupon, updateCoupon, updateLeg, type CouponWithLegs } from './coupons.store.ts';
import type { PlacementParts } from './placement.service.ts';

export interface SettledCoupon {
  readonly playerId: bigint;
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
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled']);
    if (!held) return undefined;
    const results = await writeResults(parts.book, trx, held);
    if (!results) return undefined;
    const isSettled = held.coupon.state === 'accepted' && (await pay(parts, trx, held, results));
    return { playerId: held.coupon.player_id, isSettled };
  });
}

/** The results of all legs after the new ones are written; undefined when none is new. */
async function writeResults(
  book: LineBook,
  trx: Trx,
  { legs }: CouponWithLegs,
): Promise<readonly LegResult[] | undefined> {
  let isNew = false;
  const results: LegResult[] = [];
  for (const leg of legs) {
    const found = leg.status_id === -1 ? book.result(leg.selection_id) : undefined;
    // The column's check allows leg results only.
    results.push(found ?? (leg.status_id as LegResult));
    if (found === undefined) continue;
    isNew = true;
    const score = book.match(Number(leg.game_id))?.score;
    await updateLeg(trx, leg, { status_id: found, final_score: score ? JSON.stringify(score) : null });
  }
  return isNew ? results : undefined;
}

async function pay(
  { now }: PlacementParts,
  trx: Trx,
  { coupon, legs }: CouponWithLegs,
  results: readonly LegResult[],
): Promise<boolean> {
  const { state, payoutMinor } = settleCoupon({
    // Only types that can be paid are ever accepted.
    type: coupon.type_id as PayableCouponTypeId,
    stakeMinor: coupon.amount,
    maxPayoutMinor: coupon.max_payout,
    legs: legs.map((leg, index) => ({ odds: oddsMilli(leg.coef), result: results[index] ?? -1 })),
  });
  if (state === 'open') return false;
  const settledAt = now();
  if (payoutMinor > 0n) {
    await credit(trx, {
      accountId: coupon.account_id,
      amount: payoutMinor,
      kind: state === 'returned' ? 'stake-returned' : 'payout',
      ref: String(coupon.id),
      at: settledAt,
    });
  }
  await updateCoupon(trx, coupon.id, {
    state: 'settled',
    outcome: state,
    payout: payoutMinor,
    settled_at: settledAt,
  });
  return true;
}
