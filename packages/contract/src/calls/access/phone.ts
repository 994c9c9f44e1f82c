import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed } from '../../schemas.ts';
import { Code, CodeGuid, CodeSent } from './codes.ts';

const Lng = Type.String({ pattern: '^[a-z]{2}$', description: 'The language of the message.' });

export const sendPhone = defineCall({
  id: 'sendPhone',
  method: 'post',
  path: '/web-api/user/phone',
  tag: 'security',
  summary:
    'Sends a code to a new phone of the player; requires the password if there is a phone already. The answer is the same if another account has the phone.',
  session: 'player',
  body: Type.Object(
    {
      phone_code: Type.String({ pattern: '^[0-9]{1,4}$' }),
      phone_number: Type.String({ pattern: '^[0-9]{3,14}$' }),
      password: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      lng: Lng,
    },
    Closed,
  ),
  answers: { 200: CodeSent },
  problems: [400, 401, 403, 409, 422, 429],
});

export const sendPhoneActivation = defineCall({
  id: 'sendPhoneActivation',
  method: 'post',
  path: '/web-api/user/activation/phone',
  tag: 'security',
  summary: 'Sends a code to the phone of the profile, to confirm that it is the player’s.',
  session: 'player',
  body: Type.Object({ lng: Lng }, Closed),
  answers: { 200: CodeSent },
  problems: [400, 401, 403, 409, 422, 429],
});

export const confirmPhone = defineCall({
  id: 'confirmPhone',
  method: 'post',
  path: '/web-api/user/phone/confirm',
  tag: 'security',
  summary:
    'Changes to the phone that the code was sent to: activation_type 0 becomes 3, 1 becomes 2. The previous phone is notified.',
  session: 'player',
  body: Type.Object({ guid: CodeGuid, code: Code }, Closed),
  answers: {
    200: Type.Object({
      phone_code: Type.String(),
      phone_number: Type.String(),
      activation_type: Type.Integer({ minimum: 0, maximum: 3 }),
    }),
  },
  problems: [400, 401, 409, 422, 429],
});
