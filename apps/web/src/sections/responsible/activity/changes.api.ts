import type { AnswerOf, Calls } from '@touchline/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';

type Page = AnswerOf<Calls['limitHistory']>;
export type LimitChange = Page['changes'][number];

/** History of the player's limits, newest first, page by page. */
export const limitChangesQuery = infiniteQueryOptions({
  // A change of limits invalidates all keys with this prefix.
  queryKey: ['player', 'limits', 'changes'],
  queryFn: ({ pageParam, signal }): Promise<Page> =>
    answer(
      playerApi.GET('/limit-service-api/api/external/web/v3/history', {
        params: { query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Describes the change of a limit by a key. */
export function deedOf({
  limitState,
  stateBefore,
  changedBy,
}: Pick<LimitChange, 'limitState' | 'stateBefore' | 'changedBy'>) {
  if (limitState === 'PENDING') return 'waits';
  if (limitState === 'ACTIVE') return stateBefore === 'PENDING' ? 'confirmed' : 'holds';
  if (stateBefore === 'PENDING') return changedBy === 'clock' ? 'lapsed' : 'takenBack';
  return 'ended';
}
