import { queryOptions } from '@tanstack/react-query';
import type { Topic } from '@touchline/feed';
import { queryClient } from '../../platform/api/queryClient.ts';
import { book, listener } from '../../platform/realtime/realtime.ts';
import { askTopic } from './odds.api.ts';
import { seedTopic } from './seed.ts';
import { sportsQuery } from './useSports.ts';

/** Fills a topic of the book by an ordinary call. */
export function seedQuery(topic: Topic) {
  return queryOptions({
    queryKey: ['line', 'seed', topic],
    queryFn: async ({ signal }) => seedTopic(book, await askTopic(topic, signal)),
    // The answer lives in the book; it is asked for again only when the topic is empty again.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Topics asked for early are let go after this, unless a screen holds them by then; ms. */
const HELD = 10_000;

/**
 * Begins to ask for what a list shows before its screen is there to ask; the screen then waits for the same answers.
 * @returns once all have come or failed: a failure is the screen's to show
 */
export async function beginTopics(topics: readonly Topic[]): Promise<void> {
  for (const release of topics.map((topic) => listener.want(topic))) setTimeout(release, HELD);
  const empty = topics.filter((topic) => book.state(topic) === 'empty');
  await askAhead(empty);
}

/** Asks for topics that are open in the book, and for the sports. @returns once all have come or failed */
export async function askAhead(topics: readonly Topic[]): Promise<void> {
  const asked = topics.map((topic) => queryClient.prefetchQuery(seedQuery(topic)));
  await Promise.all([queryClient.prefetchQuery(sportsQuery), ...asked]);
}
