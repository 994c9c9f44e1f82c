import type { PrerenderRequest } from '@touchline/contract';
import type { Query } from '@tanstack/react-query';
import { isSeed } from '../../features/odds/feed/seed.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { monotonicNow } from '../../platform/clock/clock.ts';
import { book } from '../../platform/realtime/realtime.ts';
import type { RenderedPage } from './renderedPage.ts';

/** Queries of a page's rendering. */
interface Remembered {
  /** Monotonic ms. */
  readonly at: number;
  readonly queries: readonly Pick<Query, 'queryKey' | 'options'>[];
}

/** Queries of the latest renderings, by page: most pages are rendered again every few seconds. */
const remembered = new Map<string, Remembered>();

/** Number of remembered pages. */
const MOST_REMEMBERED = 200;
/** Age after which a page's queries are found out again, ms: what it requests changes. */
const REMEMBERED_FOR = 60_000;
/** Time for which the first rendering waits for remembered queries, ms. */
const FIRST_WAIT = 100;

/**
 * Queries that the current page has loaded, by hash. Those of the feed's topics leave the cache at once, since nothing
 * observes them here.
 */
const fetched = new Map<string, Query>();

/** Returns what the queries of a page depend on. */
export function queriesKey(
  { site, cookies, isPhone, hasSession }: PrerenderRequest,
  { pathname }: URL,
): string {
  return JSON.stringify([site.id, site.stateVersion, pathname, cookies, isPhone, hasSession]);
}

/** Remembers what a page has requested. */
export function remember(key: string): void {
  if (remembered.has(key)) return;
  const queries = [...fetched.values()].map(({ queryKey, options }) => ({ queryKey, options }));
  remembered.set(key, { at: monotonicNow(), queries });
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/**
 * Loads what the page requested the last time, so that one rendering is usually enough. A query that fails or takes
 * too long is left to the page, which may not use it any more.
 */
export async function loadRemembered(key: string): Promise<void> {
  fetched.clear();
  const { at, queries } = remembered.get(key) ?? { at: -Infinity, queries: [] };
  if (monotonicNow() - at > REMEMBERED_FOR) {
    remembered.delete(key);
    return;
  }
  const cache = queryClient.getQueryCache();
  const loads = loadAll(
    queries.map(({ queryKey, options }) => cache.build(queryClient, { ...options, queryKey })),
  );
  await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, FIRST_WAIT))]);
  // Later answers would change the page while it is rendered.
  await queryClient.cancelQueries();
  await loads;
}

/**
 * Loads the data of the queries that the last rendering has used for the first time.
 * @param missing hashes of failed queries, which the page shows as still loading; failures are added
 * @returns whether there were any
 */
export async function loadRequested(missing: Set<string>): Promise<boolean> {
  const requested = requestedQueries(missing);
  for (const { queryHash } of await loadAll(requested)) missing.add(queryHash);
  return requested.length > 0;
}

/** Returns whether the last rendering has used a query without data. */
export function isAnyRequested(missing: ReadonlySet<string>): boolean {
  return requestedQueries(missing).length > 0;
}

function requestedQueries(missing: ReadonlySet<string>): Query[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => isRequested(query) && !missing.has(query.queryHash) });
}

/** Loads queries; returns those that failed, which it removes. */
async function loadAll(queries: readonly Query[]): Promise<Query[]> {
  for (const { queryKey } of queries) if (isSeed(queryKey)) book.open(queryKey[2]);
  const loads = await Promise.allSettled(queries.map((query) => query.fetch()));
  const failed = queries.filter((_, index) => loads[index]?.status === 'rejected');
  for (const query of queries) if (!failed.includes(query)) fetched.set(query.queryHash, query);
  for (const { queryKey } of failed) queryClient.removeQueries({ queryKey, exact: true });
  book.flush();
  return failed;
}

/** Returns whether a query has no data yet and isn't switched off. */
function isRequested({ state, options }: Query): boolean {
  // `enabled` is an option of the query's observer, which passes all of its options.
  return state.status === 'pending' && !('enabled' in options && options.enabled === false);
}

/** Data of all queries that have it, except the feed's topics. */
export function loadedQueries(): RenderedPage['queries'] {
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined });
  return queries.flatMap(({ queryKey, state }) =>
    isSeed(queryKey) ? [] : [[queryKey, state.data] as const],
  );
}
