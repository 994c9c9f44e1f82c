import { queryOptions } from '@tanstack/react-query';
import type { Topic } from '@touchline/feed';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { book, listener } from '../../../platform/realtime/realtime.ts';
import { askTopic } from '../odds.api.ts';
import { seedTopic, type SeedKey } from './seed.ts';
import { sportsQuery } from '../sports/useSports.ts';

/** Fills a topic of the book over HTTP. */
export function seedQuery(topic: Topic) {
  return queryOptions({
    queryKey: ['line', 'seed', topic] satisfies SeedKey,
    queryFn: async ({ signal }) => seedTopic(book, await askTopic(topic, signal)),
    // The answer is stored in the book; it is requested again only when the topic is empty again.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Time after which topics requested early are released unless a screen uses them, ms. */
const HELD = 10_000;

/** Opens topics in the book; they are released after a while unless a screen uses them. */
export function holdTopics(topics: readonly Topic[]): void {
  for (const release of topics.map((topic) => listener.want(topic))) setTimeout(release, HELD);
}

/**
 * Requests a list's topics before its screen is loaded; the screen then waits for the same requests.
 * @returns resolves when all have settled; the screen shows failures
 */
export async function beginTopics(topics: readonly Topic[]): Promise<void> {
  holdTopics(topics);
  const empty = topics.filter((topic) => book.state(topic) === 'empty');
  await prefetchTopics(empty);
}

/**
 * Requests topics that are open in the book, and the sports.
 * @returns resolves when all have settled
 */
export async function prefetchTopics(topics: readonly Topic[]): Promise<void> {
  const asked = topics.map((topic) => queryClient.prefetchQuery(seedQuery(topic)));
  await Promise.all([queryClient.prefetchQuery(sportsQuery), ...asked]);
}
