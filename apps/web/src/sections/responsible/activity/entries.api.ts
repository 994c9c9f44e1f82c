import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import type { Entry } from './dayFigures.ts';

const STRETCH = 31 * 86_400;
const PAGE = 100;
/** Maximum number of pages; an account with more entries per month shows only its newest days. */
const MOST_PAGES = 20;

/** Entries of an account in the last thirty days, newest first. */
export function entriesQuery(accountId: string) {
  return queryOptions({
    // Keys that begin with `player` are cleared when the player changes.
    queryKey: ['player', 'coupons', 'month', accountId],
    queryFn: async ({ signal }) => {
      const since = serverNow() / 1000 - STRETCH;
      const found: Entry[] = [];
      let before: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = { limit: PAGE, ...(before === undefined ? {} : { before }) };
        // Each page has the cursor of the next.
        // oxlint-disable-next-line no-await-in-loop
        const { entries, next } = await answer(
          playerApi.GET('/web-api/accounts/{accountId}/entries', {
            params: { path: { accountId }, query },
            signal,
          }),
        );
        found.push(...entries);
        const last = entries.at(-1);
        if (next === null || !last || last.at < since) break;
        before = next;
      }
      return found;
    },
    staleTime: 60_000,
  });
}
