import type { CouponRefusal } from '@touchline/contract';
import type { Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { limitRefusal, type SportLeg } from '../limits/limits.service.ts';
import { KeyMismatchError, requestHash } from '../wallet/idempotency.ts';
import type { LockedAccount } from '../wallet/ledger.ts';
import { lockOwnAccount } from '../wallet/ownAccount.ts';
import { askedOf } from './asked.ts';
import type { CouponParts } from './couponParts.ts';
import type { PlacementRequest, Submission } from './couponRows.ts';
import { couponByKey, type CouponWithLegs } from './coupons.store.ts';
import { judgeLegs, type Judgement } from './judgement.ts';
import { isLive } from './legFaults.ts';
import { judgeOffer } from './offers.ts';
import { askedTerms, placeAtOnce } from './placeAtOnce.ts';
import { judgeStake } from './stake.ts';
import { storeRefused, storeTaken } from './storing.ts';

/**
 * Places a coupon once per key, and returns the result: accepted, pending for its live delay, in review, to be
 * confirmed, or rejected with every reason. Throws a ProblemError on an invalid request, and a KeyMismatchError on a
 * key used for another one.
 */
export async function placeCoupon(parts: CouponParts, request: PlacementRequest): Promise<CouponWithLegs> {
  const atOnce = request.closed ? undefined : await placeAtOnce(parts, request);
  return atOnce ?? placeUnderLock(parts, request);
}

/**
 * Places a coupon with its account locked: a request with the same key waits for the lock and then finds the coupon.
 */
function placeUnderLock(parts: CouponParts, request: PlacementRequest): Promise<CouponWithLegs> {
  const { playerId, key, body } = request;
  return parts.db.transaction().execute(async (trx) => {
    const account = await lockOwnAccount(trx, playerId, body.accountId);
    const before = await couponByKey(trx, playerId, key);
    if (before) return sameRequest(before, request);
    const asked = askedOf(body, account.iso);
    return decideSubmission(parts, trx, { request, account, asked });
  });
}

function sameRequest(before: CouponWithLegs, { key, body }: PlacementRequest): CouponWithLegs {
  if (before.coupon.request_hash === requestHash({ call: 'placeCoupon', body })) return before;
  throw new KeyMismatchError(`The key ${key} came before with another request.`);
}

/** Checks the site, blocks and limits first, then legs, prices, amounts and funds. */
async function decideSubmission(
  parts: CouponParts,
  trx: Trx,
  submission: Submission<LockedAccount>,
): Promise<CouponWithLegs> {
  const limited = submission.request.closed ?? (await limitsOf(parts, trx, submission));
  if (limited) return storeRefused(parts, trx, submission, { state: 'rejected', refusal: limited });
  const judgement = await judge(parts, trx, submission);
  if (judgement.verdict !== 'accept') {
    const state = judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
    return storeRefused(parts, trx, submission, { state, refusal: judgement.refusal });
  }
  const stake = await judgeStake(parts, trx, submission, judgement.legs);
  if ('code' in stake) return storeRefused(parts, trx, submission, { state: 'rejected', refusal: stake });
  return storeTaken(parts, trx, submission, { ...stake, legs: judgement.legs });
}

function limitsOf(
  { book, now }: CouponParts,
  trx: Trx,
  { account, asked }: Submission<LockedAccount>,
): Promise<CouponRefusal | undefined> {
  return limitRefusal(trx, {
    account,
    // A promo code isn't the player's money.
    amount: asked.promoCode === undefined ? asked.amount : 0n,
    isHeld: false,
    legs: asked.legs.flatMap(({ selectionId }) => sportLeg(book, selectionId)),
    now: now(),
  });
}

/** A leg that isn't in the book is refused for that reason. */
function sportLeg(book: LineBook, selectionId: string): SportLeg[] {
  const found = book.bettable(selectionId);
  if (!found.ok) return [];
  return [{ selectionId, sportId: found.match.sportId, isLive: isLive(found) }];
}

/** An operator's offer has its own prices; all other coupons use those of the book. */
async function judge(parts: CouponParts, trx: Trx, submission: Submission): Promise<Judgement> {
  const terms = askedTerms(submission);
  if (submission.asked.offerOf === undefined) return judgeLegs(parts.book, submission.asked.legs, terms);
  return judgeOffer(parts, trx, submission, { ...terms, changeCoefAction: 1 });
}
