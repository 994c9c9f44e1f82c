import { couponLines, type Coupon, type StakeBounds } from '@touchline/betting';
import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../db/database.ts';
import { isBonusAccount, type LockedAccount } from '../wallet/ledger.ts';
import { amountRefusal, blockStakesRefusal, boundsOf, currencyRefusal } from './amounts.ts';
import type { Asked } from './asked.ts';
import { hyperBonusOf, offersBonusBet } from './bonuses.ts';
import type { BookParts } from './couponParts.ts';
import type { Submission } from './couponRows.ts';
import { boostOf } from './expresses/expresses.service.ts';
import { fundsOf, type Funding } from './funds.ts';
import { couponRefusal, isLive, ruleLeg, type OpenLeg } from './legFaults.ts';
import { couponOfTerms, type PayoutTerms } from './payoutTerms.ts';
import { advanceLegsRefusal } from './prepaid/prepaid.service.ts';
import { payoutCap } from './stakeLimits.ts';

/** An accepted stake: the promised terms, and the sources of the money. */
export interface TakenStake {
  readonly terms: PayoutTerms;
  readonly coupon: Coupon;
  readonly funding: Funding;
  /** Maximum stake; null if none was checked. */
  readonly maxStake: bigint | null;
  /** Whether the stake is above the maximum and needs an operator's answer. */
  readonly isInReview: boolean;
}

/** Returns the terms of a coupon without bonuses. */
export function plainTerms(asked: Asked, maxPayout: bigint): PayoutTerms {
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
  { book, now }: BookParts,
  db: Db | Trx,
  { request, account, asked }: Submission,
  legs: readonly OpenLeg[],
): Promise<PayoutTerms | CouponRefusal> {
  const terms = plainTerms(asked, payoutCap(account.iso));
  const odds = legs.map((leg) => leg.now);
  if (asked.hasBonusBet && !offersBonusBet(request.site, asked.typeId, odds)) {
    return couponRefusal('COUPON_SHAPE', 'The bonus bet is no longer available for this coupon: remove it.');
  }
  const { expressId } = asked;
  const boostPercent =
    expressId === undefined ? undefined : await boostOf({ db, book, now }, expressId, asked.legs);
  if (expressId !== undefined && boostPercent === undefined) {
    return couponRefusal(
      'COUPON_SHAPE',
      'This is no longer the express of the day: place it without the boost, or choose another one.',
    );
  }
  const isOwnMoney = asked.promoCode === undefined && asked.prepaid === 0n;
  const question = { typeId: asked.typeId, iso: account.iso, odds, amount: asked.amount, isOwnMoney };
  const boost = boostPercent === undefined ? {} : { boostPercent };
  const hyperBonus = hyperBonusOf({ ...question, ...boost });
  return { ...terms, hasBonusBet: asked.hasBonusBet, ...boost, ...(hyperBonus ? { hyperBonus } : {}) };
}

/** Whether a VIP bet may exceed the maximum: pre-match only, on sites that offer it. */
function mayPassMaximum({ request, asked }: Submission, legs: readonly OpenLeg[]): boolean {
  return asked.isVip && request.site.showVipBet && legs.every((leg) => !isLive(leg));
}

function amountsRefusal(submission: Submission, bounds: StakeBounds): CouponRefusal | undefined {
  const { account, asked } = submission;
  return amountRefusal(asked.amount, bounds, account.iso) ?? blockStakesRefusal(asked, account.iso);
}

/**
 * Judges the stake of a coupon with valid legs and prices: bonuses, amounts, then funds. Returns the accepted stake
 * or the refusal.
 */
export async function judgeStake(
  parts: BookParts,
  trx: Trx,
  submission: Submission<LockedAccount>,
  legs: readonly OpenLeg[],
): Promise<TakenStake | CouponRefusal> {
  const judged = await judgeAmount(parts, trx, submission, legs);
  if ('code' in judged) return judged;
  const funding = await fundsOf(parts, trx, submission);
  return 'code' in funding ? funding : { ...judged, funding };
}

/** Judges bonuses and amounts, regardless of funds. An operator's offer has no maximum. */
export async function judgeAmount(
  parts: BookParts,
  db: Db | Trx,
  submission: Submission,
  legs: readonly OpenLeg[],
): Promise<Omit<TakenStake, 'funding'> | CouponRefusal> {
  const { request, account, asked } = submission;
  const closed = currencyRefusal(account.iso);
  if (closed) return closed;
  const late = asked.prepaid > 0n ? advanceLegsRefusal(legs, parts.now()) : undefined;
  if (late) return late;
  const terms = await termsOf(parts, db, submission, legs);
  if ('code' in terms) return terms;

  const coupon = couponOfTerms(terms, legs.map(ruleLeg));
  const bounds = boundsOf({
    typeId: asked.typeId,
    iso: account.iso,
    site: request.site,
    lines: couponLines(coupon),
    legs,
    isBonusAccount: isBonusAccount(account),
  });
  const maxStake = asked.offerOf === undefined ? bounds.maxMinor : null;
  const isInReview = maxStake !== null && asked.amount > maxStake && mayPassMaximum(submission, legs);
  const refusal = amountsRefusal(submission, { ...bounds, maxMinor: isInReview ? null : maxStake });
  return refusal ?? { terms, coupon, maxStake, isInReview };
}
