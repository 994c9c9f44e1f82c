import type { AnalyticsEvent } from '@touchline/contract';
import type { Db } from '../../kernel/index.ts';
import { countEvents, countsOf, deleteCounts, insertAgreement } from './visitorData.store.ts';

/** Retention of the counts, days. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

export interface VisitorData {
  /**
   * Records when a player accepted which kinds of cookies.
   * @returns when it was recorded
   */
  agree(playerId: bigint, agreement: { readonly agreedAt: Date; readonly type: number }): Promise<Date>;
  /** Adds events of a site to the counts of the current day. */
  count(siteId: string, events: readonly AnalyticsEvent[]): Promise<void>;
  /**
   * Returns the counts of a site's day, highest first.
   * @param day UTC, ISO 8601
   */
  counts(
    siteId: string,
    day: string,
  ): Promise<readonly { readonly event: string; readonly detail: string; readonly count: number }[]>;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Cookie consent, and counts of analytics events. */
export function createVisitorData({ db, now }: { readonly db: Db; readonly now: () => Date }): VisitorData {
  let cleared = '';
  return {
    async agree(playerId, { agreedAt, type }) {
      const at = now();
      await insertAgreement(db, { playerId, agreedAt, type, now: at });
      return at;
    },
    async count(siteId, events) {
      const at = now();
      const day = dayOf(at);
      await countEvents(db, siteId, { day, events });
      if (cleared === day) return;
      cleared = day;
      await deleteCounts(db, dayOf(new Date(at.getTime() - KEPT_DAYS * DAY_MS)));
    },
    counts: (siteId, day) => countsOf(db, siteId, day),
  };
}
