import { type Trx, ProblemError } from '../../../kernel/index.ts';
import type { LineBook } from '../../feed/lineBook.ts';
import { withClosures } from '../../marketClosures/followClosures.ts';
import { lockAccountOf } from '../../../ledger/index.ts';
import { heldLimitRefusal } from '../decision/couponLimits.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { lockCoupon, letLegsWait, updateCoupon, type CouponWithLegs } from '../coupons.store.ts';
import { refuse } from '../decision/refuse.ts';
import { takeStake } from '../stakes/funds.ts';
import { couponRefusal, isLive } from '../placement/openLegs.ts';
import { offerOf, type ReviewAnswer } from './reviewAnswer.ts';

export type { ReviewAnswer } from './reviewAnswer.ts';

const REFUSED = couponRefusal('OPERATOR', 'We can’t accept this stake: lower it to the maximum.');
const OFFERED = couponRefusal(
  'OPERATOR',
  'We offer different terms for this stake: check the offer to accept it.',
);
const TOO_LATE = couponRefusal(
  'OPERATOR',
  'Your bet wasn’t reviewed before the match began: place another bet.',
);

const problem = (code: string, message: string) => new ProblemError(409, code, message);

/**
 * Applies an operator's answer: the reserved stake is taken at the requested prices, or released, with an offer that
 * the player may accept once. Returns the coupon's player. Throws a ProblemError: 409 if the coupon waits for no
 * answer or a leg is closed, 400 on an invalid offer.
 * @param record called in the answer's transaction
 */
export function answerReview(
  deps: CouponDeps,
  couponId: bigint,
  answer: ReviewAnswer,
  record: (trx: Trx) => Promise<void> = () => Promise.resolve(),
): Promise<bigint> {
  return withClosures(deps, () => applyAnswer(deps, couponId, answer, record));
}

function applyAnswer(
  { db, book, now }: CouponDeps,
  couponId: bigint,
  answer: ReviewAnswer,
  record: (trx: Trx) => Promise<void>,
): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['review']);
    if (!held)
      throw problem(
        'NOT_IN_REVIEW',
        'This coupon isn’t under review: it was already decided, or doesn’t need a review.',
      );
    if (answer.kind === 'accepted') await accept(trx, book, held, now());
    else if (answer.kind === 'refused') {
      await refuse(trx, held.coupon, { state: 'rejected', refusal: REFUSED }, now());
    } else {
      const offer = JSON.stringify(offerOf(held, answer, now()));
      await refuse(trx, held.coupon, { state: 'needsConfirm', refusal: OFFERED, offer }, now());
    }
    await record(trx);
    return held.coupon.player_id;
  });
}

/** Returns legs that have begun or are not offered. */
function closedLegs(book: LineBook, { legs }: CouponWithLegs): readonly string[] {
  return legs.flatMap(({ selection_id }) => {
    const found = book.bettable(selection_id);
    return found.ok && !isLive(found) ? [] : [selection_id];
  });
}

async function accept(trx: Trx, book: LineBook, rows: CouponWithLegs, now: Date): Promise<void> {
  const { coupon } = rows;
  const account = await lockAccountOf(trx, coupon);
  const limited = await heldLimitRefusal(trx, account, rows, now);
  if (limited) return refuse(trx, coupon, { state: 'rejected', refusal: limited }, now);
  const closed = closedLegs(book, rows);
  if (closed.length > 0) {
    throw problem(
      'LEG_CLOSED',
      `${closed.join(', ')} can't be bet on now: wait until it opens, or refuse the coupon.`,
    );
  }
  await takeStake(trx, coupon, now);
  await letLegsWait(trx, coupon.id);
  await updateCoupon(trx, coupon.id, { state: 'accepted', accepted_at: now });
}

/**
 * Refuses a coupon in review once one of its matches has begun; returns its player, or undefined if it can wait
 * longer or was answered.
 */
export async function closeReview(
  { db, book, now }: CouponDeps,
  couponId: bigint,
): Promise<bigint | undefined> {
  return db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['review']);
    if (!held || !held.legs.some((leg) => hasBegun(book, leg.selection_id, leg.starts_at, now()))) {
      return undefined;
    }
    await refuse(trx, held.coupon, { state: 'rejected', refusal: TOO_LATE }, now());
    return held.coupon.player_id;
  });
}

function hasBegun(book: LineBook, selectionId: string, startsAt: Date, now: Date): boolean {
  const found = book.bettable(selectionId);
  return found.ok ? isLive(found) : found.code !== 'MARKET_SUSPENDED' || startsAt <= now;
}
