import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const SESSIONS = ['player', 'sessions'] as const;

/** A device that the player is or was signed in on. */
export type DeviceSession = AnswerOf<Calls['sessionHistory']>['sessions'][number];

/** The player's open sessions and the latest past ones. */
export const sessionsQuery = queryOptions({
  queryKey: SESSIONS,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/sessions', { signal })),
  select: ({ sessions }) => sessions,
});

/** The player's sessions page by page: all open ones first, then past ones, newest first. */
export const sessionPagesQuery = infiniteQueryOptions({
  queryKey: [...SESSIONS, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    answer(
      playerApi.GET('/web-api/user/sessions', {
        params: { query: { ...(pageParam !== undefined && { before: pageParam }) } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: SESSIONS });

/**
 * Signs one device out.
 * @throws ApiError: 404 it is already signed out
 */
export async function endSession(sessionId: string): Promise<void> {
  try {
    await answer(
      playerApi.POST('/web-api/user/sessions/{sessionId}/end', { params: { path: { sessionId } } }),
    );
  } finally {
    await askAgain();
  }
}

/**
 * Signs every other device out.
 * @returns their number
 * @throws ApiError
 */
export async function endOtherSessions(): Promise<number> {
  const { endedSessions } = await answer(playerApi.POST('/web-api/user/sessions/end-others'));
  await askAgain();
  return endedSessions;
}

/**
 * Sends a code to the player's own email address.
 * @throws ApiError: 409 already activated, 422, 429
 */
export const sendEmailActivation = (
  body: BodyOf<Calls['sendEmailActivation']>,
): Promise<AnswerOf<Calls['sendEmailActivation']>> =>
  answer(playerApi.POST('/web-api/user/activation/email', { body }));

/**
 * Activates the email address by its code.
 * @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED
 */
export const activateEmail = (
  body: BodyOf<Calls['activateEmail']>,
): Promise<AnswerOf<Calls['activateEmail']>> =>
  answer(playerApi.POST('/web-api/user/activation/email/confirm', { body }));

/**
 * Sends a code to the player's new email address.
 * @throws ApiError: 403 wrong password, 422, 429
 */
export const sendEmailChange = (
  body: BodyOf<Calls['sendEmailChange']>,
): Promise<AnswerOf<Calls['sendEmailChange']>> => answer(playerApi.POST('/web-api/user/email', { body }));

/**
 * Changes the email address, confirmed by its code.
 * @throws ApiError: 409 another account has it, 422 CODE_WRONG, CODE_EXPIRED
 */
export const changeEmail = (body: BodyOf<Calls['changeEmail']>): Promise<AnswerOf<Calls['changeEmail']>> =>
  answer(playerApi.POST('/web-api/user/email/confirm', { body }));
