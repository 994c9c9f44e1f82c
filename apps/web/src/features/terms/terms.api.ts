import type { AnswerOf, Calls } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';

export type TermsStatus = Pick<AnswerOf<Calls['termsStatus']>, 'result' | 'version'>;

/** Whether the player has to agree to changed terms; a status that can't be had counts as unchanged. */
export async function termsStatus(): Promise<TermsStatus> {
  try {
    return await answer(playerApi.GET('/web-api/api-v3/v2/user/agreement-rules/status'));
  } catch {
    // The server refuses by itself what needs the player's agreement.
    return { result: false, version: 0 };
  }
}

/** Agrees to a version of the terms. @throws ApiError: 409 there are newer ones */
export function agreeToTerms(version: number): Promise<TermsStatus> {
  return answer(playerApi.POST('/web-api/api-v3/v2/user/agreement-rules/confirm', { body: { version } }));
}
