import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf, Calls } from '@touchline/contract';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type Discipline = AnswerOf<Calls['cyberDisciplines']>['disciplines'][number];
export type Result = AnswerOf<Calls['results']>['results'][number];

/** Disciplines that have matches, those with most first. */
export function useDisciplines(): UseQueryResult<readonly Discipline[]> {
  return useQuery({
    queryKey: ['cyber', 'disciplines'],
    queryFn: async ({ signal }): Promise<readonly Discipline[]> =>
      (await answer(api.GET('/web-api/cyber/disciplines', { signal }))).disciplines,
    refetchInterval: pollEvery.line,
  });
}

/** Latest results of a sport. */
export function useCyberResults(sportId: number): UseQueryResult<readonly Result[]> {
  return useQuery({
    queryKey: ['cyber', 'results', sportId],
    queryFn: async ({ signal }): Promise<readonly Result[]> =>
      (
        await answer(
          api.GET('/web-api/results', {
            params: { query: { section: 'zone', sportId, limit: 100, from: 0 } },
            signal,
          }),
        )
      ).results,
    refetchInterval: pollEvery.top,
  });
}
