import { oddsMilli, type ChangeCoefAction } from '@touchline/betting';
import type { Trx } from '../db/database.ts';
import { lockAccountOf } from '../wallet/ledger.ts';
import { heldLimitRefusal } from './couponLimits.ts';
import type { CouponParts } from './couponParts.ts';
import { refuse } from './ending.ts';
import { lockCoupon, updateCoupon, updateLeg, type CouponRow, type CouponWithLegs } from './coupons.store.ts';
import { hyperBonusRow } from './couponRows.ts';
import { takeStake } from './funds.ts';
import { judgeLegs, type AskedLeg, type Judgement } from './judgement.ts';
import { ruleLeg, type OpenLeg } from './legFaults.ts';
import { couponOfTerms, pricesOf, termsOfRow, type PayoutTerms } from './payoutTerms.ts';
import { pendingStakeRefusal, termsAtDecision } from './restake.ts';

/**
 * Decides a pending coupon after its live delay: its legs, prices and score are judged again, and the reserved stake
 * is taken or released. Returns the player, or undefined if another process decided it first.
 */
export async function decideCoupon(parts: CouponParts, couponId: bigint): Promise<bigint | undefined> {
  return parts.db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['pending']);
    if (!held) return undefined;
    await decide(parts, trx, held);
    return held.coupon.player_id;
  });
}

async function decide(parts: CouponParts, trx: Trx, rows: CouponWithLegs): Promise<void> {
  const { coupon } = rows;
  const now = parts.now();
  const account = await lockAccountOf(trx, coupon);
  const limited = await heldLimitRefusal(trx, account, rows, now);
  if (limited) return refuse(trx, coupon, { state: 'rejected', refusal: limited }, now);
  const judgement = judgeAgain(parts, rows);
  if (judgement.verdict !== 'accept') {
    const state = judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
    return refuse(trx, coupon, { state, refusal: judgement.refusal }, now);
  }
  const terms = termsAtDecision(coupon, judgement.legs);
  if ('code' in terms) return refuse(trx, coupon, { state: 'rejected', refusal: terms }, now);
  const refusal = await pendingStakeRefusal(parts, trx, { coupon, account }, judgement.legs);
  if (refusal) return refuse(trx, coupon, { state: 'rejected', refusal }, now);
  await takeStake(trx, coupon, now);
  await acceptAt(trx, coupon, { terms, legs: judgement.legs }, now);
}

/** Returns the legs of a stored coupon as requested. */
function askedLegs(legs: CouponWithLegs['legs']): readonly AskedLeg[] {
  return legs.map((leg) => ({
    selectionId: leg.selection_id,
    shown: oddsMilli(leg.shown_coef),
    isBanker: leg.is_banker,
    ...(leg.block_id === null ? {} : { blockId: leg.block_id }),
    scoreBefore: leg.score_at_placement,
  }));
}

function judgeAgain({ book }: CouponParts, { coupon, legs }: CouponWithLegs): Judgement {
  const asked = askedLegs(legs);
  const { legs: _legs, ...shape } = couponOfTerms(
    termsOfRow(coupon),
    asked.map(({ shown }) => ({ odds: shown })),
  );
  return judgeLegs(book, asked, {
    shape,
    // The contract allows only 0, 1 and 2.
    changeCoefAction: coupon.change_coef_action as ChangeCoefAction,
    exactCoef: coupon.exact_coef,
    isDropOnScoreChange: coupon.is_drop_on_score_change,
  });
}

async function acceptAt(
  trx: Trx,
  coupon: CouponRow,
  { terms, legs }: { readonly terms: PayoutTerms; readonly legs: readonly OpenLeg[] },
  acceptedAt: Date,
): Promise<void> {
  for (const [position, { now, match }] of legs.entries()) {
    await updateLeg(
      trx,
      { coupon_id: coupon.id, position },
      { coef: now, score_at_placement: match.score ? JSON.stringify(match.score) : null },
    );
  }
  await updateCoupon(trx, coupon.id, {
    state: 'accepted',
    accepted_at: acceptedAt,
    ...hyperBonusRow(terms.hyperBonus),
    ...pricesOf(couponOfTerms(terms, legs.map(ruleLeg))),
  });
}
