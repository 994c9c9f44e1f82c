import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// What begins with `player` is forgotten when the player changes.
const SESSIONS = ['player', 'sessions'] as const;

/** A device that the player is or was signed in on. */
export type DeviceSession = AnswerOf<Calls['sessionHistory']>['sessions'][number];

/** The player's latest sessions, those that are open first. */
export const sessionsQuery = queryOptions({
  queryKey: SESSIONS,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/sessions', { signal })),
  select: ({ sessions }) => sessions,
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: SESSIONS });

/** Signs one device out. @throws ApiError: 404 it is signed out already */
export async function endSession(sessionId: string): Promise<void> {
  try {
    await answer(
      playerApi.POST('/web-api/user/sessions/{sessionId}/end', { params: { path: { sessionId } } }),
    );
  } finally {
    await askAgain();
  }
}

/** Signs every other device out. @returns how many they were @throws ApiError */
export async function endOtherSessions(): Promise<number> {
  const { endedSessions } = await answer(playerApi.POST('/web-api/user/sessions/end-others'));
  await askAgain();
  return endedSessions;
}

/** Sends a code to the player's own address. @throws ApiError: 409 activated already, 422, 429 */
export const sendEmailActivation = (
  body: BodyOf<Calls['sendEmailActivation']>,
): Promise<AnswerOf<Calls['sendEmailActivation']>> =>
  answer(playerApi.POST('/web-api/user/activation/email', { body }));

/** @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED */
export const activateEmail = (
  body: BodyOf<Calls['activateEmail']>,
): Promise<AnswerOf<Calls['activateEmail']>> =>
  answer(playerApi.POST('/web-api/user/activation/email/confirm', { body }));

/** Sends a code to an address that the player wants. @throws ApiError: 403 wrong password, 422, 429 */
export const sendEmailChange = (
  body: BodyOf<Calls['sendEmailChange']>,
): Promise<AnswerOf<Calls['sendEmailChange']>> => answer(playerApi.POST('/web-api/user/email', { body }));

/** @throws ApiError: 409 another account has it, 422 CODE_WRONG, CODE_EXPIRED */
export const changeEmail = (body: BodyOf<Calls['changeEmail']>): Promise<AnswerOf<Calls['changeEmail']>> =>
  answer(playerApi.POST('/web-api/user/email/confirm', { body }));
