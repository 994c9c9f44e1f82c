import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Line } from '../../formats.ts';
import { Closed, Milliseconds, Seconds } from '../../schemas.ts';
import { CodeGuid } from './codes.ts';
import { CaptchaPass } from './schemas.ts';
import { Player } from './session.ts';

/**
 * Passkeys (WebAuthn). Every ceremony has two calls: the first returns the options of the browser's call, with a
 * challenge that is valid once and for a few minutes; the second takes the browser's answer.
 */

const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });
const CredentialId = Base64Url(1400);
const ClientData = Base64Url(4000);

const Descriptor = Type.Object({
  id: CredentialId,
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Type.String())),
});

export const RequestOptions = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String({ description: 'Host that the passkeys belong to.' }),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
    userVerification: Type.Union([Type.Literal('required'), Type.Literal('preferred')]),
    allowCredentials: Type.Optional(Type.Array(Descriptor)),
  },
  {
    title: 'PasskeyRequestOptions',
    description: 'PublicKeyCredentialRequestOptionsJSON of Web Authentication.',
  },
);

export const CreationOptions = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
    timeout: Type.Integer({ description: 'Milliseconds.' }),
    attestation: Type.Literal('none'),
    excludeCredentials: Type.Array(Descriptor),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
  },
  {
    title: 'PasskeyCreationOptions',
    description: 'PublicKeyCredentialCreationOptionsJSON of Web Authentication.',
  },
);

const Extensions = Type.Object({}, { description: 'Results of extensions; ignored.' });
const Attachment = Type.Optional(
  Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')], { description: 'Ignored.' }),
);

export const Assertion = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    authenticatorAttachment: Attachment,
    clientExtensionResults: Extensions,
    response: Type.Object({
      clientDataJSON: ClientData,
      authenticatorData: Base64Url(4000),
      signature: Base64Url(4000),
      userHandle: Type.Optional(Base64Url(100)),
    }),
  },
  { title: 'PasskeyAssertion', description: 'AuthenticationResponseJSON of Web Authentication.' },
);

export const Attestation = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    authenticatorAttachment: Attachment,
    clientExtensionResults: Extensions,
    response: Type.Object({
      clientDataJSON: ClientData,
      attestationObject: Base64Url(20_000),
      authenticatorData: Type.Optional(Base64Url(8000)),
      transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,32}$' }), { maxItems: 10 })),
      publicKeyAlgorithm: Type.Optional(Type.Integer()),
      publicKey: Type.Optional(Base64Url(8000)),
    }),
  },
  { title: 'PasskeyAttestation', description: 'RegistrationResponseJSON of Web Authentication.' },
);

const Begun = Type.Object({
  guid: CodeGuid,
  options: RequestOptions,
  expiresAt: Milliseconds,
});

/** Name of a passkey, given by the player. */
const Name = Line(60);
const Save = Type.Boolean({ description: 'Stay signed in on this device.' });
const Secret = Type.String({ minLength: 1, maxLength: 128 });

export const Passkey = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'Name that the player gave it.' }),
    host: Type.String({ description: 'Host that it was created at; it works at this host and below it.' }),
    state: Type.Union([Type.Literal('usable'), Type.Literal('other-address'), Type.Literal('outdated')], {
      description:
        '`usable` at the address of this request; `other-address` at another address of the site only; `outdated` at none, as the site no longer has its host.',
    }),
    isSynced: Type.Boolean({ description: 'A password manager copies it to the player’s other devices.' }),
    createdAt: Seconds,
    lastUsedAt: Type.Optional(Seconds),
  },
  { title: 'Passkey' },
);
export type Passkey = Static<typeof Passkey>;

const PasskeyList = Type.Object(
  {
    passkeys: Type.Array(Passkey, { description: 'Newest first.' }),
    most: Type.Integer({ description: 'Maximum number of a player’s passkeys.' }),
    host: Type.String({ description: 'Host that a passkey created now belongs to.' }),
  },
  { title: 'PasskeyList' },
);

const OfPasskey = Type.Object({ passkeyId: Type.String({ maxLength: 20 }) });

