import {
  oddsMilli,
  type ChangeCoefAction,
  type OddsMilli,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { Trx } from '../db/database.ts';
import { capture, release } from '../wallet/ledger.ts';
import {
  closeLegs,
  lockCoupon,
  updateCoupon,
  updateLeg,
  type CouponRow,
  type CouponWithLegs,
} from './coupons.store.ts';
import { pricesOf } from './couponRows.ts';
import { judgeLegs, type OpenLeg } from './judgement.ts';
import type { PlacementParts } from './placement.service.ts';

/**
 * Decides a pending coupon whose live delay is over: its legs, prices and score are judged again at this
 * moment; the held stake is taken or given back. Answers the player, or undefined when another process
 * decided it first.
 */
export async function decideCoupon(parts: PlacementParts, couponId: bigint): Promise<bigint | undefined> {
  return parts.db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['pending']);
    if (!held) return undefined;
    await decide(parts, trx, held);
    return held.coupon.player_id;
  });
}

async function decide(parts: PlacementParts, trx: Trx, { coupon, legs }: CouponWithLegs): Promise<void> {
  const judgement = judgeLegs(
    parts.book,
    legs.map((leg) => ({
      selectionId: leg.selection_id,
      shown: oddsMilli(leg.shown_coef),
      scoreBefore: leg.score_at_placement,
    })),
    {
      typeId: coupon.type_id,
      // The column holds what the contract let in: 0, 1 or 2.
      changeCoefAction: coupon.change_coef_action as ChangeCoefAction,
      exactCoef: coupon.exact_coef,
      isDropOnScoreChange: coupon.is_drop_on_score_change,
    },
  );
  if (judgement.verdict === 'accept') {
    await capture(trx, String(coupon.id));
    await acceptAt(trx, coupon, judgement.legs, parts.now());
    return;
  }
  await release(trx, String(coupon.id));
  await closeLegs(trx, coupon.id);
  await updateCoupon(trx, coupon.id, {
    state: judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected',
    refusal: JSON.stringify(judgement.refusal),
  });
}

async function acceptAt(
  trx: Trx,
  coupon: CouponRow,
  legs: readonly OpenLeg[],
  acceptedAt: Date,
): Promise<void> {
  for (const [position, { now, match }] of legs.entries()) {
    await updateLeg(
      trx,
      { coupon_id: coupon.id, position },
      { coef: now, score_at_placement: match.score ? JSON.stringify(match.score) : null },
    );
  }
  const odds: OddsMilli[] = legs.map(({ now }) => now);
  await updateCoupon(trx, coupon.id, {
    state: 'accepted',
    accepted_at: acceptedAt,
    // Only types that can be paid are ever stored as pending.
    ...pricesOf(coupon.type_id as PayableCouponTypeId, coupon.amount, odds, coupon.max_payout),
  });
}
