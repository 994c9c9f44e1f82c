import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf, Calls } from '@touchline/contract';
import type { MatchRecord } from '@touchline/feed';
import { answer, api } from '../../platform/api/api.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';

export type CricketCard = AnswerOf<Calls['cricketCard']>;
export type CricketInnings = CricketCard['innings'][number];
export type Leaders = AnswerOf<Calls['cricketLeaders']>;
export type PlayerFigures = Leaders['batters'][number];
export type TeamFigures = Leaders['teams'][number];
export type PlayerPage = AnswerOf<Calls['cricketPlayer']>;
export type TeamPage = AnswerOf<Calls['cricketTeam']>;
export type PlayedMatch = TeamPage['matches'][number];

/** Fields of a match needed to request its scorecard. */
export type CardOf = Pick<MatchRecord, 'id' | 'status' | 'version'>;

/** Scorecard of a match; requested again with every change of its score, so that both agree. */
export function useCard({ id, status, version }: CardOf): UseQueryResult<CricketCard> {
  return useQuery({
    queryKey: ['cricket', 'card', id, version],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/cricket/matches/{matchId}', { params: { path: { matchId: id } }, signal })),
    placeholderData: keepPreviousData,
    enabled: status !== 1,
  });
}

/** Leading players and teams by recorded statistics, of one competition or of all. */
export function useLeaders(competitionId?: number): UseQueryResult<Leaders> {
  return useQuery({
    queryKey: ['cricket', 'leaders', competitionId ?? null],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/web-api/cricket/leaders', {
          params: { query: { limit: 20, ...(competitionId !== undefined && { competitionId }) } },
          signal,
        }),
      ),
    refetchInterval: pollEvery.top,
  });
}

export function usePlayer(playerId: number): UseQueryResult<PlayerPage> {
  return useQuery({
    queryKey: ['cricket', 'player', playerId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/cricket/players/{playerId}', { params: { path: { playerId } }, signal })),
    refetchInterval: pollEvery.top,
  });
}

export function useTeam(teamId: number): UseQueryResult<TeamPage> {
  return useQuery({
    queryKey: ['cricket', 'team', teamId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/cricket/teams/{teamId}', { params: { path: { teamId } }, signal })),
    refetchInterval: pollEvery.top,
  });
}

export function useCompetitions() {
  return useQuery({
    queryKey: ['cricket', 'competitions'],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/web-api/line/competitions', { params: { query: { sportId: 66 } }, signal })))
        .competitions,
    refetchInterval: pollEvery.line,
  });
}

/** Matches of cricket with a stream, current or upcoming. */
export function useBroadcasts() {
  return useQuery({
    queryKey: ['cricket', 'broadcasts'],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/broadcasts', { params: { query: { sportId: 66 } }, signal })),
    refetchInterval: pollEvery.line,
  });
}

/** Latest results of a competition. */
export function useResults(competitionId: number) {
  return useQuery({
    queryKey: ['cricket', 'results', competitionId],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/web-api/champs/{champId}', { params: { path: { champId: competitionId } }, signal }),
        )
      ).results,
    refetchInterval: pollEvery.top,
  });
}
