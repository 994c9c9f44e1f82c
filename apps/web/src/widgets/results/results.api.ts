import type { AnswerOf, Calls, Moment, QueryOf, Result, Standing } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type { Moment, Result, Standing };
export type ResultsQuestion = Omit<QueryOf<Calls['results']>, 'before' | 'limit'>;
export type ResultsPage = AnswerOf<Calls['results']>;
export type Champ = AnswerOf<Calls['champs']>['champs'][number];

/** Results page by page; live ones are polled. */
export function resultsQuery(question: ResultsQuestion) {
  return infiniteQueryOptions({
    queryKey: ['results', question],
    queryFn: ({ pageParam, signal }): Promise<ResultsPage> =>
      answer(
        api.GET('/web-api/results', {
          params: { query: { ...question, ...(pageParam === undefined ? {} : { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: question.section === 'live' ? pollEvery.liveList : pollEvery.top,
  });
}

/** Result of one match. */
export function resultQuery(matchId: number) {
  return queryOptions({
    queryKey: ['results', 'one', matchId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/results/{matchId}', { params: { path: { matchId } }, signal })),
  });
}

/** A team with its matches and results. */
export function teamQuery(teamId: number) {
  return queryOptions({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/teams/{teamId}', { params: { path: { teamId } }, signal })),
    refetchInterval: pollEvery.line,
  });
}

/** Championships of a sport, or of all. */
export function champsQuery(sportId: number | undefined) {
  return queryOptions({
    queryKey: ['champs', sportId],
    queryFn: async ({ signal }): Promise<readonly Champ[]> => {
      const query = sportId === undefined ? {} : { sportId };
      return (await answer(api.GET('/web-api/champs', { params: { query }, signal }))).champs;
    },
    refetchInterval: pollEvery.line,
  });
}

/** A championship with its table and latest results. */
export function champQuery(champId: number) {
  return queryOptions({
    queryKey: ['champ', champId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/champs/{champId}', { params: { path: { champId } }, signal })),
    refetchInterval: pollEvery.line,
  });
}

/** Statistics of a match and of its sides. */
export function statisticsQuery(matchId: number) {
  return queryOptions({
    queryKey: ['statistics', matchId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/statistics/{matchId}', { params: { path: { matchId } }, signal })),
    // Finished matches don't change, and future ones rarely.
    refetchInterval: ({ state }) => {
      const status = state.data?.match.status;
      return status === 2 || status === 3 ? pollEvery.liveList : pollEvery.top;
    },
  });
}
