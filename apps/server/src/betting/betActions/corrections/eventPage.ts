import type { ResultEvent } from '@touchline/contract/operators';
import { pageOf } from '../../../kernel/index.ts';
import type { ResultDeps } from './results.service.ts';
import { eventsBefore, liftedOf } from './results.store.ts';

const PAGE = 30;

export interface ResultEventPage {
  readonly events: readonly ResultEvent[];
  /** `before` parameter of the next page; null at the end. */
  readonly next: string | null;
}

/** Returns published results, cancellations and lifts as shown to operators, newest first. */
export async function eventPage(
  { db }: Pick<ResultDeps, 'db'>,
  before: bigint | undefined,
): Promise<ResultEventPage> {
  const { rows, next } = pageOf(await eventsBefore(db, before, PAGE + 1), PAGE, ({ id }) => id);
  const lifted = await liftedOf(
    db,
    rows.map(({ id }) => id),
  );
  const events = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    marketId: row.market_id,
    reason: row.reason,
    at: row.at.getTime(),
    appliedAt: row.applied_at?.getTime() ?? null,
    isLifted: lifted.has(row.id),
  }));
  return { events, next };
}
