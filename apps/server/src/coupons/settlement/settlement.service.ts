import type { Logger } from 'pino';
import type { Trx } from '../../db/database.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { lockCoupon, updateLeg, type CouponWithLegs, type LegRow } from '../coupons.store.ts';
import { isHalfResult, isOnQuarterLine, takesCoefficient } from './legResults.ts';
import { payDecided } from './payable.ts';

export interface SettlementDeps extends CouponDeps {
  /** Logs results that a leg can't have. */
  readonly log: Pick<Logger, 'error'>;
}

export interface SettledCoupon {
  readonly playerId: bigint;
  readonly accountId: bigint;
  /** True if money moved. A leg can get its result while the coupon remains open. */
  readonly isSettled: boolean;
}

/**
 * Writes the results in the book to the open legs of a coupon, and pays it if they decide it. The coupon's lock and
 * state ensure that this happens once: if a lost leg has already settled the coupon, the other legs only get their
 * results. Returns undefined without new results.
 */
export async function settleOne(deps: SettlementDeps, couponId: bigint): Promise<SettledCoupon | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const held = await lockCoupon(trx, couponId, ['accepted', 'settled', 'sold']);
    if (!held) return undefined;
    const { coupon } = held;
    const legs = await writeResults(deps, trx, held);
    if (!legs && coupon.prepaid_amount === null) return undefined;
    const rows = { coupon, legs: legs ?? held.legs };
    const isSettled = coupon.state === 'accepted' && (await payDecided(trx, rows, deps.now()));
    return legs || isSettled
      ? { playerId: coupon.player_id, accountId: coupon.account_id, isSettled }
      : undefined;
  });
}

/** Writes new results and returns the legs; undefined without new results. */
async function writeResults(
  deps: SettlementDeps,
  trx: Trx,
  { legs }: CouponWithLegs,
): Promise<readonly LegRow[] | undefined> {
  let isNew = false;
  const decided: LegRow[] = [];
  for (const leg of legs) {
    const isOpen = leg.status_id === -1;
    const said = isOpen || leg.status_beneath === -1 ? resultOf(deps, leg) : undefined;
    decided.push({ ...leg, ...(isOpen ? said : undefined) });
    if (!said) continue;
    if (!isOpen) {
      // The result of a void leg is stored for the case that its cancellation is lifted.
      await updateLeg(trx, leg, { status_beneath: said.status_id, coef_beneath: said.settled_coef });
      continue;
    }
    isNew = true;
    const score = deps.book.match(Number(leg.game_id))?.score;
    await updateLeg(trx, leg, { ...said, final_score: score ? JSON.stringify(score) : null });
  }
  return isNew ? decided : undefined;
}

/**
 * Returns the result of a leg in the book; undefined without one. An impossible result is a fault of the feed, by
 * which no coupon may be paid: the leg then waits for an operator's result.
 */
function resultOf(
  { book, log }: SettlementDeps,
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
