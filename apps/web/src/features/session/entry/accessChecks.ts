import type { CaptchaCode, CheckedCallId, FingerprintCode } from '@touchline/contract';
import { answer, api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/apiError.ts';
import { requireCookies } from '../../../platform/api/requireCookies.ts';
import type { Outcome } from '@touchline/contract/client';
import { solveCaptcha } from './proofOfWork.ts';

const captchaCodes: readonly CaptchaCode[] = [
  'CAPTCHA_NEEDED',
  'CAPTCHA_WRONG',
  'CAPTCHA_EXPIRED',
  'CAPTCHA_USED',
];
const FINGERPRINT: FingerprintCode = 'FINGERPRINT_NEEDED';
/** Maximum number of fingerprint refreshes per call. */
const MOST_FINGERPRINTS = 2;

/** Header that passes a check. */
export type CheckHeader = { readonly headers?: { readonly 'x-captcha': string } };

const isCaptcha = (error: ApiError): boolean =>
  error.status === 400 && captchaCodes.some((code) => code === error.code);
const isFingerprint = (error: ApiError): boolean => error.status === 400 && error.code === FINGERPRINT;

/**
 * Sends a request that may be refused by a device check. A missing fingerprint is refreshed, at most twice; a captcha
 * is solved once, and its pass sent with the repeated request.
 * @param name the call, which its captcha is for
 * @throws ApiError when the server refuses, also by a check; `COOKIES_BLOCKED` without a request in a browser that
 * takes no cookies, where neither a session nor a captcha's pass could be kept
 */
export async function withChecks<T>(
  name: CheckedCallId,
  call: (header: CheckHeader) => Promise<Outcome<T>>,
): Promise<T> {
  requireCookies();
  let header: CheckHeader = {};
  let fingerprints = 0;
  for (;;) {
    try {
      return await answer(call(header));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isFingerprint(error) && fingerprints < MOST_FINGERPRINTS) {
        fingerprints += 1;
        await answer(api.GET('/web-api/fingerprint'));
      } else if (isCaptcha(error) && header.headers === undefined) {
        header = { headers: { 'x-captcha': await captchaPass(name) } };
      } else {
        throw error;
      }
    }
  }
}

/**
 * Returns a pass for one attempt.
 * @throws ApiError when no captcha is available or it has expired
 */
async function captchaPass(call: CheckedCallId): Promise<string> {
  const captcha = await answer(api.GET('/web-api/captcha/update', { params: { query: { call } } }));
  const solution = await solveCaptcha(captcha);
  const body = { captcha: { id: captcha.id, solution } };
  return (await answer(api.POST('/web-api/captcha/validate', { body }))).pass;
}
