import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const TWO_STEP = ['player', 'two-step'] as const;

/** The player's second sign-in factors. */
export const twoStepQuery = queryOptions({
  queryKey: TWO_STEP,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/two-step', { signal })),
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: TWO_STEP });

/**
 * Requests a key for the player's authenticator app.
 * @throws ApiError: 403 wrong password, 409 already enabled, 429
 */
export const beginTwoStep = (body: BodyOf<Calls['beginTwoStep']>): Promise<AnswerOf<Calls['beginTwoStep']>> =>
  answer(playerApi.POST('/web-api/user/two-step/begin', { body }));

/**
 * Enables the second step.
 * @returns recovery codes, only this once
 * @throws ApiError: 422 CODE_WRONG, 429
 */
export async function enableTwoStep(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await answer(playerApi.POST('/web-api/user/two-step/enable', { body: { code } }));
  await askAgain();
  return recoveryCodes;
}

/**
 * Disables the second step by app.
 * @throws ApiError: 403 wrong password, 429
 */
export async function disableTwoStep(password: string): Promise<void> {
  await answer(playerApi.POST('/web-api/user/two-step/disable', { body: { password } }));
  await askAgain();
}

/**
 * Enables or disables the second step by email.
 * @throws ApiError: 403 wrong password, 422 no activated email, 429
 */
export async function changeEmailStep(body: BodyOf<Calls['changeEmailStep']>): Promise<void> {
  await answer(playerApi.POST('/web-api/user/two-step/email', { body }));
  await askAgain();
}
