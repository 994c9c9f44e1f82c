import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { oneOf } from './schemas.ts';

/**
 * Codes of a 400 for a caller with too many attempts, who must solve a captcha: the same request is accepted with a
 * pass in the header `x-captcha`.
 */
export type CaptchaCode = 'CAPTCHA_NEEDED' | 'CAPTCHA_WRONG' | 'CAPTCHA_EXPIRED' | 'CAPTCHA_USED';
/** Code of a 400 that requires a new fingerprint first. */
export type FingerprintCode = 'FINGERPRINT_NEEDED';

/** Calls that may require a captcha. */
const checkedCalls = [
  'signIn',
  'signInByPhone',
  'sendSignInCode',
  'confirmSignIn',
  'signInByPasskey',
  'confirmByPasskey',
  'registerByEmail',
  'registerInOneClick',
  'sendRegistrationCode',
  'startRecovery',
] as const;
export type CheckedCallId = (typeof checkedCalls)[number];

const CaptchaType = Type.Literal('proof-of-work', {
  description:
    'The device finds a number such that the SHA-256 of `salt` and the number, as text, begins with `zeros` zero bits.',
});

export const captchaUpdate = defineCall({
  id: 'captchaUpdate',
  method: 'get',
  path: '/web-api/captcha/update',
  tag: 'session',
  summary:
    'Creates a captcha for a call. Its pass is valid for that call from the same device only: 400 FINGERPRINT_NEEDED without a device.',
  session: 'anyone',
  query: Type.Object({ call: oneOf(checkedCalls) }, Closed),
  answers: {
    200: Type.Object(
      {
        id: Type.String(),
        type: CaptchaType,
        salt: Type.String(),
        zeros: Type.Integer({ minimum: 1, maximum: 32 }),
        expiresAt: Seconds,
      },
      { title: 'Captcha' },
    ),
  },
  problems: [400, 429],
});

export const captchaTime = defineCall({
  id: 'captchaTime',
  method: 'get',
  path: '/web-api/captcha/gettime',
  tag: 'session',
  summary: 'Returns the time limit and type of captchas, and whether they are available.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      time: Type.Integer({ minimum: 1, description: 'Seconds.' }),
      type: CaptchaType,
      error_message: Type.String({ description: 'Empty while captchas are available.' }),
    }),
  },
  problems: [],
});

export const captchaValidate = defineCall({
  id: 'captchaValidate',
  method: 'post',
  path: '/web-api/captcha/validate',
  tag: 'session',
  summary: 'Accepts a solution once, and returns a pass for the header `x-captcha`, valid for one attempt.',
  session: 'anyone',
  body: Type.Object(
    {
      captcha: Type.Object(
        { id: Type.String({ maxLength: 100 }), solution: Type.String({ maxLength: 32 }) },
        Closed,
      ),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ pass: Type.String(), expiresAt: Seconds }) },
  problems: [400, 429],
});

export const fingerprint = defineCall({
  id: 'fingerprint',
  method: 'get',
  path: '/web-api/fingerprint',
  tag: 'session',
  summary: 'Gives the device a random, signed id in a cookie; the device isn’t fingerprinted.',
  session: 'anyone',
  answers: { 200: Type.Object({ isNew: Type.Boolean() }) },
  problems: [429],
});
