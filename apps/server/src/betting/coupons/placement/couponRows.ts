import type { Coupon } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { LineBook } from '../../feed/lineBook.ts';
import { requestHash, isBonusAccount } from '../../../ledger/index.ts';
import { coverDeadline } from '../prepaid/prepaid.service.ts';
import { couponOfTerms, pricesOf, type PayoutTerms } from '../settlement/payoutTerms.ts';
import type { Funding } from '../stakes/funds.ts';
import { isBettingCurrency, payoutCap } from '../stakes/stakeLimits.ts';
import { taxRow } from '../stakes/winningsTax.ts';
import { plainTerms, type CheckedStake } from './checkStake.ts';
import { legRow, refusedLegRow } from './legRows.ts';
import { liveDelaySeconds } from './liveDelay.ts';
import type { NewCoupon } from './newCoupon.store.ts';
import type { OpenLeg } from './openLegs.ts';
import type { Submission } from './submission.ts';

/** Converts the terms of a coupon's payout to columns. */
function termsRow({ systemValue, blockStakes, hyperBonus, ...terms }: PayoutTerms) {
  const blocks = Object.entries(blockStakes ?? {}).map(([id, stake]) => [id, String(stake)]);
  return {
    type_id: terms.typeId,
    amount: terms.amount,
    max_payout: terms.maxPayout,
    system_value: systemValue ?? null,
    block_amounts: blocks.length > 0 ? Object.fromEntries(blocks) : null,
    has_bonus_bet: terms.hasBonusBet ?? false,
    ...hyperBonusRow(hyperBonus),
    boost_percent: terms.boostPercent ?? null,
  } satisfies Partial<NewCoupon['coupon']>;
}

/** Converts the hyper bonus of a coupon to columns. */
export function hyperBonusRow(terms: PayoutTerms['hyperBonus']) {
  return {
    hyper_percents: terms ? [...terms.percents] : null,
    hyper_min_stake: terms?.minStakeMinor ?? null,
    hyper_max_bonus: terms?.maxBonusMinor ?? null,
  };
}

/** Columns of later events, all empty. */
const NOTHING_HAPPENED = {
  outcome: null,
  payout: null,
  settled_at: null,
  offer: null,
  is_advance_void: false,
  extra_stake: 0n,
  sold_stake: 0n,
  has_sales: false,
  power_coef: null,
  power_bet: null,
  insured_percent: null,
  insurance_premium: null,
  insurance_refund: null,
  corrections: 0,
} as const satisfies Partial<NewCoupon['coupon']>;

/** Makes the first row of a coupon. The caller sets its state and the source of its stake. */
function couponRow(
  { request, account, placement }: Submission,
  priced: { readonly terms: PayoutTerms; readonly coupon: Coupon },
  placedAt: Date,
) {
  const { body, key, playerId } = request;
  return {
    ...NOTHING_HAPPENED,
    player_id: playerId,
    account_id: account.id,
    key,
    request_hash: requestHash({ call: 'placeCoupon', body }),
    iso: account.iso,
    ...termsRow(priced.terms),
    ...pricesOf(priced.coupon),
    express_id: priced.terms.boostPercent === undefined ? null : (placement.expressId ?? null),
    is_bonus: isBonusAccount(account),
    ...taxRow(request.site.winningsTax, account),
    promo_code: placement.promoCode ?? null,
    is_vip: placement.isVip,
    ref_id: body.refId ?? null,
    offer_of: null,
    max_stake: null,
    prepaid_amount: null,
    prepaid_until: null,
    change_coef_action: body.changeCoefAction,
    exact_coef: body.exactCoef,
    is_drop_on_score_change: body.isDropOnScoreChange,
    coef_view_id: body.coefViewId,
    placed_at: placedAt,
    accepted_at: null,
    delay_seconds: 0,
    decides_at: null,
    refusal: null,
  } satisfies Omit<NewCoupon['coupon'], 'state'>;
}

/** A coupon that passed every check, with the sources of its stake. */
export interface TakenCoupon extends CheckedStake {
  readonly legs: readonly OpenLeg[];
  readonly funding: Funding;
}

/** Returns the state of a coupon: in review, pending for its live delay, or accepted at once. */
function stateOf({ legs, isInReview }: TakenCoupon, placedAt: Date) {
  const delay = liveDelaySeconds(
    legs.map(({ match, market }) => ({ sportId: match.sportId, isLive: market.producer === 'live' })),
  );
  if (isInReview) return { state: 'review', delay_seconds: 0, accepted_at: null, decides_at: null } as const;
  if (delay === 0) {
    return { state: 'accepted', delay_seconds: 0, accepted_at: placedAt, decides_at: null } as const;
  }
  const decidesAt = new Date(placedAt.getTime() + delay * 1000);
  return { state: 'pending', delay_seconds: delay, accepted_at: null, decides_at: decidesAt } as const;
}

/** Makes the rows of a coupon whose stake is taken, or reserved until it is decided. */
export function takenRows(submission: Submission, taken: TakenCoupon, placedAt: Date): NewCoupon {
  const { placement } = submission;
  const { prepaid } = taken.funding;
  const coupon = {
    ...couponRow(submission, taken, placedAt),
    ...stateOf(taken, placedAt),
    max_stake: taken.maxStake,
    offer_of: placement.offerOf ?? null,
    prepaid_amount: prepaid > 0n ? prepaid : null,
    prepaid_until: prepaid > 0n ? coverDeadline(placedAt) : null,
  };
  const legs = taken.legs.map((leg, index) => ({
    ...legRow(leg, { shown: placement.legs[index]?.shown ?? leg.now, at: placedAt }),
    // A coupon in review doesn't wait for results yet.
    ...(taken.isInReview ? { status_id: -2 } : {}),
  }));
  return { coupon, legs };
}

/** A placement that moves no money, and why. */
export interface RefusedPlacement {
  readonly state: 'rejected' | 'needsConfirm';
  readonly refusal: CouponRefusal;
}

/** Makes the rows of a refused placement, with the data of its legs that the book still has. */
export function refusedRows(
  submission: Submission,
  { state, refusal }: RefusedPlacement,
  { book, placedAt }: { readonly book: LineBook; readonly placedAt: Date },
): NewCoupon {
  const { request, account, placement } = submission;
  const terms = plainTerms(placement, isBettingCurrency(account.iso) ? payoutCap(account.iso) : 0n);
  const shown = placement.legs.map((leg) => ({ ...leg, odds: leg.shown, banker: leg.isBanker }));
  const legs = placement.legs.flatMap((leg, index) => {
    const bet = request.body.bets[index];
    return bet ? [refusedLegRow({ book, placedAt }, bet, leg)] : [];
  });
  const coupon = couponRow(submission, { terms, coupon: couponOfTerms(terms, shown) }, placedAt);
  return { coupon: { ...coupon, state, refusal }, legs };
}
