import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { answerOf, client } from './client.ts';
import type { Argument, AnswerOf, ParamsOf, PathWith, WriteOf } from './calls.ts';

type ReadPath = PathWith<'get'>;
/** Parameters of any read. */
interface Sent {
  readonly query?: object | undefined;
}
type Get = (path: string, init: object) => ReturnType<typeof client.GET>;

/** Sends a read. The casts: `read` and `readPages` have checked path and parameters, and the answer is that path's. */
const get = <P extends ReadPath>(path: P, params: object | undefined, signal: AbortSignal) =>
  answerOf((client.GET as Get)(path, { params: params ?? {}, signal })) as Promise<AnswerOf<'get', P>>;

/**
 * Query of a call: `useQuery(read('/ops/bets/{couponId}', { path: { couponId } }))`. Every change that this console
 * makes renews what is on the screen.
 */
export function read<P extends ReadPath>(path: P, ...[params]: Argument<ParamsOf<'get', P>>) {
  return queryOptions({
    queryKey: [path, params] as const,
    queryFn: ({ signal }) => get(path, params, signal),
  });
}

type Post = (path: string, init: object) => ReturnType<typeof client.POST>;

/**
 * Query of a call that only judges or counts what it is sent: `useQuery(judge('/ops/brand-pairs/judge', { body }))`. The
 * casts are those of `read`.
 */
export function judge<P extends PathWith<'post'>>(path: P, given: WriteOf<'post', P>) {
  return queryOptions({
    queryKey: [path, given] as const,
    queryFn: ({ signal }) => {
      const { body, ...params }: { readonly body?: unknown } = given;
      return answerOf((client.POST as Post)(path, { params, body, signal })) as Promise<AnswerOf<'post', P>>;
    },
  });
}

/** Where a page of a list begins: an id or an instant of the row before it. */
type Place = string | number;

/** How a list that is read page by page goes on. */
export interface Paging<Page> {
  /** Parameter of the query that says where a page begins. @default 'before' */
  readonly cursor?: 'before' | 'after' | 'skip';
  /** Returns where the page after this one begins; null or undefined at the end. */
  readonly next: (page: Page) => Place | null | undefined;
}

/** List that is read page by page. */
export interface PageQuery<Page> {
  readonly key: readonly unknown[];
  readonly readPage: (place: Place | undefined, signal: AbortSignal) => Promise<Page>;
  readonly next: (page: Page) => Place | undefined;
}

/**
 * List of a call that is read page by page, for `usePages` and `ListScreen`:
 * `readPages('/ops/bets', { query: { state } }, { next: ({ next }) => next })`.
 */
export function readPages<P extends ReadPath>(
  path: P,
  params: ParamsOf<'get', P>,
  { cursor = 'before', next }: Paging<AnswerOf<'get', P>>,
): PageQuery<AnswerOf<'get', P>> {
  const { query }: Sent = params;
  return pageQuery<AnswerOf<'get', P>>(
    [path, params, 'pages'] as const,
    (place, signal) => {
      const placed = place === undefined ? query : { ...query, [cursor]: place };
      return get(path, { ...params, query: placed }, signal);
    },
    next,
  );
}

/** List of a call that answers all rows at once, for `usePages` and `ListScreen`. */
export function readWhole<P extends ReadPath>(
  path: P,
  ...[params]: Argument<ParamsOf<'get', P>>
): PageQuery<AnswerOf<'get', P>> {
  return pageQuery<AnswerOf<'get', P>>(
    [path, params, 'pages'] as const,
    (_place, signal) => get(path, params, signal),
    () => undefined,
  );
}

function pageQuery<Page>(
  key: PageQuery<Page>['key'],
  readPage: PageQuery<Page>['readPage'],
  next: Paging<Page>['next'],
): PageQuery<Page> {
  return { key, readPage, next: (page) => next(page) ?? undefined };
}

/**
 * Pages of a list as far as they are loaded; `fetchNextPage` loads the next one.
 * @param every interval at which the loaded pages are read again while the window is visible, ms; never by default
 */
export function usePages<Page>({ key, readPage, next }: PageQuery<Page>, every?: number) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ signal, pageParam }) => readPage(pageParam, signal),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: next,
    refetchInterval: every ?? false,
  });
}
