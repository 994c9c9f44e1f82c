import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { LoginName } from '../../formats.ts';
import { Closed, Seconds } from '../../schemas.ts';
import { CaptchaPass, codeMethods, Language, oneOf, phoneParts, SignInAnswer } from './schemas.ts';
import { Code, CodeGuid, CodeSent } from './codes.ts';
import { Player } from './session.ts';

const Save = Type.Boolean({ description: 'Stay signed in on this device.' });
const Secret = Type.String({ minLength: 1, maxLength: 128 });

export const signIn = defineCall({
  id: 'signIn',
  method: 'post',
  path: '/web-api/session/sign-in',
  tag: 'session',
  summary: 'Signs in by e-mail or login number and password (login_password).',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ login: LoginName('E-mail or login number'), password: Secret, save: Save }, Closed),
  answers: { 200: SignInAnswer },
  problems: [400, 401, 403, 429],
});

export const signInByPhone = defineCall({
  id: 'signInByPhone',
  method: 'post',
  path: '/web-api/session/sign-in/phone',
  tag: 'session',
  summary: 'Signs in by phone and password (phone_password).',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ ...phoneParts, password: Secret, save: Save }, Closed),
  answers: { 200: SignInAnswer },
  problems: [400, 401, 403, 429],
});

export const sendSignInCode = defineCall({
  id: 'sendSignInCode',
  method: 'post',
  path: '/web-api/session/sign-in/sms',
  tag: 'session',
  summary: 'Sends a sign-in code (sms); the answer is the same if the phone is unknown.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ ...phoneParts, lng: Language }, Closed),
  answers: { 200: CodeSent },
  problems: [400, 403, 429],
});

export const signInByCode = defineCall({
  id: 'signInByCode',
  method: 'post',
  path: '/web-api/session/sign-in/sms-code',
  tag: 'session',
  summary: 'Signs in by the code sent to the phone.',
  session: 'anyone',
  body: Type.Object({ guid: CodeGuid, code: Code, save: Save }, Closed),
  answers: { 200: SignInAnswer },
  problems: [400, 403, 422, 429],
});

export const sendStepCode = defineCall({
  id: 'sendStepCode',
  method: 'post',
  path: '/web-api/session/sign-in/step-code',
  tag: 'session',
  summary: 'Sends the code of a second step by e-mail.',
  session: 'anyone',
  body: Type.Object({ guid: CodeGuid, lng: Language }, Closed),
  answers: { 200: CodeSent },
  problems: [400, 403, 422, 429],
});

export const confirmSignIn = defineCall({
  id: 'confirmSignIn',
  method: 'post',
  path: '/web-api/session/sign-in/step',
  tag: 'session',
  summary:
    'Completes the second step of a sign-in (login_password_two_step_code): by app, e-mail or recovery code. 422 STEP_LOCKED after 20 wrong codes for the account in a day, until the next day or a new password.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object(
    {
      guid: CodeGuid,
      method: oneOf(codeMethods),
      code: Type.String({ pattern: '^[0-9A-Za-z-]{6,16}$' }),
      save: Save,
    },
    Closed,
  ),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 403, 422, 429],
});

export const twoStep = defineCall({
  id: 'twoStep',
  method: 'get',
  path: '/web-api/user/two-step',
  tag: 'session',
  summary: 'Returns the enabled methods of the player’s second sign-in step.',
  session: 'player',
  answers: {
    200: Type.Object({
      isAppOn: Type.Boolean(),
      isEmailOn: Type.Boolean(),
      recoveryCodesLeft: Type.Integer({ minimum: 0 }),
      since: Type.Optional(Seconds),
    }),
  },
  problems: [401],
});

export const beginTwoStep = defineCall({
  id: 'beginTwoStep',
  method: 'post',
  path: '/web-api/user/two-step/begin',
  tag: 'session',
  summary: 'Creates a key for the player’s authenticator app, effective once a code of it was confirmed.',
  session: 'player',
  body: Type.Object({ password: Secret }, Closed),
  answers: {
    200: Type.Object({
      secret: Type.String({ description: 'Base 32.' }),
      uri: Type.String({ description: 'otpauth://, for a QR code.' }),
    }),
  },
  problems: [401, 403, 409, 429],
});

export const enableTwoStep = defineCall({
  id: 'enableTwoStep',
  method: 'post',
  path: '/web-api/user/two-step/enable',
  tag: 'session',
  summary: 'Enables the second step with a code of the app, and returns recovery codes once.',
  session: 'player',
  body: Type.Object({ code: Code }, Closed),
  answers: { 200: Type.Object({ recoveryCodes: Type.Array(Type.String()) }) },
  problems: [400, 401, 409, 422, 429],
});

export const disableTwoStep = defineCall({
  id: 'disableTwoStep',
  method: 'post',
  path: '/web-api/user/two-step/disable',
  tag: 'session',
  summary: 'Disables the second step by app.',
  session: 'player',
  body: Type.Object({ password: Secret }, Closed),
  answers: { 200: Type.Object({ isAppOn: Type.Boolean() }) },
  problems: [401, 403, 429],
});

export const changeEmailStep = defineCall({
  id: 'changeEmailStep',
  method: 'post',
  path: '/web-api/user/two-step/email',
  tag: 'session',
  summary: 'Enables or disables the second step by e-mail.',
  session: 'player',
  body: Type.Object({ isOn: Type.Boolean(), password: Secret }, Closed),
  answers: { 200: Type.Object({ isEmailOn: Type.Boolean() }) },
  problems: [401, 403, 422, 429],
});
