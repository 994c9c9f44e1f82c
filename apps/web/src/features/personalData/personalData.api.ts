import type { PersonalChange, PersonalData } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const DATA = ['player', 'personal-data'] as const;
const HISTORY = ['player', 'personal-data-history'] as const;

/** The player's personal data, and the fields that the player can't change now. */
export const personalDataQuery = queryOptions({
  queryKey: DATA,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/personal-data', { signal })),
});

/** Changes of the player's data, newest first, page by page. */
export const dataHistoryQuery = infiniteQueryOptions({
  queryKey: HISTORY,
  queryFn: ({ pageParam, signal }) =>
    answer(
      playerApi.GET('/web-api/user/personal-data/history', {
        params: { query: { ...(pageParam !== undefined && { before: pageParam }) } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/**
 * Changes fields of the player's data.
 * @throws ApiError: 400 with the invalid fields, 409 with fields that can't be changed
 */
export async function changePersonalData(body: PersonalChange): Promise<PersonalData> {
  const saved = await answer(playerApi.POST('/web-api/user/personal-data', { body }));
  queryClient.setQueryData(DATA, saved);
  await queryClient.invalidateQueries({ queryKey: HISTORY });
  return saved;
}
