import type { AnswerOf, Calls } from '@touchline/contract';
import { answer, playerApi } from '../../platform/api/api.ts';

export type TermsStatus = Pick<AnswerOf<Calls['termsStatus']>, 'result' | 'version'>;

/** Requests whether the player has to accept changed terms; a failed request counts as unchanged. */
export async function termsStatus(): Promise<TermsStatus> {
  try {
    return await answer(playerApi.GET('/web-api/api-v3/v2/user/agreement-rules/status'));
  } catch {
    // The server itself refuses requests that require accepted terms.
    return { result: false, version: 0 };
  }
}

/**
 * Accepts a version of the terms.
 * @throws ApiError: 409 there is a newer one
 */
export function agreeToTerms(version: number): Promise<TermsStatus> {
  return answer(playerApi.POST('/web-api/api-v3/v2/user/agreement-rules/confirm', { body: { version } }));
}
