import type { CouponRefusal } from '@touchline/contract';
import type { BookParts } from './couponParts.ts';
import { couponOfTerms } from './payoutTerms.ts';
import type { Trx } from '../db/database.ts';
import { KeyMismatchError } from '../wallet/idempotency.ts';
import { couponRow, type Submission } from './couponRows.ts';
import { legRow, refusedLegRow } from './legRows.ts';
import { offeredCoupon, type CouponWithLegs } from './coupons.store.ts';
import { bookStake } from './funds.ts';
import type { OpenLeg } from './legFaults.ts';
import { liveDelaySeconds } from './liveDelay.ts';
import { insertCoupon, type NewCoupon } from './newCoupon.store.ts';
import { endOffer } from './offers.ts';
import { coverDeadline } from './prepaid/prepaid.service.ts';
import { plainTerms, type TakenStake } from './stake.ts';
import { isBettingCurrency, payoutCap } from './stakeLimits.ts';

interface TakenCoupon extends TakenStake {
  readonly legs: readonly OpenLeg[];
}

/** Returns when a coupon is decided, and its state until then. */
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

/** Makes the rows of a coupon whose stake is taken, or reserved until it is decided. */
export function takenRows(submission: Submission, taken: TakenCoupon, placedAt: Date): NewCoupon {
  const { asked } = submission;
  const { prepaid } = taken.funding;
  const coupon = {
    ...couponRow(submission, taken, placedAt),
    ...course(taken, placedAt),
    max_stake: taken.maxStake,
    offer_of: asked.offerOf ?? null,
    prepaid_amount: prepaid > 0n ? prepaid : null,
    prepaid_until: prepaid > 0n ? coverDeadline(placedAt) : null,
  };
  const legs = taken.legs.map((leg, index) => ({
    ...legRow(leg, asked.legs[index]?.shown ?? leg.now),
    // A coupon in review doesn't wait for results yet.
    ...(taken.isInReview ? { status_id: -2 } : {}),
  }));
  return { coupon, legs };
}

/** Stores a coupon and takes its stake, or reserves it while the coupon waits. */
export async function storeTaken(
  { now }: BookParts,
  trx: Trx,
  submission: Submission,
  taken: TakenCoupon,
): Promise<CouponWithLegs> {
  const stored = await insert(trx, takenRows(submission, taken, now()));
  await bookStake(trx, stored.coupon, stored.coupon.placed_at);
  await endTakenOffer(trx, stored);
  return stored;
}

/** Records in an accepted offer the coupon that accepted it. */
async function endTakenOffer(
  trx: Trx,
  { coupon: { id, account_id, offer_of } }: CouponWithLegs,
): Promise<void> {
  const offered = offer_of === null ? undefined : await offeredCoupon(trx, account_id, offer_of);
  if (offered) await endOffer(trx, offered, { takenBy: String(id) });
}

/** Stores a placement that moved no money, with the reason. */
export function storeRefused(
  { book, now }: BookParts,
  trx: Trx,
  submission: Submission,
  { state, refusal }: { readonly state: 'rejected' | 'needsConfirm'; readonly refusal: CouponRefusal },
): Promise<CouponWithLegs> {
  const { request, account, asked } = submission;
  const terms = plainTerms(asked, isBettingCurrency(account.iso) ? payoutCap(account.iso) : 0n);
  const shown = asked.legs.map((leg) => ({ ...leg, odds: leg.shown, banker: leg.isBanker }));
  const rows = asked.legs.flatMap((leg, index) => {
    const bet = request.body.bets[index];
    return bet ? [refusedLegRow(book, bet, leg)] : [];
  });
  const coupon = couponRow(submission, { terms, coupon: couponOfTerms(terms, shown) }, now());
  return insert(trx, { coupon: { ...coupon, state, refusal }, legs: rows });
}

/** The key was looked up under the account's lock, so only a placement on another account can conflict. */
async function insert(trx: Trx, rows: NewCoupon): Promise<CouponWithLegs> {
  const stored = await insertCoupon(trx, rows);
  if (stored) return stored;
  throw new KeyMismatchError(`The key ${rows.coupon.key} came before with another account.`);
}
