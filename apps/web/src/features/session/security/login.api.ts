import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const LOGIN = ['player', 'login'] as const;

export type LoginState = AnswerOf<Calls['loginState']>;

/** The player's login, and when it can be changed. */
export const loginQuery = queryOptions({
  queryKey: LOGIN,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/login', { signal })),
});

/**
 * Sends a code to the player's confirmed email, which confirms a new login.
 * @throws ApiError: 422, 429
 */
export const sendLoginCode = (
  body: BodyOf<Calls['sendLoginCode']>,
): Promise<AnswerOf<Calls['sendLoginCode']>> => answer(playerApi.POST('/web-api/user/login/code', { body }));

/**
 * Changes the player's login, confirmed by the password or by a code.
 * @throws ApiError: 403 wrong password, 409 LOGIN_TAKEN, 422
 */
export async function changeLogin(body: BodyOf<Calls['changeLogin']>): Promise<LoginState> {
  const state = await answer(playerApi.POST('/web-api/user/login', { body }));
  queryClient.setQueryData(LOGIN, state);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['player', 'personal-data'] }),
    queryClient.invalidateQueries({ queryKey: ['player', 'personal-data-history'] }),
  ]);
  return state;
}
