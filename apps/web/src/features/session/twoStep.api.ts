import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// What begins with `player` is forgotten when the player changes.
const TWO_STEP = ['player', 'two-step'] as const;

/** What confirms the player's sign-ins besides the password. */
export const twoStepQuery = queryOptions({
  queryKey: TWO_STEP,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/two-step', { signal })),
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: TWO_STEP });

/** A key for the player's app of codes. @throws ApiError: 403 wrong password, 409 it is on already, 429 */
export const beginTwoStep = (body: BodyOf<Calls['beginTwoStep']>): Promise<AnswerOf<Calls['beginTwoStep']>> =>
  answer(playerApi.POST('/web-api/user/two-step/begin', { body }));

/** Turns the second step on. @returns recovery codes, this once @throws ApiError: 422 CODE_WRONG, 429 */
export async function enableTwoStep(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await answer(playerApi.POST('/web-api/user/two-step/enable', { body: { code } }));
  await askAgain();
  return recoveryCodes;
}

/** Turns the second step by app off. @throws ApiError: 403 wrong password, 429 */
export async function disableTwoStep(password: string): Promise<void> {
  await answer(playerApi.POST('/web-api/user/two-step/disable', { body: { password } }));
  await askAgain();
}

/** Turns the second step by e-mail on or off. @throws ApiError: 403 wrong password, 422 no activated e-mail, 429 */
export async function changeEmailStep(body: BodyOf<Calls['changeEmailStep']>): Promise<void> {
  await answer(playerApi.POST('/web-api/user/two-step/email', { body }));
  await askAgain();
}
