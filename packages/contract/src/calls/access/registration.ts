import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Email } from '../../formats.ts';
import { Closed } from '../../schemas.ts';
import {
  CaptchaPass,
  CountryCode,
  Language,
  loginModes,
  NewPassword,
  oneOf,
  phoneParts,
  RegistrationDetails,
  registrationFields,
  registrationTypes,
} from './schemas.ts';
import { Code, CodeGuid, CodeSent } from './codes.ts';
import { Player } from './session.ts';

/** Field of the registration form. */
const AskedField = Type.Object({ id: oneOf(registrationFields), isRequired: Type.Boolean() });

export const accessOptions = defineCall({
  id: 'accessOptions',
  method: 'get',
  path: '/web-api/registration/options',
  tag: 'session',
  summary:
    'Returns the site’s current sign-in and registration methods, and the data that registration requires.',
  session: 'anyone',
  answers: {
    200: Type.Object(
      {
        loginModes: Type.Array(oneOf(loginModes)),
        registrationTypes: Type.Array(oneOf(registrationTypes)),
        fields: Type.Object({
          fast_reg: Type.Array(AskedField),
          phone_reg: Type.Array(AskedField),
          full_reg: Type.Array(AskedField),
          soc_reg: Type.Array(AskedField),
        }),
        hasPasskeys: Type.Boolean({ description: 'Players can sign in with passkeys.' }),
        hasQrSignIn: Type.Boolean({ description: 'A signed-in device can sign in another one.' }),
        isDataAfterRegistration: Type.Boolean({
          description: 'Missing fields of full_reg are requested after the registration.',
        }),
        minimumAge: Type.Integer({ minimum: 16, maximum: 99 }),
        country: Type.Optional(CountryCode),
      },
      { title: 'AccessOptions' },
    ),
  },
  problems: [],
});

export const registerByEmail = defineCall({
  id: 'registerByEmail',
  method: 'post',
  path: '/web-api/registration/full',
  tag: 'session',
  summary: 'Registers by e-mail (full_reg) and signs in.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ email: Email, password: NewPassword, ...RegistrationDetails }, Closed),
  answers: { 201: Type.Object({ player: Player }) },
  problems: [400, 403, 409, 429],
});

const MadeUp = Type.Object(
  { login: Type.String(), password: Type.String() },
  {
    title: 'MadeUpCredentials',
    description: 'Shown only once: the player chooses a password at the next sign-in.',
  },
);

export const registerInOneClick = defineCall({
  id: 'registerInOneClick',
  method: 'post',
  path: '/web-api/registration/fast',
  tag: 'session',
  summary: 'Registers in one click (fast_reg), returns generated credentials once, and signs in.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object(RegistrationDetails, Closed),
  answers: { 201: Type.Object({ player: Player, credentials: MadeUp }) },
  problems: [400, 403, 429],
});

export const sendRegistrationCode = defineCall({
  id: 'sendRegistrationCode',
  method: 'post',
  path: '/web-api/registration/phone-code',
  tag: 'session',
  summary: 'Sends a code to a phone for registration; the answer is the same if the phone is already in use.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ ...phoneParts, lng: Language }, Closed),
  answers: { 200: CodeSent },
  problems: [400, 403, 429],
});

export const registerByPhone = defineCall({
  id: 'registerByPhone',
  method: 'post',
  path: '/web-api/registration/phone',
  tag: 'session',
  summary: 'Registers by phone (phone_reg) with the code sent to it, and signs in.',
  session: 'anyone',
  body: Type.Object(
    { guid: CodeGuid, code: Code, ...phoneParts, password: NewPassword, ...RegistrationDetails },
    Closed,
  ),
  answers: { 201: Type.Object({ player: Player }) },
  problems: [400, 403, 409, 422, 429],
});

export const giveRegistrationData = defineCall({
  id: 'giveRegistrationData',
  method: 'post',
  path: '/web-api/registration/data',
  tag: 'session',
  summary: 'Completes the data that registration left out (isDataAfterRegistration).',
  session: 'player',
  body: Type.Object(
    {
      country: RegistrationDetails.country,
      date_birthday: RegistrationDetails.date_birthday,
      name: RegistrationDetails.name,
      surname: RegistrationDetails.surname,
    },
    Closed,
  ),
  answers: { 200: Type.Object({ isDataAfterRegistration: Type.Boolean() }) },
  problems: [400, 401, 403],
});

export const mailCredentials = defineCall({
  id: 'mailCredentials',
  method: 'post',
  path: '/web-api/registration/credentials-mail',
  tag: 'session',
  summary: 'Sends generated credentials to an address that the player enters, while they are valid.',
  session: 'player',
  body: Type.Object(
    { email: Email, password: Type.String({ minLength: 1, maxLength: 128 }), lng: Language },
    Closed,
  ),
  answers: { 200: Type.Object({ email: Type.String() }) },
  problems: [400, 401, 403, 422, 429],
});
