import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// What begins with `player` is forgotten when the player changes.
const KEY = ['player', 'security-question'] as const;

/** Whether the player has a security question, and which. */
export const securityQuestionQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/security-question', { signal })),
});

const askAgain = () => queryClient.invalidateQueries({ queryKey: KEY });

/** @throws ApiError: 400 the answer is none, 403 wrong password, 429 */
export async function setSecurityQuestion(body: BodyOf<Calls['setSecurityQuestion']>): Promise<void> {
  await answer(playerApi.POST('/web-api/user/security-question', { body }));
  await askAgain();
}

/** @throws ApiError: 403 wrong password, 429 */
export async function removeSecurityQuestion(
  password: string,
): Promise<AnswerOf<Calls['removeSecurityQuestion']>> {
  const now = await answer(playerApi.POST('/web-api/user/security-question/remove', { body: { password } }));
  await askAgain();
  return now;
}
