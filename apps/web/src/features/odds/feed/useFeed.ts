import type { MatchRecord, Topic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../platform/api/apiError.ts';
import { book, listener } from '../../../platform/realtime/realtime.ts';
import type { MarketShape } from '../markets/marketShapes.ts';
import { marketShapes } from '../odds.ts';
import { seedQuery } from './seedQuery.ts';

/** Reads from the book; the server snapshot is the same, for prerendering. */
function useRead<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Subscribes to topics of the feed while mounted; topics used by several components are subscribed once.
 * @param every polling interval where sockets aren't available, ms; the topic kind's default if omitted
 */
export function useTopics(topics: readonly Topic[], every?: number): void {
  const wanted = topics.join(' ');
  useEffect(() => {
    // Cast: the text is the given topics, joined to be comparable.
    const releases =
      wanted === '' ? [] : wanted.split(' ').map((topic) => listener.want(topic as Topic, every));
    return () => releases.forEach((release) => release());
  }, [wanted, every]);
}

export interface TopicView {
  /** `missing`: the line has no such match. `failed`: neither the feed nor the HTTP request succeeded. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  /** The error, if it failed. */
  readonly error: unknown;
  readonly retry: () => void;
  /** True if another attempt is running. */
  readonly retrying: boolean;
}

/**
 * Subscribes to a topic, and fills it over HTTP if that is faster than the feed.
 * @param every as for several topics
 */
export function useTopic(topic: Topic, every?: number): TopicView {
  useTopics([topic], every);
  const isEmpty = useIsTopicEmpty(topic);
  const { error, isFetching, refetch } = useQuery({ ...seedQuery(topic), enabled: isEmpty });
  const retry = () => {
    listener.reconnect();
    void refetch();
  };
  return { status: isEmpty ? emptyStatus(error) : 'ready', error, retry, retrying: isFetching };
}

/** Returns whether the book has no data of a topic yet. */
export function useIsTopicEmpty(topic: Topic): boolean {
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  return useRead(subscribe, () => (book.state(topic) ?? 'empty') === 'empty');
}

function emptyStatus(error: Error | null): TopicView['status'] {
  if (error === null) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
}

/** Ids of a topic's matches by kick-off; renders again when one is added, removed or moved. */
export function useTopicMatches(topic: Topic): readonly number[] {
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  return useRead(subscribe, () => book.list(topic));
}

/** A match of the book; renders again when its score, period or number of markets changes. */
export function useMatch(matchId: number): MatchRecord | undefined {
  const subscribe = useCallback((changed: () => void) => book.subscribeMatch(matchId, changed), [matchId]);
  return useRead(subscribe, () => book.match(matchId));
}

/** The last known data of a match, also after the feed has dropped it. */
export function useLastMatch(matchId: number): MatchRecord | undefined {
  const match = useMatch(matchId);
  const [last, setLast] = useState(match);
  if (match && match !== last) setLast(match);
  return match ?? last;
}

/** Layout data of a match's markets; renders again when one is added or removed, never when a price moves. */
export function useMarketShapes(matchId: number): readonly MarketShape[] {
  const subscribe = useCallback((changed: () => void) => book.subscribeOffer(matchId, changed), [matchId]);
  return useRead(subscribe, () => marketShapes.of(matchId));
}

/**
 * A value derived from several matches' markets; renders again only when the value changes.
 * @param read derives the value from the markets of each match
 */
export function useMarketValue<Fact extends string | number | boolean>(
  matchIds: readonly number[],
  read: (markets: readonly (readonly MarketShape[])[]) => Fact,
): Fact {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = matchIds.map((id) => book.subscribeOffer(id, changed));
      return () => stops.forEach((stop) => stop());
    },
    [matchIds],
  );
  return useRead(subscribe, () => read(matchIds.map((id) => marketShapes.of(id))));
}
