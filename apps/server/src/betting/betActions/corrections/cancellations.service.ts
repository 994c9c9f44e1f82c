import type { Cancellation } from '@touchline/contract/operators';
import { unrecorded, type RecordChange, ProblemError, seconds } from '../../../kernel/index.ts';
import {
  applyEvent,
  insertClosingEvent,
  type MarketDecision,
  type Publication,
  type ResultDeps,
} from './results.service.ts';
import { eventsOn } from './results.store.ts';

/**
 * Voids the legs on a market of all bets placed in a time window, until the cancellation is lifted. Throws a
 * ProblemError 400 if the window isn't over or ends before it starts.
 * @param record called in the cancellation's transaction
 */
export async function cancelWindow(
  deps: ResultDeps,
  asked: MarketDecision & {
    /** Null: from the market's first bet. */
    readonly start: Date | null;
    /** Null: until now. */
    readonly end: Date | null;
  },
  record: RecordChange = unrecorded,
): Promise<Publication> {
  const latest = deps.now();
  const until = asked.end ?? latest;
  if (until > latest || (asked.start && asked.start > until)) {
    throw new ProblemError(
      400,
      'WINDOW',
      'A window ends now at the latest and not before it starts: suspend the market to take no more bets.',
    );
  }
  const event = await deps.db.transaction().execute(async (trx) => {
    const inserted = await insertClosingEvent(deps, trx, asked, (at) => ({
      kind: 'cancellation',
      results: null,
      window_start: asked.start,
      // A window until now includes the bets that were stored just before the market was closed.
      window_end: asked.end ?? at,
    }));
    const end = inserted.window_end ?? latest;
    const window = { start: asked.start && seconds(asked.start), end: seconds(end) };
    await record(trx, { before: null, after: { eventId: String(inserted.id), ...window } });
    return inserted;
  });
  await deps.closures.changed();
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
