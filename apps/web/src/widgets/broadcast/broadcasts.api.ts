import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type Broadcasts = AnswerOf<Calls['broadcasts']>;

/** Matches that are shown now and next. */
export function broadcastsQuery() {
  return queryOptions({
    queryKey: ['broadcasts'],
    queryFn: ({ signal }): Promise<Broadcasts> => answer(api.GET('/web-api/broadcasts', { signal })),
    refetchInterval: pollEvery.media,
    staleTime: pollEvery.line,
  });
}

/** Where the picture of a match is. */
export function broadcastQuery(matchId: number) {
  return queryOptions({
    queryKey: ['broadcasts', 'one', matchId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/broadcasts/{matchId}', { params: { path: { matchId } }, signal })),
    refetchInterval: pollEvery.media,
  });
}
