import type { MatchRecord, Topic } from '@touchline/feed';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../platform/api/apiError.ts';
import { book, listener } from '../../platform/realtime/realtime.ts';
import type { MarketShape } from './marketShapes.ts';
import { marketShapes } from './odds.ts';
import { seedQuery } from './seedQuery.ts';

/** The book reads the same wherever the app runs: also where the server draws the page. */
function useRead<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Listens to topics of the feed while mounted; what several components want is subscribed once.
 * @param every how often they are asked for where sockets can't be had, ms; by the kind of topic when absent
 */
export function useTopics(topics: readonly Topic[], every?: number): void {
  const wanted = topics.join(' ');
  useEffect(() => {
    // The cast: the text is the given topics, joined to be comparable.
    const releases =
      wanted === '' ? [] : wanted.split(' ').map((topic) => listener.want(topic as Topic, every));
    return () => releases.forEach((release) => release());
  }, [wanted, every]);
}

export interface TopicView {
  /** `missing`: the line has no such match. `failed`: neither the feed nor the call gave anything. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  /** Why it failed. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Another try is under way. */
  readonly retrying: boolean;
}

/**
 * Listens to a topic and fills it by an ordinary call when that is quicker than the feed.
 * @param every as for several topics
 */
export function useTopic(topic: Topic, every?: number): TopicView {
  useTopics([topic], every);
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  const isEmpty = useRead(subscribe, () => (book.state(topic) ?? 'empty') === 'empty');
  const { error, isFetching, refetch } = useQuery({ ...seedQuery(topic), enabled: isEmpty });
  const retry = () => {
    listener.reconnect();
    void refetch();
  };
  return { status: isEmpty ? emptyStatus(error) : 'ready', error, retry, retrying: isFetching };
}

function emptyStatus(error: Error | null): TopicView['status'] {
  if (error === null) return 'loading';
  return error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
}

/** Ids of a topic's matches by kick-off; renders again when one comes, goes or moves. */
export function useTopicMatches(topic: Topic): readonly number[] {
  const subscribe = useCallback((changed: () => void) => book.subscribeTopic(topic, changed), [topic]);
  return useRead(subscribe, () => book.list(topic));
}

/** A match as the book has it; renders again when its score, period or number of markets changes. */
export function useMatch(matchId: number): MatchRecord | undefined {
  const subscribe = useCallback((changed: () => void) => book.subscribeMatch(matchId, changed), [matchId]);
  return useRead(subscribe, () => book.match(matchId));
}

/** A match as it was last known, also after the feed has dropped it. */
export function useLastMatch(matchId: number): MatchRecord | undefined {
  const match = useMatch(matchId);
  const [last, setLast] = useState(match);
  if (match && match !== last) setLast(match);
  return match ?? last;
}

/** How a match's markets are laid out; renders again when one comes or goes, never when a price moves. */
export function useMarketShapes(matchId: number): readonly MarketShape[] {
  const subscribe = useCallback((changed: () => void) => book.subscribeOffer(matchId, changed), [matchId]);
  return useRead(subscribe, () => marketShapes.of(matchId));
}

/**
 * One fact of several matches' markets; renders again only when that fact is another.
 * @param read makes a text or a number of the markets of each match
 */
export function useMarketFact<Fact extends string | number | boolean>(
  matchIds: readonly number[],
  read: (markets: readonly (readonly MarketShape[])[]) => Fact,
): Fact {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const id of matchIds) book.subscribeOffer(id, changed);
      return () => matchIds.forEach((id) => book.unsubscribe(id, changed));
    },
    [matchIds],
  );
  return useRead(subscribe, () => read(matchIds.map((id) => marketShapes.read(id))));
}
