import { oddsMilli, type ChangeCoefAction } from '@touchline/betting';
import type { Trx } from '../../../kernel/index.ts';
import { withClosures } from '../../marketClosures/followClosures.ts';
import { lockAccountOf } from '../../../ledger/index.ts';
import { heldLimitRefusal } from './couponLimits.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { refuse } from './refuse.ts';
import {
  lockCoupon,
  updateCoupon,
  updateLeg,
  type CouponRow,
  type CouponWithLegs,
} from '../coupons.store.ts';
import { hyperBonusRow } from '../placement/couponRows.ts';
import { legClock } from '../placement/legRows.ts';
import { takeStake } from '../stakes/funds.ts';
import { checkLegs, type LegsVerdict } from '../placement/checkLegs.ts';
import { ruleLeg, type OpenLeg, type RequestedLeg } from '../placement/openLegs.ts';
import { couponOfTerms, pricesOf, termsOfRow, type PayoutTerms } from '../settlement/payoutTerms.ts';
import { pendingStakeRefusal, termsAtDecision } from './restake.ts';

/**
 * Decides a pending coupon after its live delay: its legs, prices and score are judged again, and the reserved stake
 * is taken or released. Returns the player, or undefined if another process decided it first.
 */
export async function decideCoupon(deps: CouponDeps, couponId: bigint): Promise<bigint | undefined> {
  return withClosures(deps, () =>
    deps.db.transaction().execute(async (trx) => {
      const held = await lockCoupon(trx, couponId, ['pending']);
      if (!held) return undefined;
      await decide(deps, trx, held);
      return held.coupon.player_id;
    }),
  );
}

async function decide(deps: CouponDeps, trx: Trx, rows: CouponWithLegs): Promise<void> {
  const { coupon } = rows;
  const now = deps.now();
  const account = await lockAccountOf(trx, coupon);
  const limited = await heldLimitRefusal(trx, account, rows, now);
  if (limited) return refuse(trx, coupon, { state: 'rejected', refusal: limited }, now);
  const checked = checkAgain(deps, rows);
  if (checked.verdict !== 'accept') {
    const state = checked.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
    return refuse(trx, coupon, { state, refusal: checked.refusal }, now);
  }
  const terms = termsAtDecision(coupon, checked.legs);
  if ('code' in terms) return refuse(trx, coupon, { state: 'rejected', refusal: terms }, now);
  const refusal = await pendingStakeRefusal(deps, trx, { coupon, account }, checked.legs);
  if (refusal) return refuse(trx, coupon, { state: 'rejected', refusal }, now);
  await takeStake(trx, coupon, now);
  await acceptAt(trx, coupon, { terms, legs: checked.legs }, now);
}

/** Returns the legs of a stored coupon as requested. */
function requestedLegs(legs: CouponWithLegs['legs']): readonly RequestedLeg[] {
  return legs.map((leg) => ({
    selectionId: leg.selection_id,
    shown: oddsMilli(leg.shown_coef),
    isBanker: leg.is_banker,
    ...(leg.block_id === null ? {} : { blockId: leg.block_id }),
    scoreBefore: leg.score_at_placement,
  }));
}

function checkAgain({ book }: CouponDeps, { coupon, legs }: CouponWithLegs): LegsVerdict {
  const asked = requestedLegs(legs);
  const { legs: _legs, ...shape } = couponOfTerms(
    termsOfRow(coupon),
    asked.map(({ shown }) => ({ odds: shown })),
  );
  return checkLegs(book, asked, {
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
    const clock = legClock(match, acceptedAt);
    await updateLeg(
      trx,
      { coupon_id: coupon.id, position },
      {
        coef: now,
        score_at_placement: match.score ? JSON.stringify(match.score) : null,
        clock_at_placement: clock && JSON.stringify(clock),
      },
    );
  }
  await updateCoupon(trx, coupon.id, {
    state: 'accepted',
    accepted_at: acceptedAt,
    ...hyperBonusRow(terms.hyperBonus),
    ...pricesOf(couponOfTerms(terms, legs.map(ruleLeg))),
  });
}
