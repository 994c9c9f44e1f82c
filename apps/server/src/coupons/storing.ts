import type { CouponRefusal } from '@touchline/contract';
import { couponOfTerms } from './payoutTerms.ts';
import type { Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { couponRow, legRow, refusedLegRow, type Submission } from './couponRows.ts';
import { insertCoupon } from './coupons.store.ts';
import { holdStake, takeStake } from './funds.ts';
import type { OpenLeg } from './legFaults.ts';
import { liveDelaySeconds } from './liveDelay.ts';
import { coverDeadline } from './prepaid/prepaid.service.ts';
import { plainTerms, type TakenStake } from './stake.ts';
import { isBettingCurrency, payoutCap } from './stakeLimits.ts';

interface StoringParts {
  readonly book: LineBook;
  readonly now: () => Date;
}

interface TakenCoupon extends TakenStake {
  readonly legs: readonly OpenLeg[];
}

/** When a coupon is decided, and in which state it is until then. */
function course({ legs, isInReview }: TakenCoupon, placedAt: Date) {
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

/** Stores a coupon whose stake is set aside now, and taken unless it has to wait. Answers its id. */
export async function storeTaken(
  { now }: StoringParts,
  trx: Trx,
  submission: Submission,
  taken: TakenCoupon,
): Promise<bigint> {
  const { asked, account } = submission;
  const placedAt = now();
  const { prepaid } = taken.funding;
  const row = {
    ...couponRow(submission, taken, placedAt),
    ...course(taken, placedAt),
    max_stake: taken.maxStake,
    offer_of: asked.offerOf ?? null,
    prepaid_amount: prepaid > 0n ? prepaid : null,
    prepaid_until: prepaid > 0n ? coverDeadline(placedAt) : null,
  };
  const legs = taken.legs.map((leg, index) => ({
    ...legRow(leg, asked.legs[index]?.shown ?? leg.now),
    // What waits for an operator waits for no results yet.
    ...(taken.isInReview ? { status_id: -2 } : {}),
  }));
  const id = await insertCoupon(trx, row, legs);
  const coupon = { ...row, id, account_id: account.id };
  await holdStake(trx, coupon, placedAt);
  if (row.state === 'accepted') await takeStake(trx, coupon, placedAt);
  return id;
}

/** Stores a placement that moved no money, with the reason. Answers its id. */
export function storeRefused(
  { book, now }: StoringParts,
  trx: Trx,
  submission: Submission,
  { state, refusal }: { readonly state: 'rejected' | 'needsConfirm'; readonly refusal: CouponRefusal },
): Promise<bigint> {
  const { request, account, asked } = submission;
  const terms = plainTerms(asked, isBettingCurrency(account.iso) ? payoutCap(account.iso) : 0n);
  const shown = asked.legs.map((leg) => ({ ...leg, odds: leg.shown, banker: leg.isBanker }));
  const rows = asked.legs.flatMap((leg, index) => {
    const bet = request.body.bets[index];
    return bet ? [refusedLegRow(book, bet, leg)] : [];
  });
  const coupon = couponRow(submission, { terms, coupon: couponOfTerms(terms, shown) }, now());
  return insertCoupon(trx, { ...coupon, state, refusal: JSON.stringify(refusal) }, rows);
}
