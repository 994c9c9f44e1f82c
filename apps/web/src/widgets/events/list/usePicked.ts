import type { QueryOf, Calls } from '@touchline/contract';
import type { MatchRecord, Topic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useTopic, useTopics, type TopicView } from '../../../features/odds/feed/useFeed.ts';
import type { Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { topicsOfPicked } from '../rules/picked.ts';

export type Picking = QueryOf<Calls['pickedMatches']>;

/** A match at the time it was picked; the feed has its current state. */
export type PickedMatch = Fixture & Pick<MatchRecord, 'status'>;

export interface Picked {
  /** State of the request; the matches are unknown before `ready`. */
  readonly asked: TopicView;
  /** Matches by kick-off. */
  readonly matches: readonly PickedMatch[];
  /** Topics with their current state. */
  readonly topics: readonly Topic[];
}

const NONE: readonly PickedMatch[] = [];

/** Matches that the page has from another answer, to list them with their current state. */
export function pickedOf(matches: readonly PickedMatch[]): Picked {
  const asked = { status: 'ready', error: null, retry: () => undefined, retrying: false } as const;
  return { asked, matches, topics: topicsOfPicked(matches) };
}

/**
 * Matches of all sports by criteria; requested over HTTP, and updated by the feed.
 * @param picking undefined while the criteria are unknown, or nothing is wanted
 * @param every polling interval, ms
 */
export function usePicked(picking: Picking | undefined, every: number = pollEvery.line): Picked {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['line', 'picked', picking],
    queryFn: async ({ signal }): Promise<readonly PickedMatch[]> =>
      (await answer(api.GET('/web-api/line/picked', { params: { query: picking ?? {} }, signal }))).matches,
    enabled: picking !== undefined,
    refetchInterval: every,
    // Previous results stay while another time or changed favourites are requested.
    placeholderData: (before) => before,
  });
  const matches = picking === undefined ? NONE : (data ?? NONE);
  const isThere = picking === undefined || data !== undefined;
  return {
    asked: {
      status: isThere ? 'ready' : error === null ? 'loading' : 'failed',
      error,
      retry: () => void refetch(),
      retrying: isFetching,
    },
    matches,
    topics: topicsOfPicked(matches),
  };
}

/**
 * Subscribes to the topics of picked matches.
 * @param topics at least one
 * @param every polling interval where sockets aren't available, ms; the topic kind's default if omitted
 * @returns state of the first one
 */
export function usePickedTopics([first, ...rest]: readonly [Topic, ...Topic[]], every?: number): TopicView {
  useTopics(rest, every);
  return useTopic(first, every);
}
