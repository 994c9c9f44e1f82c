import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { CALL_TIMEOUT } from '../../platform/api/transport.ts';

export type Broadcasts = AnswerOf<Calls['broadcasts']>;

/** Matches with a stream, current and upcoming. */
export function broadcastsQuery() {
  return queryOptions({
    queryKey: ['broadcasts'],
    queryFn: ({ signal }): Promise<Broadcasts> => answer(api.GET('/web-api/broadcasts', { signal })),
    refetchInterval: pollEvery.media,
    staleTime: pollEvery.line,
  });
}

/**
 * Returns whether a partner's player can be reached: a frame doesn't report a failed load.
 * @param address undefined if there is none
 */
export function reachQuery(address: string | undefined) {
  return queryOptions({
    queryKey: ['broadcasts', 'reach', address],
    queryFn: async ({ signal }) => {
      if (address === undefined) return false;
      await fetch(address, {
        ...ASKED,
        signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)]),
      });
      return true;
    },
    enabled: address !== undefined,
    retry: false,
    // Not polled once it is reachable.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? pollEvery.sliders : false),
  });
}

/** The response isn't read; any response is enough. */
const ASKED = {
  method: 'HEAD',
  mode: 'no-cors',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

/** Address of a match's stream. */
export function broadcastQuery(matchId: number) {
  return queryOptions({
    queryKey: ['broadcasts', 'one', matchId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/broadcasts/{matchId}', { params: { path: { matchId } }, signal })),
    refetchInterval: pollEvery.media,
  });
}
