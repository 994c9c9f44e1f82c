import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Calls, GameSession, StartedGame } from '@touchline/contract';
import { answer, api, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

export type AboutGame = AnswerOf<Calls['casinoGame']>;
export type SessionAnswer = AnswerOf<Calls['gameSession']>;
export type WantedGame = BodyOf<Calls['startGame']>;

// Keys that begin with `player` are cleared when the player changes.
const SESSIONS = ['player', 'game'] as const;
/** Interval at which an open game asks for its session, ms; notices and the game's own messages come earlier. */
const ASK_AGAIN = 10_000;

/** What a player can know of a game before the first stake. */
export function aboutGameQuery(
  gameId: number,
  reader: { readonly device: 'phone' | 'desktop'; readonly lang: string },
) {
  return queryOptions({
    queryKey: ['casino', 'game', gameId, reader],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/web-api/casino/games/{gameId}', {
          params: { path: { gameId }, query: { ...reader } },
          signal,
        }),
      ),
    staleTime: 60_000,
  });
}

/** A session with its figures and latest rounds; polled until it has ended. */
export function gameSessionQuery(sessionId: string) {
  return queryOptions({
    queryKey: [...SESSIONS, sessionId],
    queryFn: ({ signal }) =>
      answer(api.GET('/web-api/casino/sessions/{sessionId}', { params: { path: { sessionId } }, signal })),
    refetchInterval: ({ state }) => (state.data?.session.endedAt == null ? ASK_AGAIN : false),
  });
}

/** Requests the open game's session again. */
export const refreshGameSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: SESSIONS });

/**
 * Starts a session of a game.
 * @throws ApiError with the reason against it
 */
export function startGame(body: WantedGame): Promise<StartedGame> {
  return answer(api.POST('/web-api/casino/sessions', { body }));
}

/**
 * Pauses a session for a break, or resumes it.
 * @throws ApiError: 409 if it has ended, or if a break can't be cut short
 */
export async function pauseGame(sessionId: string, isPaused: boolean): Promise<void> {
  const { session } = await answer(
    playerApi.POST('/web-api/casino/sessions/{sessionId}/pause', {
      params: { path: { sessionId } },
      body: { isPaused },
    }),
  );
  show(session);
}

/**
 * Ends a session; an open round stays unfinished.
 * @throws ApiError
 */
export async function endGame(sessionId: string): Promise<GameSession> {
  const { session } = await answer(
    api.POST('/web-api/casino/sessions/{sessionId}/end', { params: { path: { sessionId } } }),
  );
  show(session);
  return session;
}

/**
 * Reports that a game didn't become ready in its frame.
 * @returns whether it is closed for the rest of the visit
 * @throws ApiError
 */
export async function reportFailure(sessionId: string, code: string): Promise<boolean> {
  const { closesGame } = await answer(
    api.POST('/web-api/casino/sessions/{sessionId}/failed', {
      params: { path: { sessionId } },
      body: { code },
    }),
  );
  return closesGame;
}

function show(session: GameSession): void {
  queryClient.setQueryData(gameSessionQuery(session.id).queryKey, (shown) => shown && { ...shown, session });
}
