import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const KEY = ['player', 'security-question'] as const;

/** The player's security question, if there is one. */
export const securityQuestionQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/security-question', { signal })),
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Sets the security question.
 * @throws ApiError: 400 invalid answer, 403 wrong password, 429
 */
export async function setSecurityQuestion(body: BodyOf<Calls['setSecurityQuestion']>): Promise<void> {
  await answer(playerApi.POST('/web-api/user/security-question', { body }));
  await askAgain();
}

/**
 * Removes the security question.
 * @throws ApiError: 403 wrong password, 429
 */
export async function removeSecurityQuestion(
  password: string,
): Promise<AnswerOf<Calls['removeSecurityQuestion']>> {
  const now = await answer(playerApi.POST('/web-api/user/security-question/remove', { body: { password } }));
  await askAgain();
  return now;
}
