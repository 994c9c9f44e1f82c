import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import type { AnswerOf, Calls, ListedGame, QueryOf } from '@touchline/contract';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type CasinoLobby = AnswerOf<Calls['casinoLobby']>;
export type GamesPage = AnswerOf<Calls['casinoGames']>;

/** Properties of the reader on which lists of games depend. */
export interface Reader {
  readonly device: 'phone' | 'desktop';
  /** Language of names. */
  readonly lang: string;
  /** Currency of the player’s active account; absent for guests. */
  readonly iso?: string;
}

/** Query of the list of games, without reader and cursor. */
export type GamesFilter = Omit<QueryOf<Calls['casinoGames']>, keyof Reader | 'next' | 'limit'>;

/** Time for which lists that rarely change aren't requested again, ms. */
const RARELY = 300_000;

/** Rows, banners and jackpots of the lobby. */
export function lobbyQuery(reader: Reader) {
  return queryOptions({
    queryKey: ['casino', 'lobby', reader],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/lobby', { params: { query: { ...reader } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: pollEvery.top,
    refetchInterval: pollEvery.top,
  });
}

/** Categories that have games, with their numbers. */
export function categoriesQuery(reader: Reader) {
  return queryOptions({
    queryKey: ['casino', 'categories', reader],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/categories', { params: { query: { ...reader } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: RARELY,
  });
}

/** Providers that have games. */
export function providersQuery(reader: Reader) {
  return queryOptions({
    queryKey: ['casino', 'providers', reader],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/providers', { params: { query: { ...reader } }, signal })),
    select: ({ providers }) => providers,
    placeholderData: keepPreviousData,
    staleTime: RARELY,
  });
}

/** Games of a filter, page by page. The previous list stays until that of a changed filter is there. */
export function gamesQuery(reader: Reader, filter: GamesFilter) {
  return infiniteQueryOptions({
    queryKey: ['casino', 'games', reader, filter],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/web-api/casino/games', {
          params: { query: { ...reader, ...filter, ...(pageParam === '' ? {} : { next: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: pollEvery.top,
  });
}

/** All games of the loaded pages. A game that moved between two pages meanwhile is listed once. */
export function loadedGames(data: InfiniteData<GamesPage> | undefined): readonly ListedGame[] | undefined {
  const games = data?.pages.flatMap((page) => page.games);
  return games && [...new Map(games.map((game) => [game.id, game])).values()];
}
