import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type Sport = AnswerOf<Calls['lineSports']>['sports'][number];

export const sportsQuery = queryOptions({
  queryKey: ['line', 'sports'],
  queryFn: async ({ signal }): Promise<readonly Sport[]> =>
    (await answer(api.GET('/web-api/line/sports', { signal }))).sports,
});

/** The sports that have matches, in the site's order, with how many are live and to come. */
export function useSports(): UseQueryResult<readonly Sport[]> {
  return useQuery({ ...sportsQuery, refetchInterval: pollEvery.line });
}
