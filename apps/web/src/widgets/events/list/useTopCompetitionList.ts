import type { AnswerOf, Calls } from '@touchline/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';

export type Competition = AnswerOf<Calls['lineCompetitions']>['competitions'][number];

/** The site's top competitions, live ones first. */
export function useTopCompetitionList(): UseQueryResult<readonly Competition[]> {
  return useQuery({
    queryKey: ['line', 'competitions', 'top'],
    queryFn: async ({ signal }): Promise<readonly Competition[]> =>
      (await answer(api.GET('/web-api/line/competitions', { params: { query: { top: true } }, signal })))
        .competitions,
    refetchInterval: pollEvery.top,
  });
}
