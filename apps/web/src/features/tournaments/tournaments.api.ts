import { queryOptions } from '@tanstack/react-query';
import type { QueryOf, Calls } from '@touchline/contract';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { serverNow } from '../../platform/clock/clock.ts';

/** Visitor for whom games are listed. */
export type Reader = QueryOf<Calls['tournaments']>;

/** Interval at which a table is requested again, ms. */
export const TABLE_POLL = 60_000;

// Both depend on the player; keys that begin with `player` are cleared when the player changes.
const TOURNAMENTS = ['player', 'tournaments'] as const;
const CHALLENGES = ['player', 'challenges'] as const;

/** The site's tournaments. */
export function tournamentsQuery(reader: Reader) {
  return queryOptions({
    queryKey: [...TOURNAMENTS, 'list', reader],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/tournaments', { params: { query: { ...reader } }, signal })),
    select: ({ tournaments }) => tournaments,
    staleTime: TABLE_POLL,
  });
}

/** Returns whether a segment of an address can be the id of a tournament. */
export const isTournamentId = (segment: string): boolean => /^[1-9]\d{0,15}$/.test(segment);

/** A tournament with its games. */
export function tournamentQuery(tournamentId: string, reader: Reader) {
  return queryOptions({
    queryKey: [...TOURNAMENTS, tournamentId, reader],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/web-api/casino/tournaments/{tournamentId}', {
          params: { path: { tournamentId }, query: { ...reader } },
          signal,
        }),
      ),
    staleTime: TABLE_POLL,
    refetchInterval: TABLE_POLL,
  });
}

/**
 * A page of a tournament's table.
 * @param page from 1 on
 */
export function tableQuery(tournamentId: string, page: number) {
  return queryOptions({
    queryKey: [...TOURNAMENTS, tournamentId, 'table', page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/web-api/casino/tournaments/{tournamentId}/table', {
          params: { path: { tournamentId }, query: { page } },
          signal,
        }),
      ),
    staleTime: TABLE_POLL,
    refetchInterval: TABLE_POLL,
  });
}

/**
 * Joins a tournament and pays its entry fee. The tournaments are requested again, also after a refusal, which may be due
 * to a change.
 * @param entryFee as it was shown; undefined without one
 * @throws ApiError
 */
export async function joinTournament(tournamentId: string, entryFee: string | undefined): Promise<void> {
  try {
    await answer(
      playerApi.POST('/web-api/casino/tournaments/{tournamentId}/join', {
        params: { path: { tournamentId } },
        body: entryFee === undefined ? {} : { entryFee },
      }),
    );
  } finally {
    await queryClient.invalidateQueries({ queryKey: TOURNAMENTS });
  }
}

/** The challenges of the site's day. The next day's are requested when it begins. */
export function challengesQuery(reader: Reader) {
  return queryOptions({
    queryKey: [...CHALLENGES, reader],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/challenges', { params: { query: { ...reader } }, signal })),
    staleTime: 15_000,
    refetchInterval: ({ state }) => {
      const left = state.data === undefined ? TABLE_POLL : state.data.endsAt * 1000 - serverNow();
      return Math.min(TABLE_POLL, Math.max(1000, left + 1000));
    },
  });
}

/**
 * Claims the prize of a finished challenge.
 * @param key idempotency key: one value per intent, repeated by every attempt
 * @throws ApiError
 */
export async function claimChallenge(challengeId: string, key: string) {
  const { prize } = await answer(
    playerApi.POST('/web-api/casino/challenges/{challengeId}/claim', {
      params: { path: { challengeId }, header: { 'idempotency-key': key } },
    }),
  );
  await queryClient.invalidateQueries({ queryKey: CHALLENGES });
  return prize;
}

/** The published offers of bonuses that are wagered in games. */
export const casinoOffersQuery = queryOptions({
  queryKey: ['casino', 'offers'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/casino/offers', { signal })),
  select: ({ offers }) => offers,
  staleTime: 300_000,
});
