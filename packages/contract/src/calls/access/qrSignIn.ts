import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Milliseconds, Seconds } from '../../schemas.ts';
import { SignInAnswer } from './schemas.ts';

/**
 * Sign-in of a device by another one that is signed in. The first shows a code, also as QR code, and asks for the
 * state of its request; the other enters the code, sees which device asks, and confirms or refuses.
 */

const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const beginQrSignIn = defineCall({
  id: 'beginQrSignIn',
  method: 'post',
  path: '/web-api/session/sign-in/qr',
  tag: 'session',
  summary:
    'Begins a sign-in that another device confirms. 403 MODE_NOT_OFFERED on sites whose accounts another app manages.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      secret: Type.Unsafe<string>({ ...Secret, description: 'For this device only: asks for the state.' }),
      code: Type.String({ description: 'Eight letters and figures for the other device.' }),
      expiresAt: Milliseconds,
    }),
  },
  problems: [403, 429],
});

export const qrSignInState = defineCall({
  id: 'qrSignInState',
  method: 'post',
  path: '/web-api/session/sign-in/qr/state',
  tag: 'session',
  summary:
    'Returns the state of a sign-in by another device, and signs in with the first call after the confirmation. It expires early once the confirming session ends, or with an act that ends access, such as a change of the password or a sign-out everywhere. Ask every two seconds.',
  session: 'anyone',
  body: Type.Object(
    { secret: Secret, save: Type.Boolean({ description: 'Stay signed in on this device.' }) },
    Closed,
  ),
  answers: {
    200: Type.Object({
      state: Type.Union([
        Type.Literal('waiting'),
        Type.Literal('seen', { description: 'The other device shows this request to its player.' }),
        Type.Literal('refused'),
        Type.Literal('expired', { description: 'Too old, used already, or unknown.' }),
        Type.Literal('entered'),
      ]),
      entry: Type.Optional(SignInAnswer),
    }),
  },
  problems: [400, 403, 429],
});

const QrSignInRequest = Type.Object(
  {
    id: Type.String(),
    userAgent: Type.Optional(Type.String({ description: 'User agent of the device that asks.' })),
    address: Type.String({ description: 'Its network address.' }),
    country: Type.Optional(
      Type.String({ description: 'Its country, if the site’s proxy names it: two letters.' }),
    ),
    startedAt: Seconds,
    expiresAt: Milliseconds,
  },
  { title: 'QrSignInRequest', description: 'A device that asks to be signed in.' },
);

export const lookUpQrSignIn = defineCall({
  id: 'lookUpQrSignIn',
  method: 'post',
  path: '/web-api/user/qr-sign-in',
  tag: 'security',
  summary:
    'Returns the device that shows a code. 422 QR_UNKNOWN, QR_EXPIRED, QR_USED if it was answered or another player has looked it up, QR_OTHER_SITE.',
  session: 'player',
  body: Type.Object(
    {
      code: Type.String({
        minLength: 1,
        maxLength: 20,
        description: 'Case, spaces and dashes don’t matter.',
      }),
    },
    Closed,
  ),
  answers: { 200: QrSignInRequest },
  problems: [400, 401, 403, 422, 429],
});

export const answerQrSignIn = defineCall({
  id: 'answerQrSignIn',
  method: 'post',
  path: '/web-api/user/qr-sign-in/{requestId}',
  tag: 'security',
  summary:
    'Confirms or refuses the sign-in of a device that the player has looked up, once: 422 QR_EXPIRED, QR_USED. A second step follows on that device if the player has one.',
  session: 'player',
  params: Type.Object({ requestId: Type.String({ maxLength: 20 }) }),
  body: Type.Object({ isConfirmed: Type.Boolean() }, Closed),
  answers: { 200: Type.Object({ isConfirmed: Type.Boolean() }) },
  problems: [400, 401, 422, 429],
});
