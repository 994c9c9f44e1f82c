import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import type { Entry } from './dayFigures.ts';

const STRETCH = 31 * 86_400;
const PAGE = 100;
/** An account with more than this in a month shows its newest days only. */
const MOST_PAGES = 20;

/** What moved on an account in the last thirty days, newest first. */
export function entriesQuery(accountId: string) {
  return queryOptions({
    // What begins with `player` is forgotten when the player changes.
    queryKey: ['player', 'coupons', 'month', accountId],
    queryFn: async ({ signal }) => {
      const since = serverNow() / 1000 - STRETCH;
      const found: Entry[] = [];
      let before: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = { limit: PAGE, ...(before === undefined ? {} : { before }) };
        // One page names the next.
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
