import type { MatchRecord, Topic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../platform/api/apiError.ts';
import { book, listener } from '../../platform/realtime/realtime.ts';
import { createMarketShapes, type MarketShape } from './marketShapes.ts';
import { askTopic } from './odds.api.ts';
import { seedTopic } from './seed.ts';

const shapes = createMarketShapes(book);

/** Listens to topics of the feed while mounted; what several components want is subscribed once. */
export function useTopics(topics: readonly Topic[]): void {
  const wanted = topics.join(' ');
  useEffect(() => {
    // The cast: the text is the given topics, joined to be comparable.
    const releases = wanted === '' ? [] : wanted.split(' ').map((topic) => listener.want(topic as Topic));
    return () => releases.forEach((release) => release());
  }, [wanted]);
}

export interface TopicView {
  /** `missing`: the line has no such match. `failed`: neither the feed nor the call gave anything. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  readonly retry: () => void;
  readonly retrying: boolean;
  readonly error: unknown;
}

/** Listens to a topic and fills it by an ordinary call when that is quicker than the feed. */
export function useTopic(topic: Topic): TopicView {
  useTopics([topic]);
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  const isEmpty = useSyncExternalStore(subscribe, () => (book.state(topic) ?? 'empty') === 'empty');
  const query = useQuery({
    queryKey: ['line', 'seed', topic],
    queryFn: async ({ signal }) => seedTopic(book, await askTopic(topic, signal)),
    enabled: isEmpty,
    // The answer lives in the book; asked again only for a topic that is empty again.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { error } = query;
  const retry = () => {
    listener.reconnect();
    void query.refetch();
  };
  const missing = error instanceof ApiError && error.status === 404;
  const failed = error !== null && !query.isFetching;
  const status = !isEmpty ? 'ready' : missing ? 'missing' : failed ? 'failed' : 'loading';
  return { status, retry, retrying: query.isFetching, error };
}

/** Ids of a topic's matches by kick-off; renders again when one comes, goes or moves. */
export function useTopicMatches(topic: Topic): readonly number[] {
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  return useSyncExternalStore(subscribe, () => book.list(topic));
}

/** A match as the book has it; renders again when its score, period or number of markets changes. */
export function useMatch(matchId: number): MatchRecord | undefined {
  const subscribe = useCallback((changed: () => void) => book.subscribeMatch(matchId, changed), [matchId]);
  return useSyncExternalStore(subscribe, () => book.match(matchId));
}

/** How a match's markets are laid out; renders again when one comes or goes, never when a price moves. */
export function useMarketShapes(matchId: number): readonly MarketShape[] {
  const subscribe = useCallback((changed: () => void) => watchMarkets(matchId, changed), [matchId]);
  return useSyncExternalStore(subscribe, () => shapes.of(matchId));
}

/** Hears of a match's markets, also of those that come later; a market alone may lose its place by its status. */
function watchMarkets(matchId: number, changed: () => void): () => void {
  const watched = new Map<string, () => void>();
  const watch = () => {
    const ids = new Set(book.marketsOf(matchId));
    for (const [id, stop] of watched) {
      if (ids.has(id)) continue;
      stop();
      watched.delete(id);
    }
    for (const id of ids) if (!watched.has(id)) watched.set(id, book.subscribeMarket(id, changed));
  };
  watch();
  const stop = book.subscribeMatch(matchId, () => {
    watch();
    changed();
  });
  return () => {
    stop();
    for (const end of watched.values()) end();
  };
}
