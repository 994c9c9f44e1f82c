import type { Cancellation } from '@touchline/contract/operators';
import { parseId } from '../../db/parseId.ts';
import { unrecorded, type RecordChange } from '../../db/recordChange.ts';
import { ProblemError } from '../../http/problem.ts';
import { seconds } from '../../http/seconds.ts';
import { applyEvent, type Publication, type ResultDeps } from './results.service.ts';
import { eventOf, eventsOn, insertEvent, insertLift } from './results.store.ts';

/**
 * Voids the legs on a market of all bets placed in a time window, until the cancellation is lifted. Throws a
 * ProblemError 400 if the window isn't over or ends before it starts.
 * @param record called in the cancellation's transaction
 */
export async function cancelWindow(
  deps: ResultDeps,
  asked: {
    readonly marketId: string;
    /** Null: from the market's first bet. */
    readonly start: Date | null;
    /** Null: until now. */
    readonly end: Date | null;
    readonly reason: string;
  },
  record: RecordChange = unrecorded,
): Promise<Publication> {
  const at = deps.now();
  const end = asked.end ?? at;
  if (end > at || (asked.start && asked.start > end)) {
    throw new ProblemError(
      400,
      'WINDOW',
      'A window ends now at the latest and not before it starts: suspend the market to take no more bets.',
    );
  }
  const event = await deps.db.transaction().execute(async (trx) => {
    const inserted = await insertEvent(trx, {
      kind: 'cancellation',
      market_id: asked.marketId,
      results: null,
      window_start: asked.start,
      window_end: end,
      reason: asked.reason,
      at,
      applied_at: null,
    });
    const window = { start: asked.start && seconds(asked.start), end: seconds(end) };
    await record(trx, { before: null, after: { eventId: String(inserted.id), ...window } });
    return inserted;
  });
  return { eventId: String(event.id), coupons: await applyEvent(deps, event) };
}

/** Returns the cancellations on a market, newest first, including lifted ones. */
export async function cancellations(
  { db }: Pick<ResultDeps, 'db'>,
  marketId: string,
): Promise<Cancellation[]> {
  const events = await eventsOn(db, marketId);
  return events.toReversed().flatMap((event) => {
    const { id, window_start: start, window_end: end, reason, at } = event;
    if (event.kind !== 'cancellation' || end === null) return [];
    const lift = events.find(({ lifts }) => lifts === id);
    return [
      {
        eventId: String(id),
        marketId,
        start: start && seconds(start),
        end: seconds(end),
        reason,
        at: seconds(at),
        ...(lift ? { lifted: { eventId: String(lift.id), reason: lift.reason, at: seconds(lift.at) } } : {}),
      },
    ];
  });
}

/**
 * Lifts a mistaken cancellation: the bets in its window count by their results again, unless another cancellation
 * covers them. Settled coupons are corrected by the difference; those with a leg that has no result yet are open
 * again. Throws a ProblemError: 404 for an unknown cancellation, 409 for one that was lifted before.
 * @param record called in the lift's transaction
 */
export async function liftCancellation(
  deps: ResultDeps,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
  record: RecordChange = unrecorded,
): Promise<Publication> {
  const id = parseId(eventId);
  const cancelled = id === undefined ? undefined : await eventOf(deps.db, id);
  if (cancelled?.kind !== 'cancellation') {
    throw new ProblemError(
      404,
      'CANCELLATION_NOT_FOUND',
      'There is no such cancellation: ask for those of its market.',
    );
  }
  const event = await deps.db.transaction().execute(async (trx) => {
    const inserted = await insertLift(trx, {
      kind: 'lift',
      market_id: cancelled.market_id,
      results: null,
      window_start: null,
      window_end: null,
      lifts: cancelled.id,
      reason,
      at: deps.now(),
      applied_at: null,
    });
    if (inserted) await record(trx, { before: null, after: { eventId: String(inserted.id) } });
    return inserted;
  });
  if (!event) {
    throw new ProblemError(
      409,
      'CANCELLATION_LIFTED',
      'This cancellation was lifted before: it holds no longer.',
    );
  }
  return { eventId: String(event.id), coupons: await applyEvent(deps, event) };
}
