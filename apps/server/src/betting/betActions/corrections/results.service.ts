import type { Insertable } from 'kysely';
import type { Logger } from 'pino';
import { isHalfResult, isOnQuarterLine, takesCoefficient } from '../../coupons/settlement/legResults.ts';
import type { NotifyingDeps } from '../../coupons/notifier.ts';
import { type Trx, unrecorded, type RecordChange, wrongField } from '../../../kernel/index.ts';
import { insertClosure, lockSubject } from '../../marketClosures/closing.ts';
import type { MarketClosures } from '../../marketClosures/marketClosures.service.ts';
import { recomputeCoupon } from './correction.service.ts';
import type { PublishedResults, ResultEventsTable } from '../betActions.tables.ts';
import {
  couponsOn,
  insertEvent,
  linesOn,
  markApplied,
  unappliedEvents,
  type ResultEvent,
} from './results.store.ts';

/** Time for which the sweep looks for coupons that were being accepted when an event was published, ms. */
const FOLLOWED_FOR = 60_000;

export interface ResultDeps extends NotifyingDeps {
  readonly log: Pick<Logger, 'error'>;
  /** Applies committed closures of markets in all processes. */
  readonly closures: Pick<MarketClosures, 'changed'>;
}

/** Decision of an operator about a market. */
export interface MarketDecision {
  readonly marketId: string;
  readonly reason: string;
  /** Name of the operator. */
  readonly operator: string;
}

export interface Publication {
  readonly eventId: string;
  /** Number of changed coupons. */
  readonly coupons: number;
}

/**
 * Publishes results of a market. From then on they take precedence over all results of the feed. Open coupons are
 * settled, settled ones are corrected. Throws a ProblemError 400 on a coefficient that the result doesn't allow, and
 * on a half result without a quarter line.
 * @param record called in the transaction of the publication
 */
export async function publishResults(
  deps: ResultDeps,
  asked: MarketDecision & { readonly results: PublishedResults },
  record: RecordChange = unrecorded,
): Promise<Publication> {
  checkCoefficients(asked.results);
  await checkHalves(deps, asked);
  const event = await deps.db.transaction().execute(async (trx) => {
    const inserted = await insertClosingEvent(deps, trx, asked, () => ({
      kind: 'result',
      results: JSON.stringify(asked.results),
      window_start: null,
      window_end: null,
    }));
    await record(trx, { before: null, after: { eventId: String(inserted.id), results: asked.results } });
    return inserted;
  });
  await deps.closures.changed();
  return { eventId: String(event.id), coupons: await applyEvent(deps, event) };
}

/**
 * Stores an event that closes its market: every bet on it is either stored before the event's time, or refused.
 * @param eventAt returns the event's own columns at its time
 */
export async function insertClosingEvent(
  { now }: Pick<ResultDeps, 'now'>,
  trx: Trx,
  { marketId, reason, operator }: MarketDecision,
  eventAt: (
    at: Date,
  ) => Pick<Insertable<ResultEventsTable>, 'kind' | 'results' | 'window_start' | 'window_end'>,
): Promise<ResultEvent> {
  await lockSubject(trx, { scope: 'market', subject: marketId });
  const at = now();
  const event = await insertEvent(trx, { ...eventAt(at), market_id: marketId, reason, at, applied_at: null });
  await insertClosure(trx, {
    scope: 'market',
    subject: marketId,
    cause: event.kind === 'result' ? 'result' : 'cancellation',
    event_id: event.id,
    reason,
    operator,
    at,
    ended_at: null,
  });
  return event;
}

function checkCoefficients(results: PublishedResults): void {
  const values = Object.values(results);
  if (values.every(({ result, settledCoef: coef }) => coef === undefined || takesCoefficient(result, coef)))
    return;
  throw wrongField(
    '/results',
    'settledCoef',
    'A coefficient above 0, such as "1.25" or "37/60", goes with the results 1, 4, 5 and 6 only.',
  );
}

/**
 * Refuses half results without a quarter line: such a leg would be paid wrong, and an anti-express with it never
 * settle.
 */
async function checkHalves(
  { db, book }: ResultDeps,
  { marketId, results }: { readonly marketId: string; readonly results: PublishedResults },
): Promise<void> {
  if (!Object.values(results).some(({ result }) => isHalfResult(result))) return;
  const market = book.market(marketId);
  const lines = [...(market ? [market.line] : []), ...(await linesOn(db, marketId))];
  if (lines.every(isOnQuarterLine)) return;
  throw wrongField(
    '/results',
    'result',
    'The results 4 and 5 are for a quarter line such as 2.25 only, and this market has none: its selections win, lose or are returned.',
  );
}

/**
 * Recomputes every coupon on an event's market and returns the number of changed ones. An event counts as applied
 * once no acceptance that missed it can be in progress; until then each call looks again.
 */
export async function applyEvent(deps: ResultDeps, event: ResultEvent): Promise<number> {
  const begun = deps.now();
  let changed = 0;
  let isWhole = true;
  for (const couponId of await couponsOn(deps.db, event.market_id)) {
    try {
      const recomputed = await recomputeCoupon(deps, couponId, event.market_id);
      if (!recomputed) continue;
      changed += 1;
      deps.notify(recomputed.playerId, couponId, recomputed.isMoneyMoved);
    } catch (error) {
      // One failing coupon must not stop the others; the next sweep tries it again.
      isWhole = false;
      deps.log.error({ err: error, couponId: String(couponId) }, 'A coupon could not be recomputed.');
    }
  }
  if (isWhole && begun.getTime() - event.at.getTime() > FOLLOWED_FOR)
    await markApplied(deps.db, event.id, begun);
  return changed;
}

/** Continues with all events that are not fully applied, for example after a restart. */
export async function applyOpenEvents(deps: ResultDeps): Promise<void> {
  for (const event of await unappliedEvents(deps.db)) await applyEvent(deps, event);
}
