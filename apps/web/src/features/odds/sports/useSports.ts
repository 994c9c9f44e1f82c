import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';

export type Sport = AnswerOf<Calls['lineSports']>['sports'][number];

export const sportsQuery = queryOptions({
  queryKey: ['line', 'sports'],
  queryFn: async ({ signal }): Promise<readonly Sport[]> =>
    (await answer(api.GET('/web-api/line/sports', { signal }))).sports,
});

/** Sports that have matches, in the site's order, with the numbers of live and pre-match ones. */
export function useSports(): UseQueryResult<readonly Sport[]> {
  return useQuery({ ...sportsQuery, refetchInterval: pollEvery.line });
}
