import type { AnswerOf, Calls } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { isBehind } from './trackerRules.ts';

export type Tracker = AnswerOf<Calls['matchTracker']>;

/** Interval of requests while the answer doesn't have the goals of the score, ms. */
const CATCH_UP = 1_000;

export interface TrackerOptions {
  /**
   * Interval of the requests, ms.
   * @default pollEvery.liveMatch
   */
  readonly interval?: number;
  /**
   * True polls it also while the page is hidden.
   * @default false
   */
  readonly isAlways?: boolean;
}

/**
 * Course of a match in play. It is polled while the page is visible, and requested again with each change of the score
 * or the period, which the feed reports at once.
 */
export function useTracker({ id, score, clock }: MatchRecord, options: TrackerOptions = {}) {
  const { interval = pollEvery.liveMatch, isAlways = false } = options;
  return useQuery({
    queryKey: ['line', 'tracker', id, score?.total.join(':'), clock?.period],
    queryFn: ({ signal }): Promise<Tracker> =>
      answer(
        api.GET('/web-api/line/matches/{matchId}/tracker', { params: { path: { matchId: id } }, signal }),
      ),
    refetchInterval: ({ state }) => (isBehind(state.data, score?.total) ? CATCH_UP : interval),
    refetchIntervalInBackground: isAlways,
    staleTime: interval,
    placeholderData: keepPreviousData,
  });
}

/**
 * Momentum and goals of several matches, polled while they are shown.
 * @param matchIds at most 20
 */
export function trackersQuery(matchIds: readonly number[]) {
  return queryOptions({
    queryKey: ['line', 'trackers', matchIds],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/line/trackers', { params: { query: { matchIds: matchIds.join() } }, signal })),
    refetchInterval: pollEvery.line,
    staleTime: pollEvery.liveList,
    placeholderData: keepPreviousData,
  });
}
