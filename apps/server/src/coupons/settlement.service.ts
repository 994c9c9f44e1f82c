import type { Logger } from 'pino';
import type { Trx } from '../db/database.ts';
import type { CouponParts } from './couponParts.ts';
import { lockCoupon, updateLeg, type CouponWithLegs, type LegRow } from './coupons.store.ts';
import { isHalfResult, isOnQuarterLine, takesCoefficient } from './legResults.ts';
import { payDecided } from './payable.ts';

export interface SettlementParts extends CouponParts {
  /** Hears of results that a leg can't have. */
  readonly log: Pick<Logger, 'error'>;
}

export interface SettledCoupon {
  readonly playerId: bigint;
  readonly accountId: bigint;
  /** Whether money moved: a leg can get its result while the coupon stays open. */
  readonly isSettled: boolean;
}

/**
 * Writes the results that the book knows to the open legs of a coupon, and pays it when they decide it. Once-only
 * by the coupon's lock and state: of a coupon that one lost leg has settled, the other legs get their results only.
 * Answers undefined when nothing new is known of it.
 */
export async function settleOne(
  parts: SettlementParts,
  couponId: bigint,
): Promise<SettledCoupon | undefined> {
  return parts.db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    if (!held) return undefined;
    const { coupon } = held;
    const legs = await writeResults(parts, trx, held);
    if (!legs && coupon.prepaid_amount === null) return undefined;
    const rows = { coupon, legs: legs ?? held.legs };
    const isSettled = coupon.state === 'accepted' && (await payDecided(trx, rows, parts.now()));
    return legs || isSettled
      ? { playerId: coupon.player_id, accountId: coupon.account_id, isSettled }
      : undefined;
  });
}

/** The legs after the new results are written; undefined when none is new. */
async function writeResults(
  parts: SettlementParts,
  trx: Trx,
  { legs }: CouponWithLegs,
): Promise<readonly LegRow[] | undefined> {
  let isNew = false;
  const decided: LegRow[] = [];
  for (const leg of legs) {
    const isOpen = leg.status_id === -1;
    const said = isOpen || leg.status_beneath === -1 ? resultOf(parts, leg) : undefined;
    decided.push({ ...leg, ...(isOpen ? said : undefined) });
    if (!said) continue;
    if (!isOpen) {
      // A void leg has its result in reserve, should its cancellation be lifted.
      await updateLeg(trx, leg, { status_beneath: said.status_id, coef_beneath: said.settled_coef });
      continue;
    }
    isNew = true;
    const score = parts.book.match(Number(leg.game_id))?.score;
    await updateLeg(trx, leg, { ...said, final_score: score ? JSON.stringify(score) : null });
  }
  return isNew ? decided : undefined;
}

/**
 * What the book knows of a leg; undefined while that is nothing. A result that the leg can't have is a fault of the feed,
 * by which no coupon may be paid: the leg waits for an operator's result then.
 */
function resultOf(
  { book, log }: SettlementParts,
  leg: LegRow,
): Pick<LegRow, 'status_id' | 'settled_coef'> | undefined {
  const result = book.result(leg.selection_id);
  if (result === undefined) return undefined;
  const settledCoef = book.settledCoef(leg.selection_id);
  const isPossible =
    (!isHalfResult(result) || isOnQuarterLine(leg.line)) &&
    (settledCoef === undefined || takesCoefficient(result, settledCoef));
  if (isPossible) return { status_id: result, settled_coef: settledCoef ?? null };
  log.error(
    { couponId: String(leg.coupon_id), selectionId: leg.selection_id, result, settledCoef },
    'The feed gave a result that the leg cannot have: publish the result of its market.',
  );
  return undefined;
}
