import type { CouponRefusal } from '@touchline/contract';
import type { Db, Trx } from '../db/database.ts';
import type { LineBook } from '../feed/lineBook.ts';
import { ProblemError } from '../http/problem.ts';
import { limitRefusal, type SportLeg } from '../limits/limits.service.ts';
import { runOnce } from '../wallet/idempotency.ts';
import { capture, hold, lockAccount, type LockedAccount } from '../wallet/ledger.ts';
import { askedOf, moneyRefusal } from './asked.ts';
import { couponRow, legRow, refusedLegRow, type PlacementRequest, type Submission } from './couponRows.ts';
import { couponByKey, insertCoupon, type CouponWithLegs } from './coupons.store.ts';
import { judgeLegs, type OpenLeg } from './judgement.ts';
import { liveDelaySeconds } from './liveDelay.ts';

export interface PlacementParts {
  readonly db: Db;
  readonly book: LineBook;
  /** The server's clock. */
  readonly now: () => Date;
}

/**
 * Places a coupon once for a player's key, however often it comes, and answers what became of it: accepted,
 * pending for its live delay, to be confirmed, or rejected with every reason.
 * Throws a ProblemError on a request that makes no coupon, and a KeyMismatchError on a key used for another.
 */
export async function placeCoupon(parts: PlacementParts, request: PlacementRequest): Promise<CouponWithLegs> {
  const { playerId, key, body } = request;
  await runOnce(parts.db, { playerId, key, call: 'placeCoupon', body }, async (trx) => {
    const account = await ownAccount(trx, request);
    const asked = askedOf(body, account.iso);
    return String(await decideSubmission(parts, trx, { request, account, asked }));
  });
  const placed = await couponByKey(parts.db, playerId, key);
  if (!placed) throw new Error(`The coupon of key ${key} is not there after its placement.`);
  return placed;
}

async function ownAccount(trx: Trx, { playerId, body }: PlacementRequest): Promise<LockedAccount> {
  const account = /^\d{1,18}$/.test(body.accountId)
    ? await lockAccount(trx, BigInt(body.accountId))
    : undefined;
  if (account?.playerId !== playerId) {
    throw new ProblemError(
      404,
      'ACCOUNT_NOT_FOUND',
      'There is no such account of yours: choose another account.',
    );
  }
  return account;
}

async function decideSubmission(parts: PlacementParts, trx: Trx, submission: Submission): Promise<bigint> {
  const { request, account, asked } = submission;
  const limited = await limitRefusal(trx, {
    account,
    amount: asked.amount,
    isHeld: false,
    legs: asked.legs.flatMap(({ selectionId }) => sportLeg(parts.book, selectionId)),
    now: parts.now(),
  });
  if (limited) return storeRefused(parts, trx, submission, 'rejected', limited);
  const judgement = judgeLegs(parts.book, asked.legs, { ...request.body, typeId: asked.typeId });
  if (judgement.verdict !== 'accept') {
    const state = judgement.verdict === 'confirm' ? 'needsConfirm' : 'rejected';
    return storeRefused(parts, trx, submission, state, judgement.refusal);
  }
  const refusal = moneyRefusal(asked, account);
  if (refusal) return storeRefused(parts, trx, submission, 'rejected', refusal);
  return storeTaken(parts, trx, submission, judgement.legs);
}

/** A leg that the book doesn't offer now is refused for that. */
function sportLeg(book: LineBook, selectionId: string): SportLeg[] {
  const found = book.bettable(selectionId);
  if (!found.ok) return [];
  return [{ selectionId, sportId: found.match.sportId, isLive: found.market.producer === 'live' }];
}

async function storeTaken(
  parts: PlacementParts,
  trx: Trx,
  submission: Submission,
  legs: readonly OpenLeg[],
): Promise<bigint> {
  const { account, asked } = submission;
  const placedAt = parts.now();
  const rows = legs.map((leg, index) => legRow(leg, asked.legs[index]?.shown ?? leg.now));
  const delaySeconds = liveDelaySeconds(rows.map((row) => ({ sportId: row.sport_id, isLive: row.is_live })));
  const isPending = delaySeconds > 0;
  const id = await insertCoupon(
    trx,
    {
      ...couponRow(
        submission,
        legs.map(({ now }) => now),
        placedAt,
      ),
      state: isPending ? 'pending' : 'accepted',
      accepted_at: isPending ? null : placedAt,
      delay_seconds: delaySeconds,
      decides_at: isPending ? new Date(placedAt.getTime() + delaySeconds * 1000) : null,
    },
    rows,
  );
  await hold(trx, { accountId: account.id, amount: asked.amount, ref: String(id), at: placedAt });
  if (!isPending) await capture(trx, String(id), placedAt);
  return id;
}

function storeRefused(
  parts: PlacementParts,
  trx: Trx,
  submission: Submission,
  state: 'rejected' | 'needsConfirm',
  refusal: CouponRefusal,
): Promise<bigint> {
  const shown = submission.asked.legs.map((leg) => leg.shown);
  const rows = submission.request.body.bets.map((bet, index) => refusedLegRow(parts.book, bet, shown[index]));
  const coupon = couponRow(submission, shown, parts.now());
  return insertCoupon(trx, { ...coupon, state, refusal: JSON.stringify(refusal) }, rows);
}
