import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHiddenSports } from '../../../features/odds/sports/hiddenSports.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { useHydrated } from '../../../platform/page/hydration.ts';

export type Featured = NonNullable<AnswerOf<Calls['featuredMatch']>['match']>;

const featuredQuery = queryOptions({
  queryKey: ['line', 'featured'],
  queryFn: async ({ signal }): Promise<Featured | null> =>
    (await answer(api.GET('/web-api/line/featured', { signal }))).match ?? null,
  staleTime: pollEvery.top,
});

/**
 * Returns the featured match of this visit of the page: it isn't replaced while the page is open.
 * @param isWanted whether to request it
 * @returns undefined until it is known; null if there is none, or if the player hides its sport
 */
export function useFeatured(isWanted: boolean): Featured | null | undefined {
  const isHydrated = useHydrated();
  const { data, isStale, isError } = useQuery({ ...featuredQuery, enabled: isWanted });
  const [held, hold] = useState<Featured | null>();
  const hidden = useHiddenSports();
  // A match of an earlier visit is requested again first; a page of the server is as it was rendered.
  const isCurrent = data !== undefined && (!isStale || !isHydrated || isError);
  if (held === undefined && isCurrent) hold(data);
  const match = held ?? (isCurrent ? data : undefined);
  if (!match) return match === null || held === null || isError || !isWanted ? null : undefined;
  const isHidden = (match.status === 1 ? hidden.line : hidden.live).includes(match.sportId);
  return isHidden ? null : match;
}