export const passkeys = defineCall({
  id: 'passkeys',
  method: 'get',
  path: '/web-api/user/passkeys',
  tag: 'security',
  summary: 'Lists the player’s passkeys.',
  session: 'player',
  answers: { 200: PasskeyList },
  problems: [401],
});

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  method: 'post',
  path: '/web-api/user/passkeys/begin',
  tag: 'security',
  summary:
    'Begins the creation of a passkey; requires the password. 409 PASSKEYS_FULL at the maximum number of passkeys, 403 MODE_NOT_OFFERED on sites without passkeys.',
  session: 'player',
  body: Type.Object({ password: Secret }, Closed),
  answers: { 200: Type.Object({ guid: CodeGuid, options: CreationOptions, expiresAt: Milliseconds }) },
  problems: [401, 403, 409, 429],
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'post',
  path: '/web-api/user/passkeys',
  tag: 'security',
  summary:
    'Stores a created passkey and notifies the player by e-mail: 422 PASSKEY_EXPIRED if its challenge is too old or was used, PASSKEY_REFUSED if the answer is wrong, 409 PASSKEY_EXISTS and PASSKEYS_FULL.',
  session: 'player',
  body: Type.Object({ guid: CodeGuid, name: Name, credential: Attestation }, Closed),
  answers: { 200: PasskeyList },
  problems: [400, 401, 403, 409, 422, 429],
});

export const renamePasskey = defineCall({
  id: 'renamePasskey',
  method: 'post',
  path: '/web-api/user/passkeys/{passkeyId}/name',
  tag: 'security',
  summary: 'Renames a passkey of the player.',
  session: 'player',
  params: OfPasskey,
  body: Type.Object({ name: Name }, Closed),
  answers: { 200: PasskeyList },
  problems: [400, 401, 404, 429],
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  method: 'post',
  path: '/web-api/user/passkeys/{passkeyId}/remove',
  tag: 'security',
  summary: 'Removes a passkey of the player; requires the password. The player is notified by e-mail.',
  session: 'player',
  params: OfPasskey,
  body: Type.Object({ password: Secret }, Closed),
  answers: { 200: PasskeyList },
  problems: [401, 403, 404, 429],
});

export const beginPasskeySignIn = defineCall({
  id: 'beginPasskeySignIn',
  method: 'post',
  path: '/web-api/session/sign-in/passkey/begin',
  tag: 'session',
  summary:
    'Begins a sign-in with any passkey of this site on the device: the player is named by the passkey. 403 MODE_NOT_OFFERED on sites without passkeys.',
  session: 'anyone',
  answers: { 200: Begun },
  problems: [403, 429],
});

export const signInByPasskey = defineCall({
  id: 'signInByPasskey',
  method: 'post',
  path: '/web-api/session/sign-in/passkey',
  tag: 'session',
  summary:
    'Signs in with a passkey. The device has verified the player, so no second step follows. 422 PASSKEY_EXPIRED if the challenge is too old or was used, PASSKEY_UNKNOWN if it was removed or belongs to another site, PASSKEY_REFUSED if the answer is wrong, PASSKEY_COPIED if its counter went back.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ guid: CodeGuid, credential: Assertion, save: Save }, Closed),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 403, 422, 429],
});

export const beginPasskeyStep = defineCall({
  id: 'beginPasskeyStep',
  method: 'post',
  path: '/web-api/session/sign-in/step/passkey/begin',
  tag: 'session',
  summary:
    'Begins the second step of a sign-in with a passkey: 422 PASSKEY_ELSEWHERE if all passkeys of the player belong to other addresses, CODE_EXPIRED if the sign-in is over.',
  session: 'anyone',
  body: Type.Object({ guid: CodeGuid }, Closed),
  answers: { 200: Begun },
  problems: [400, 422, 429],
});

export const confirmByPasskey = defineCall({
  id: 'confirmByPasskey',
  method: 'post',
  path: '/web-api/session/sign-in/step/passkey',
  tag: 'session',
  summary:
    'Completes the second step of a sign-in with a passkey instead of a code: 422 as signInByPasskey, and CODE_EXPIRED if the sign-in is over.',
  session: 'anyone',
  headers: CaptchaPass,
  body: Type.Object({ step: CodeGuid, guid: CodeGuid, credential: Assertion, save: Save }, Closed),
  answers: { 200: Type.Object({ player: Player }) },
  problems: [400, 403, 422, 429],
});
