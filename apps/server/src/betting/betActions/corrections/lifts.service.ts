import { parseId, unrecorded, type RecordChange, ProblemError } from '../../../kernel/index.ts';
import { endClosureOf, lockSubject } from '../../marketClosures/closing.ts';
import { applyEvent, type Publication, type ResultDeps } from './results.service.ts';
import { eventOf, insertLift } from './results.store.ts';

/** A published result or a cancellation to be lifted, and why. */
export interface LiftRequest {
  readonly eventId: string;
  readonly reason: string;
}

const PROBLEMS = {
  result: {
    unknown: ['RESULT_NOT_FOUND', 'There is no such published result: see the list of results.'],
    lifted: ['RESULT_LIFTED', 'This result was lifted before: it holds no longer.'],
  },
  cancellation: {
    unknown: ['CANCELLATION_NOT_FOUND', 'There is no such cancellation: ask for those of its market.'],
    lifted: ['CANCELLATION_LIFTED', 'This cancellation was lifted before: it holds no longer.'],
  },
} as const satisfies Record<string, Record<'unknown' | 'lifted', readonly [code: string, message: string]>>;

const problem = (status: 404 | 409, [code, message]: readonly [code: string, message: string]) =>
  new ProblemError(status, code, message);

/**
 * Lifts a mistaken cancellation: the bets in its window count by their results again, unless another cancellation
 * covers them. Settled coupons are corrected by the difference; those with a leg that has no result yet are open
 * again. The market is open again if nothing else closes it. Throws a ProblemError: 404 for an unknown cancellation,
 * 409 for one that was lifted before.
 * @param record called in the lift's transaction
 */
export function liftCancellation(
  deps: ResultDeps,
  request: LiftRequest,
  record: RecordChange = unrecorded,
): Promise<Publication> {
  return lift(deps, 'cancellation', request, record);
}

/**
 * Lifts a published result: the bets on its market count by the result published before it, else by the feed's.
 * Coupons are corrected and the market is opened as by `liftCancellation`. Throws a ProblemError: 404 for an unknown
 * result, 409 for one that was lifted before.
 * @param record called in the lift's transaction
 */
export function liftResult(
  deps: ResultDeps,
  request: LiftRequest,
  record: RecordChange = unrecorded,
): Promise<Publication> {
  return lift(deps, 'result', request, record);
}

async function lift(
  deps: ResultDeps,
  kind: keyof typeof PROBLEMS,
  { eventId, reason }: LiftRequest,
  record: RecordChange,
): Promise<Publication> {
  const id = parseId(eventId);
  const lifted = id === undefined ? undefined : await eventOf(deps.db, id);
  if (lifted?.kind !== kind) throw problem(404, PROBLEMS[kind].unknown);
  const event = await deps.db.transaction().execute(async (trx) => {
    await lockSubject(trx, { scope: 'market', subject: lifted.market_id });
    const at = deps.now();
    const inserted = await insertLift(trx, {
      kind: 'lift',
      market_id: lifted.market_id,
      results: null,
      window_start: null,
      window_end: null,
      lifts: lifted.id,
      reason,
      at,
      applied_at: null,
    });
    if (!inserted) return undefined;
    await endClosureOf(trx, lifted.id, at);
    await record(trx, { before: null, after: { eventId: String(inserted.id) } });
    return inserted;
  });
  if (!event) throw problem(409, PROBLEMS[kind].lifted);
  await deps.closures.changed();
  return { eventId: String(event.id), coupons: await applyEvent(deps, event) };
}
