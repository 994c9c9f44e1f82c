import {
  oddsMilli,
  type ChangeCoefAction,
  type OddsMilli,
  type PayableCouponTypeId,
} from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Trx } from '../db/database.ts';
import { limitRefusal } from '../limits/limits.service.ts';
import { capture, lockAccount, release } from '../wallet/ledger.ts';
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
  const limited = await limitRefusalAtDecision(parts, trx, { coupon, legs });
  if (limited) return refuse(parts, trx, coupon.id, { state: 'rejected', refusal: limited });
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
    await capture(trx, String(coupon.id), parts.now());
    await acceptAt(trx, coupon, judgement.legs, parts.now());
    return;
  }
  await refuse(parts, trx, coupon.id, {
    state: judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected',
    refusal: judgement.refusal,
  });
}

/** The player's limits and blocks count at the end of the delay as at its beginning; the stake is held by then. */
async function limitRefusalAtDecision(
  { now }: PlacementParts,
  trx: Trx,
  { coupon, legs }: CouponWithLegs,
): Promise<CouponRefusal | undefined> {
  const account = await lockAccount(trx, coupon.account_id);
  if (!account) throw new Error(`The account of coupon ${coupon.id} is gone.`);
  return limitRefusal(trx, {
    account,
    amount: coupon.amount,
    isHeld: true,
    legs: legs.map((leg) => ({
      selectionId: leg.selection_id,
      sportId: leg.sport_id,
      isLive: leg.is_live,
    })),
    now: now(),
  });
}

async function refuse(
  { now }: PlacementParts,
  trx: Trx,
  couponId: bigint,
  { state, refusal }: { readonly state: 'needsConfirm' | 'rejected'; readonly refusal: CouponRefusal },
): Promise<void> {
  await release(trx, String(couponId), now());
  await closeLegs(trx, couponId);
  await updateCoupon(trx, couponId, { state, refusal: JSON.stringify(refusal) });
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
