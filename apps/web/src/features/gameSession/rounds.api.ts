import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Calls, GameRound, QueryOf } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';

export type RoundsPage = AnswerOf<Calls['gameRounds']>;
export type RoundsFilter = Omit<QueryOf<Calls['gameRounds']>, 'before' | 'limit'>;
export type RoundDetail = AnswerOf<Calls['gameRound']>;
export type MailedRounds = AnswerOf<Calls['mailGameRounds']>;
export type { GameRound };

// Keys that begin with `player` are cleared when the player changes.
const ROUNDS = ['player', 'gameRounds'] as const;

/** Rounds of a filter, newest first, page by page; the first has the sums of all. */
export function roundsQuery(filter: RoundsFilter) {
  return infiniteQueryOptions({
    queryKey: [...ROUNDS, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      answer(
        playerApi.GET('/web-api/casino/rounds', {
          params: { query: { ...filter, ...(pageParam === '' ? {} : { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** A round with its operations. */
export function roundQuery(roundId: string) {
  return queryOptions({
    queryKey: [...ROUNDS, 'one', roundId],
    queryFn: ({ signal }) =>
      answer(playerApi.GET('/web-api/casino/rounds/{roundId}', { params: { path: { roundId } }, signal })),
  });
}

/** The player's games with an open round. */
export const unfinishedGamesQuery = queryOptions({
  queryKey: [...ROUNDS, 'unfinished'],
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/casino/unfinished', { signal })),
  select: ({ games }) => games,
});

/**
 * Mails the rounds of a period to the player's address, once per key.
 * @throws ApiError: 409 without a confirmed address, 429 after too many
 */
export function mailRounds(
  period: { readonly from: number; readonly until: number },
  key: string,
): Promise<MailedRounds> {
  return answer(
    playerApi.POST('/web-api/casino/rounds/mail', {
      params: { header: { 'idempotency-key': key } },
      body: { ...period },
    }),
  );
}
