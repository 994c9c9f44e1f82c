import type { AnswerOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { CALL_TIMEOUT } from '../../platform/api/transport.ts';

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

/**
 * Whether a partner's player answers at all: a frame never tells the page around it that it couldn't be loaded.
 * @param address undefined while there is none to ask for
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
    // Once it plays it is left alone.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? pollEvery.sliders : false),
  });
}

/** What is answered stays unread; that something is answered is enough. */
const ASKED = {
  method: 'HEAD',
  mode: 'no-cors',
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

/** Where the picture of a match is. */
export function broadcastQuery(matchId: number) {
  return queryOptions({
    queryKey: ['broadcasts', 'one', matchId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/broadcasts/{matchId}', { params: { path: { matchId } }, signal })),
    refetchInterval: pollEvery.media,
  });
}
