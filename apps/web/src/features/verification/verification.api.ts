import type { CheckType, VerificationCheck, VerificationFrame } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

// Keys that begin with `player` are cleared when the player changes.
const KEY = ['player', 'verification'] as const;
/** Polling interval while a check is with the verifier, ms; a notice of the server comes earlier. */
const ASK_AGAIN = 30_000;
/** States of a check that the verifier changes next. */
const WITH_VERIFIER: readonly VerificationCheck['state'][] = ['started', 'pending'];

/** The player's checks with their history; polled while one is with the verifier. */
export const verificationQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => answer(playerApi.GET('/web-api/user/verification', { signal })),
  refetchInterval: ({ state }) =>
    state.data?.checks.some((check) => WITH_VERIFIER.includes(check.state)) ? ASK_AGAIN : false,
});

/** Requests the player's checks again. */
export const refreshVerification = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Begins or continues a check, and returns the verifier's page. Repeated, it renews the page.
 * @throws ApiError: 404 not asked of the player, 409 nothing to send now, 503 the verifier doesn't answer
 */
export function startCheck(type: CheckType, lng: string): Promise<VerificationFrame> {
  return answer(playerApi.POST('/web-api/user/verification/checks', { body: { type, lng } }));
}

/**
 * Asks the verifier for the state of a check now, and shows the checks as they are after that: the answer itself can be
 * older than what a notice of the server has brought meanwhile. Without an answer the checks are requested all the same.
 */
export async function lookUpCheck(checkId: string): Promise<void> {
  await answer(
    playerApi.POST('/web-api/user/verification/checks/{checkId}/refresh', { params: { path: { checkId } } }),
  ).catch(() => undefined);
  await refreshVerification();
}
