import type { QueryOf, Calls } from '@touchline/contract';
import type { MatchRecord, Topic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useTopic, useTopics, type TopicView } from '../../../features/odds/useFeed.ts';
import type { Fixture } from '../../../features/odds/useFixtures.ts';
import { answer, api } from '../../../platform/api/api.ts';
import { pollEvery } from '../../../platform/api/pollEvery.ts';
import { topicsOfPicked } from '../rules/picked.ts';

export type Picking = QueryOf<Calls['pickedMatches']>;

/** A match as it was when it was picked; what has become of it, the feed tells. */
export type PickedMatch = Fixture & Pick<MatchRecord, 'status'>;

export interface Picked {
  /** How the question stands; which matches they are isn't known before `ready`. */
  readonly asked: TopicView;
  /** By kick-off. */
  readonly matches: readonly PickedMatch[];
  /** What tells how they stand. */
  readonly topics: readonly Topic[];
}

const NONE: readonly PickedMatch[] = [];

/**
 * Matches of all sports picked by what they are; which ones is asked, how they stand comes by the feed.
 * @param picking undefined while it isn't known what is wanted, or nothing is
 * @param every how often it is asked again, ms
 */
export function usePicked(picking: Picking | undefined, every: number = pollEvery.line): Picked {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['line', 'picked', picking],
    queryFn: async ({ signal }): Promise<readonly PickedMatch[]> =>
      (await answer(api.GET('/web-api/line/picked', { params: { query: picking ?? {} }, signal }))).matches,
    enabled: picking !== undefined,
    refetchInterval: every,
    // While another hour or another star is asked about, what was there stays.
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
 * Listens to the topics of picked matches.
 * @param topics at least one
 * @param every how often they are asked for where sockets can't be had, ms; by the kind of topic when absent
 * @returns how the first one stands
 */
export function usePickedTopics([first, ...rest]: readonly [Topic, ...Topic[]], every?: number): TopicView {
  useTopics(rest, every);
  return useTopic(first, every);
}
