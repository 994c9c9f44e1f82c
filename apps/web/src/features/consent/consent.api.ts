import { answer, api, playerApi } from '../../platform/api/api.ts';
import { logFailure } from '../../platform/log/log.ts';
import { consent, forgetAgreement, unreportedAgreement } from './consent.store.ts';

/** Reports to the account when its player accepted cookies on this device; if that fails, it is reported later. */
export async function reportAgreement(): Promise<void> {
  const cookiesAgreeTime = unreportedAgreement();
  const { agreed: cookiesAgreeType } = consent;
  if (cookiesAgreeTime === undefined || cookiesAgreeType === undefined) return;
  try {
    await answer(
      playerApi.POST('/web-api/user/cookies-agreement', { body: { cookiesAgreeTime, cookiesAgreeType } }),
    );
    // A choice made meanwhile is reported again.
    if (unreportedAgreement() === cookiesAgreeTime) forgetAgreement();
  } catch (error) {
    logFailure('When the player agreed to cookies could not be told; it is kept.', error);
  }
}

/**
 * Has the server store the partner link that the visit began with.
 * @param query of the first page, without `?`
 */
export async function storeReferral(query: string): Promise<void> {
  if (query === '') return;
  try {
    await answer(api.POST('/web-api/referral', { body: { query: query.slice(0, 2000) } }));
  } catch (error) {
    logFailure('Which link brought the visitor could not be kept.', error);
  }
}
