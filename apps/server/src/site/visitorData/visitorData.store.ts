import type { AnalyticsEvent } from '@touchline/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/index.ts';

/** Stores the consent of a player; the first record for a time is kept unchanged. */
export async function insertAgreement(
  db: Db,
  agreement: {
    readonly playerId: bigint;
    readonly agreedAt: Date;
    readonly type: number;
    readonly now: Date;
  },
): Promise<void> {
  const { playerId, agreedAt, type, now } = agreement;
  await db
    .insertInto('cookie_agreements')
    .values({ player_id: playerId, agreed_at: agreedAt, agree_type: type, recorded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds events to the counts of a day.
 * @param day UTC, ISO 8601
 */
export async function countEvents(
  db: Db,
  siteId: string,
  { day, events }: { readonly day: string; readonly events: readonly AnalyticsEvent[] },
): Promise<void> {
  const counts = new Map<string, { event: string; detail: string; count: bigint }>();
  for (const { event, detail = '' } of events) {
    const key = `${event} ${detail}`;
    counts.set(key, { event, detail, count: (counts.get(key)?.count ?? 0n) + 1n });
  }
  // Sorted, so that two batches never wait for each other's rows.
  const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('analytics_counts')
    .values(rows.map((row) => ({ site_id: siteId, day, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'day', 'event', 'detail']).doUpdateSet({
        count: sql<bigint>`analytics_counts.count + excluded.count`,
      }),
    )
    .execute();
}

/** Deletes the counts of all days before a given one. */
export async function deleteCounts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('analytics_counts').where('day', '<', before).execute();
}

/** Returns the counts of a site's day, highest first. */
export async function countsOf(db: Db, siteId: string, day: string) {
  const rows = await db
    .selectFrom('analytics_counts')
    .select(['event', 'detail', 'count'])
    .where('site_id', '=', siteId)
    .where('day', '=', day)
    .orderBy('count', 'desc')
    .orderBy('event')
    .orderBy('detail')
    .execute();
  return rows.map(({ event, detail, count }) => ({ event, detail, count: Number(count) }));
}
