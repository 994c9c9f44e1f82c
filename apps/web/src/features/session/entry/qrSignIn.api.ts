import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { answer, api, playerApi } from '../../../platform/api/api.ts';
import { requireCookies } from '../../../platform/api/requireCookies.ts';
import { entryOf, type Entry } from './access.api.ts';

/** A code that another device can confirm; `expiresAt` is UTC ms. */
export type QrCodeShown = AnswerOf<Calls['beginQrSignIn']>;
/** State of this device's request, with its entry once it is confirmed. */
export type QrState =
  | { readonly state: Exclude<AnswerOf<Calls['qrSignInState']>['state'], 'entered'> }
  | { readonly state: 'entered'; readonly entry: Entry };
/** A device that asks to be signed in. */
export type QrRequest = AnswerOf<Calls['lookUpQrSignIn']>;

/**
 * Begins a sign-in that another device confirms.
 * @throws ApiError: 403, 429, `COOKIES_BLOCKED`
 */
export async function beginQrSignIn(): Promise<QrCodeShown> {
  requireCookies();
  return answer(api.POST('/web-api/session/sign-in/qr'));
}

/**
 * Asks for the state of this device's request; the first answer after the confirmation signs in.
 * @throws ApiError: 403 blocked
 */
export async function qrSignInState(body: BodyOf<Calls['qrSignInState']>): Promise<QrState> {
  const { state, entry } = await answer(api.POST('/web-api/session/sign-in/qr/state', { body }));
  if (state !== 'entered') return { state };
  return entry === undefined ? { state: 'expired' } : { state, entry: entryOf(entry) };
}

/**
 * Returns the device that shows a code.
 * @throws ApiError: 422 `QR_UNKNOWN`, `QR_EXPIRED`, `QR_USED`, `QR_OTHER_SITE`
 */
export const lookUpQrSignIn = (code: string): Promise<QrRequest> =>
  answer(playerApi.POST('/web-api/user/qr-sign-in', { body: { code } }));

/**
 * Confirms or refuses the sign-in of a device.
 * @throws ApiError: 422 `QR_EXPIRED`, `QR_USED`
 */
export async function answerQrSignIn(requestId: string, isConfirmed: boolean): Promise<void> {
  await answer(
    playerApi.POST('/web-api/user/qr-sign-in/{requestId}', {
      params: { path: { requestId } },
      body: { isConfirmed },
    }),
  );
}
