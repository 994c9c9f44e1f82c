import { combinationCount, type Coupon, type StakeBounds } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../../../kernel/index.ts';
import { isBonusAccount } from '../../../ledger/index.ts';
import { amountRefusal, blockStakesRefusal, boundsOf, currencyRefusal } from '../stakes/amounts.ts';
import type { ParsedPlacement } from './parsePlacement.ts';
import { hyperBonusOf, offersBonusBet } from '../stakes/bonuses.ts';
import type { BookDeps } from '../couponDeps.ts';
import type { Submission } from './submission.ts';
import { boostOf } from '../expresses/expresses.service.ts';
import { couponRefusal, isLive, ruleLeg, type OpenLeg } from './openLegs.ts';
import { couponOfTerms, type PayoutTerms } from '../settlement/payoutTerms.ts';
import { advanceLegsRefusal } from '../prepaid/prepaid.service.ts';
import { payoutCap } from '../stakes/stakeLimits.ts';

/** A stake within its bounds, with the promised terms. */
export interface CheckedStake {
  readonly terms: PayoutTerms;
  readonly coupon: Coupon;
  /** Maximum stake; null if none was checked. */
  readonly maxStake: bigint | null;
  /** True if the stake is above the maximum and needs an operator's answer. */
  readonly isInReview: boolean;
}

/** Returns the terms of a coupon without bonuses. */
export function plainTerms(asked: ParsedPlacement, maxPayout: bigint): PayoutTerms {
  const { typeId, amount, systemValue, blockStakes, promoCode } = asked;
  return {
    typeId,
    amount,
    maxPayout,
    isPromo: promoCode !== undefined,
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(blockStakes ? { blockStakes } : {}),
  };
}

/** Returns the terms with the requested bonuses that the coupon qualifies for, or why it doesn't. */
async function termsOf(
  { book, now }: BookDeps,
  db: Db | Trx,
  { request, account, placement }: Submission,
  legs: readonly OpenLeg[],
): Promise<PayoutTerms | CouponRefusal> {
  const terms = plainTerms(placement, payoutCap(account.iso));
  const odds = legs.map((leg) => leg.now);
  if (placement.hasBonusBet && !offersBonusBet(request.site, placement.typeId, legs)) {
    return couponRefusal('COUPON_SHAPE', 'The bonus bet is no longer available for this coupon: remove it.');
  }
  const { expressId } = placement;
  const boostPercent =
    expressId === undefined ? undefined : await boostOf({ db, book, now }, expressId, placement.legs);
  if (expressId !== undefined && boostPercent === undefined) {
    return couponRefusal(
      'COUPON_SHAPE',
      'This is no longer the express of the day: place it without the boost, or choose another one.',
    );
  }
  const isOwnMoney =
    placement.promoCode === undefined && placement.prepaid === 0n && !isBonusAccount(account);
  const { typeId, amount, hasBonusBet } = placement;
  const question = { typeId, iso: account.iso, odds, amount, isOwnMoney, hasBonusBet };
  const boost = boostPercent === undefined ? {} : { boostPercent };
  const hyperBonus = hyperBonusOf(request.site, { ...question, ...boost });
  return { ...terms, hasBonusBet, ...boost, ...(hyperBonus ? { hyperBonus } : {}) };
}

/** Returns whether a VIP bet may exceed the maximum: pre-match only, on sites that offer it. */
function mayPassMaximum({ request, placement }: Submission, legs: readonly OpenLeg[]): boolean {
  return placement.isVip && request.site.showVipBet && legs.every((leg) => !isLive(leg));
}

function amountsRefusal(
  { account, placement }: Submission,
  coupon: Coupon,
  bounds: StakeBounds,
): CouponRefusal | undefined {
  return (
    amountRefusal(placement.amount, bounds, account.iso) ?? blockStakesRefusal(placement, coupon, account.iso)
  );
}

/**
 * Checks currency, advance, bonuses and amounts of a coupon with valid legs and prices, regardless of funds. Returns
 * the stake or the refusal. An operator's offer has no maximum.
 */
export async function checkStake(
  deps: BookDeps,
  db: Db | Trx,
  submission: Submission,
  legs: readonly OpenLeg[],
): Promise<CheckedStake | CouponRefusal> {
  const { request, account, placement } = submission;
  const closed = currencyRefusal(account.iso);
  if (closed) return closed;
  const late = placement.prepaid > 0n ? advanceLegsRefusal(legs, deps.now()) : undefined;
  if (late) return late;
  const terms = await termsOf(deps, db, submission, legs);
  if ('code' in terms) return terms;

  const coupon = couponOfTerms(terms, legs.map(ruleLeg));
  const bounds = boundsOf({
    typeId: placement.typeId,
    iso: account.iso,
    site: request.site,
    lines: combinationCount(coupon),
    legs,
    isBonusAccount: isBonusAccount(account),
  });
  const maxStake = placement.offerOf === undefined ? bounds.maxMinor : null;
  const isInReview = maxStake !== null && placement.amount > maxStake && mayPassMaximum(submission, legs);
  const refusal = amountsRefusal(submission, coupon, { ...bounds, maxMinor: isInReview ? null : maxStake });
  return refusal ?? { terms, coupon, maxStake, isInReview };
}
