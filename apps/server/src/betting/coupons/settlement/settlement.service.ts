import type { Logger } from 'pino';
import { eventsOnMarkets } from '../../betActions/corrections/publishedEvents.ts';
import type { Trx } from '../../../kernel/index.ts';
import type { CouponDeps } from '../couponDeps.ts';
import { lockCoupon, updateLeg, type CouponWithLegs, type LegRow } from '../coupons.store.ts';
import { decideLeg, feedResult } from './legDecision.ts';
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
 * Writes the results in the book and those that operators published to the open legs of a coupon, and pays it if they decide it. The coupon's lock and
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
  { coupon, legs }: CouponWithLegs,
): Promise<readonly LegRow[] | undefined> {
  const waiting = legs.filter(({ status_id, status_beneath }) => status_id === -1 || status_beneath === -1);
  if (waiting.length === 0) return undefined;
  const { book } = deps;
  // Read under the coupon's lock: a later event recomputes the coupon after this.
  const events = await eventsOnMarkets(
    trx,
    waiting.map(({ market_id }) => market_id),
  );
  let isNew = false;
  const decided: LegRow[] = [];
  for (const leg of legs) {
    const decision = waiting.includes(leg) ? decideLeg({ book, events }, coupon, leg) : leg;
    const { status_id, settled_coef, is_void, status_beneath, coef_beneath } = decision;
    if (leg.status_id !== -1) {
      decided.push(leg);
      // The feed's result of a leg that an operator decided is stored for the case that this is lifted.
      if (leg.status_beneath === -1 && status_beneath !== null && status_beneath !== -1) {
        await updateLeg(trx, leg, { status_beneath, coef_beneath });
      }
      continue;
    }
    decided.push({ ...leg, ...decision });
    if (status_id === -1) {
      logImpossible(deps, leg);
      continue;
    }
    isNew = true;
    const score = book.match(Number(leg.game_id))?.score;
    await updateLeg(trx, leg, {
      status_id,
      settled_coef,
      is_void,
      status_beneath,
      coef_beneath,
      final_score: score ? JSON.stringify(score) : null,
    });
  }
  return isNew ? decided : undefined;
}

/** Logs a result of the feed that a leg can't have, which is a fault of the feed: the leg waits for an operator's. */
function logImpossible({ book, log }: SettlementDeps, leg: LegRow): void {
  if (feedResult({ book }, leg) !== 'impossible') return;
  const [result, settledCoef] = [book.result(leg.selection_id), book.settledCoef(leg.selection_id)];
  log.error(
    { couponId: String(leg.coupon_id), selectionId: leg.selection_id, result, settledCoef },
    'The feed gave a result that the leg cannot have: publish the result of its market.',
  );
}
