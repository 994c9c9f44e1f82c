import { Type, type Static } from 'typebox';
import { Assertion, Attestation, CreationOptions, RequestOptions } from '../calls/access/passkeys.ts';
import { CodeGuid } from '../calls/access/codes.ts';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Email, Line } from '../formats.ts';
import { operatorScopes } from '../operatorScopes.ts';
import { Closed } from '../schemas.ts';
import { AnyId, Instant, nullable } from './common.ts';

const Password = Type.String({ minLength: 1, maxLength: 128 });
const NewPassword = Type.String({
  minLength: 12,
  maxLength: 128,
  description: 'A new password, at least 12 characters.',
});
const Code = Type.String({
  pattern: '^[0-9]{6}$',
  description: 'Code of the authenticator app. Each counts once.',
});
const Secret = Type.String({ minLength: 1, maxLength: 200 });
const PasskeyName = Line(60);

const SignInWays = Type.Object({
  passkey: Type.Boolean(),
  password: Type.Boolean({ description: 'Sign-in by password and the code of an authenticator app.' }),
  sso: nullable(Type.String({ description: 'Name of the provider of single sign-on; null without one.' })),
  token: Type.Boolean({
    description:
      'True if the environment has a token (`OPERATOR_TOKEN`), or in development, where operators’ tokens open the console.',
  }),
});
/** Ways of signing in to the console. */
export type SignInWays = DeepReadonly<Static<typeof SignInWays>>;

const SignedIn = Type.Object(
  { state: Type.Literal('signed-in') },
  { description: 'The answer sets the cookie of the session.' },
);
const CodeNeeded = Type.Object(
  { state: Type.Literal('code-needed') },
  { description: 'The password is right: repeat the call with a code.' },
);

const PasskeyRequest = Type.Object({ guid: CodeGuid, options: RequestOptions, expiresAt: Instant });
const PasskeyCreation = Type.Object({ guid: CodeGuid, options: CreationOptions, expiresAt: Instant });
const PasskeyAnswer = Type.Object({ guid: CodeGuid, credential: Assertion }, Closed);

const AuthenticatorSetup = Type.Object({
  guid: CodeGuid,
  secret: Type.String({ description: 'Key for the authenticator app, base 32.' }),
  uri: Type.String({ description: 'The `otpauth:` address of the QR code.' }),
  expiresAt: Instant,
});
/** Key of an authenticator app that waits for its first code. */
export type AuthenticatorSetup = DeepReadonly<Static<typeof AuthenticatorSetup>>;

const InvitationBody = Type.Object({ token: Secret }, Closed);
const StaffInvitation = Type.Object({
  name: Type.String({ description: 'Name of the person in the audit log.' }),
  email: Type.String(),
  language: Type.String(),
  expiresAt: Type.Unsafe<number>({ ...Instant, description: 'End of the invitation, UTC ms.' }),
});
/** An invitation that can be accepted. */
export type StaffInvitation = DeepReadonly<Static<typeof StaffInvitation>>;

const Proof = Type.Union([Type.Object({ password: Password, code: Code }, Closed), PasskeyAnswer], {
  description:
    'Proof that the person is at the device: password and a code, or a passkey (`beginStaffProof`). People with neither, who use single sign-on only, leave it out within ten minutes of their sign-in, else 403 `SIGN_IN_AGAIN`.',
});
/** Proof that a person is at the device. */
export type StaffProof = DeepReadonly<Static<typeof Proof>>;
const proof = Type.Optional(Proof);
const ProofBody = Type.Object({ proof }, Closed);

const OwnPasskey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: nullable(Instant),
});
const OwnSession = Type.Object({
  id: Type.String(),
  isCurrent: Type.Boolean({ description: 'True for the session of this call.' }),
  method: Type.Enum(['passkey', 'password', 'sso', 'token']),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  address: nullable(Type.String()),
  agent: nullable(Type.String({ description: 'Browser, as it names itself.' })),
});
const Scopes = Type.Array(
  Type.String({ description: 'A permission; `*` is all that the person has, also later.' }),
);
const OwnToken = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'Name of the program: in the audit log it follows the owner’s.' }),
  scopes: Scopes,
  sites: nullable(Type.Array(Type.String(), { description: 'Null for all sites of the owner.' })),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: nullable(Instant),
});

const StaffProfile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  language: Type.String(),
  endsAt: nullable(
    Type.Unsafe<number>({ ...Instant, description: 'Time at which the access ends by itself, UTC ms.' }),
  ),
  hasPassword: Type.Boolean(),
  hasAuthenticator: Type.Boolean(),
  sso: nullable(Type.String({ description: 'Name of the provider whose account is linked.' })),
  passkeys: Type.Array(OwnPasskey, { description: 'Oldest first.' }),
  sessions: Type.Array(OwnSession, { description: 'Live ones, last used first.' }),
  tokens: Type.Array(OwnToken, { description: 'Live ones, oldest first.' }),
  roles: Type.Array(
    Type.Object({
      name: Type.String(),
      scopes: Scopes,
      siteId: nullable(Type.String({ description: 'Null for all sites.' })),
    }),
  ),
});
/** A person’s own data, sign-in methods, sessions, programs and roles. */
export type StaffProfile = DeepReadonly<Static<typeof StaffProfile>>;
export type OwnPasskey = StaffProfile['passkeys'][number];
export type OwnSession = StaffProfile['sessions'][number];
export type OwnToken = StaffProfile['tokens'][number];

const signIn = {
  tag: 'operators: sign-in',
  session: 'operator',
  scope: 'none',
  sites: 'operator',
} as const;
const own = { ...signIn, tag: 'operators: own profile', scope: 'any' } as const;
const signedIn = ['staff.sign-in', 'staff.sign-in-failed'];

/** Calls of the console’s sign-in, and of a person’s own profile. */
export const staffSignInCalls = {
  showSignInWays: defineCall({
    id: 'showSignInWays',
    ...signIn,
    method: 'get',
    path: '/ops/sign-in/ways',
    summary: 'Returns the ways of signing in to the console.',
    answers: { 200: SignInWays },
    problems: [],
  }),
  signInStaffByPassword: defineCall({
    id: 'signInStaffByPassword',
    ...signIn,
    audit: signedIn,
    method: 'post',
    path: '/ops/sign-in/password',
    summary:
      'Signs a person in by password and a code of the authenticator app. Without a code, `code-needed` after a right password. 401 `WRONG_CREDENTIALS` for everything wrong, alike for unknown e-mails; 429 `STAFF_LOCKED` after ten wrong attempts in a row, for 15 minutes and longer each time; 429 `TOO_MANY_ATTEMPTS` by address.',
    body: Type.Object({ email: Email, password: Password, code: Type.Optional(Code) }, Closed),
    answers: { 200: Type.Union([SignedIn, CodeNeeded]) },
    problems: [400, 401, 429],
  }),
  beginStaffPasskeySignIn: defineCall({
    id: 'beginStaffPasskeySignIn',
    ...signIn,
    isReading: true,
    method: 'post',
    path: '/ops/sign-in/passkey/begin',
    summary: 'Begins a sign-in by passkey: returns the options of the browser’s call, for five minutes.',
    answers: { 200: PasskeyRequest },
    problems: [429],
  }),
  signInStaffByPasskey: defineCall({
    id: 'signInStaffByPasskey',
    ...signIn,
    audit: signedIn,
    method: 'post',
    path: '/ops/sign-in/passkey',
    summary:
      'Signs a person in by a passkey whose device has verified its user. 422 `PASSKEY_EXPIRED` if the challenge was used or is too old, `PASSKEY_REFUSED`, `PASSKEY_UNKNOWN`, `PASSKEY_COPIED`.',
    body: PasskeyAnswer,
    answers: { 200: SignedIn },
    problems: [400, 401, 422, 429],
  }),
  signInStaffByToken: defineCall({
    id: 'signInStaffByToken',
    ...signIn,
    audit: ['staff.sign-in'],
    method: 'post',
    path: '/ops/sign-in/token',
    summary:
      'Opens the console by the environment’s token, for 30 minutes, or in development by the token of a development operator. 401 `WRONG_CREDENTIALS` for others, tokens of programs too.',
    body: Type.Object({ token: Secret }, Closed),
    answers: { 200: SignedIn },
    problems: [400, 401, 429],
  }),
  startStaffSso: defineCall({
    id: 'startStaffSso',
    ...signIn,
    isFile: true,
    method: 'get',
    path: '/ops/sign-in/sso',
    summary:
      'Redirects the browser to the provider of single sign-on. Opened by a link, not by a call of the console. If the provider can’t be reached, redirects to `/ops/console#/sign-in?sso=failed`.',
    answers: { 302: Type.Null() },
    problems: [404, 429],
  }),
  finishStaffSso: defineCall({
    id: 'finishStaffSso',
    ...signIn,
    audit: ['staff.sign-in', 'staff.sso-link'],
    isFile: true,
    method: 'get',
    path: '/ops/sign-in/sso/callback',
    summary:
      'Address to which the provider of single sign-on redirects. Signs in and redirects to the console; else to `/ops/console#/sign-in?sso=unknown` if no operator has the account, `sso=ended` if the access has ended or isn’t open from this network, `sso=failed` for an answer that isn’t valid in this browser.',
    query: Type.Object({
      state: Type.Optional(Type.String({ maxLength: 500 })),
      code: Type.Optional(Type.String({ maxLength: 4000 })),
      iss: Type.Optional(Type.String({ maxLength: 500 })),
      error: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answers: { 302: Type.Null() },
    problems: [404, 429],
  }),
  showStaffInvitation: defineCall({
    id: 'showStaffInvitation',
    ...signIn,
    isReading: true,
    method: 'post',
    path: '/ops/sign-in/invitation',
    summary:
      'Returns whose invitation a token is. 422 `INVITATION_OVER` if it was used, replaced or has expired, or the access has ended.',
    body: InvitationBody,
    answers: { 200: StaffInvitation },
    problems: [400, 422, 429],
  }),
  beginInvitedAuthenticator: defineCall({
    id: 'beginInvitedAuthenticator',
    ...signIn,
    isReading: true,
    method: 'post',
    path: '/ops/sign-in/invitation/authenticator',
    summary:
      'Returns a new key for the authenticator app of an invited person, for 15 minutes. 422 `INVITATION_OVER`.',
    body: InvitationBody,
    answers: { 200: AuthenticatorSetup },
    problems: [400, 422, 429],
  }),
  acceptInvitationByPassword: defineCall({
    id: 'acceptInvitationByPassword',
    ...signIn,
    audit: ['staff.invitation-accept', 'staff.sign-in'],
    method: 'post',
    path: '/ops/sign-in/invitation/password',
    summary:
      'Accepts an invitation with a password and an authenticator app, signs in, and ends all earlier sign-in methods, sessions and tokens. 422 `INVITATION_OVER`, `SETUP_EXPIRED`, `CODE_WRONG`.',
    body: Type.Object({ token: Secret, password: NewPassword, guid: CodeGuid, code: Code }, Closed),
    answers: { 200: SignedIn },
    problems: [400, 422, 429],
  }),
  beginInvitedPasskey: defineCall({
    id: 'beginInvitedPasskey',
    ...signIn,
    isReading: true,
    method: 'post',
    path: '/ops/sign-in/invitation/passkey/begin',
    summary:
      'Returns the options for the passkey of an invited person, for five minutes. 422 `INVITATION_OVER`.',
    body: InvitationBody,
    answers: { 200: PasskeyCreation },
    problems: [400, 422, 429],
  }),
  acceptInvitationByPasskey: defineCall({
    id: 'acceptInvitationByPasskey',
    ...signIn,
    audit: ['staff.invitation-accept', 'staff.sign-in'],
    method: 'post',
    path: '/ops/sign-in/invitation/passkey',
    summary:
      'Accepts an invitation with a passkey, signs in, and ends all earlier sign-in methods, sessions and tokens. 409 `PASSKEY_EXISTS`; 422 `INVITATION_OVER`, `PASSKEY_EXPIRED`, `PASSKEY_REFUSED`.',
    body: Type.Object({ token: Secret, guid: CodeGuid, name: PasskeyName, credential: Attestation }, Closed),
    answers: { 200: SignedIn },
    problems: [400, 409, 422, 429],
  }),
  signOutStaff: defineCall({
    id: 'signOutStaff',
    ...signIn,
    scope: 'any',
    audit: ['staff.sign-out'],
    method: 'post',
    path: '/ops/sign-out',
    summary: 'Ends the session of the console and removes its cookie.',
    answers: { 200: Type.Object({ state: Type.Literal('signed-out') }) },
    problems: [401],
  }),

  showStaffProfile: defineCall({
    id: 'showStaffProfile',
    ...own,
    method: 'get',
    path: '/ops/me/profile',
    summary:
      'Returns the person’s own data, sign-in methods, sessions, programs and roles. 403 `PERSON_NEEDED` for programs and the environment’s token, as for all calls of the profile.',
    answers: { 200: StaffProfile },
    problems: [401, 403],
  }),
  beginStaffProof: defineCall({
    id: 'beginStaffProof',
    ...own,
    isReading: true,
    method: 'post',
    path: '/ops/me/proof/begin',
    summary:
      'Returns the options of the browser’s call for a proof by one of the person’s passkeys, for five minutes.',
    answers: { 200: PasskeyRequest },
    problems: [401, 403],
  }),
  changeStaffPassword: defineCall({
    id: 'changeStaffPassword',
    ...own,
    audit: ['staff.password-change'],
    method: 'post',
    path: '/ops/me/password',
    summary:
      'Changes or sets the password, and ends the other sessions. 403 `PROOF_WRONG`, 409 `AUTHENTICATOR_NEEDED` without an authenticator app.',
    body: Type.Object({ password: NewPassword, proof }, Closed),
    answers: { 200: StaffProfile },
    problems: [400, 401, 403, 409, 422, 429],
  }),
  beginStaffAuthenticator: defineCall({
    id: 'beginStaffAuthenticator',
    ...own,
    isReading: true,
    method: 'post',
    path: '/ops/me/authenticator/begin',
    summary: 'Returns a new key for the authenticator app, for 15 minutes. 403 `PROOF_WRONG`.',
    body: ProofBody,
    answers: { 200: AuthenticatorSetup },
    problems: [400, 401, 403, 422, 429],
  }),
  renewStaffAuthenticator: defineCall({
    id: 'renewStaffAuthenticator',
    ...own,
    audit: ['staff.authenticator-renew'],
    method: 'post',
    path: '/ops/me/authenticator',
    summary:
      'Replaces the authenticator app by the new one, confirmed by its code, and ends the other sessions. 422 `SETUP_EXPIRED`, `CODE_WRONG`.',
    body: Type.Object({ guid: CodeGuid, code: Code }, Closed),
    answers: { 200: StaffProfile },
    problems: [400, 401, 403, 422, 429],
  }),
  beginStaffPasskey: defineCall({
    id: 'beginStaffPasskey',
    ...own,
    isReading: true,
    method: 'post',
    path: '/ops/me/passkeys/begin',
    summary:
      'Returns the options for a new passkey, for five minutes. 403 `PROOF_WRONG`, 409 `PASSKEYS_FULL` at ten.',
    body: ProofBody,
    answers: { 200: PasskeyCreation },
    problems: [400, 401, 403, 409, 422, 429],
  }),
  addStaffPasskey: defineCall({
    id: 'addStaffPasskey',
    ...own,
    audit: ['staff.passkey-add'],
    method: 'post',
    path: '/ops/me/passkeys',
    summary:
      'Stores a created passkey. 409 `PASSKEY_EXISTS`, `PASSKEYS_FULL`; 422 `PASSKEY_EXPIRED`, `PASSKEY_REFUSED`.',
    body: Type.Object({ guid: CodeGuid, name: PasskeyName, credential: Attestation }, Closed),
    answers: { 200: StaffProfile },
    problems: [400, 401, 403, 409, 422],
  }),
  removeStaffPasskey: defineCall({
    id: 'removeStaffPasskey',
    ...own,
    audit: ['staff.passkey-remove'],
    method: 'post',
    path: '/ops/me/passkeys/{passkeyId}/remove',
    summary:
      'Removes a passkey. 403 `PROOF_WRONG`, 409 `LAST_WAY_IN` if the person could no longer sign in without it.',
    params: Type.Object({ passkeyId: AnyId }),
    body: ProofBody,
    answers: { 200: StaffProfile },
    problems: [400, 401, 403, 404, 409, 422, 429],
  }),
  endOwnSession: defineCall({
    id: 'endOwnSession',
    ...own,
    audit: ['staff.session-end'],
    method: 'post',
    path: '/ops/me/sessions/{sessionId}/end',
    summary: 'Ends a session of the person.',
    params: Type.Object({ sessionId: AnyId }),
    answers: { 200: StaffProfile },
    problems: [401, 403, 404],
  }),
  endOwnOtherSessions: defineCall({
    id: 'endOwnOtherSessions',
    ...own,
    audit: ['staff.session-end'],
    method: 'post',
    path: '/ops/me/sessions/end-others',
    summary: 'Ends all sessions of the person but that of this call.',
    answers: { 200: StaffProfile },
    problems: [401, 403],
  }),
  createOwnToken: defineCall({
    id: 'createOwnToken',
    ...own,
    audit: ['staff.token-create'],
    method: 'post',
    path: '/ops/me/tokens',
    summary:
      'Creates the token of a program, which acts in the name of the person with at most their rights at each use. 403 `PROOF_WRONG`, `OUT_OF_SCOPE` for scopes or sites that the person lacks, 409 `TOKEN_NAME_TAKEN`, `TOKENS_FULL` at fifty, 422 `TOKEN_END` for an end that has passed or is more than 366 days away.',
    body: Type.Object(
      {
        name: Type.String({ pattern: '^[a-z][a-z0-9.-]{0,39}$', description: 'Name of the program.' }),
        scopes: Type.Array(Type.Enum([...operatorScopes, '*']), {
          minItems: 1,
          uniqueItems: true,
          description: '`*` is all that the person has at each use.',
        }),
        sites: nullable(
          Type.Array(Type.String({ maxLength: 100 }), {
            minItems: 1,
            maxItems: 1000,
            uniqueItems: true,
            description: 'Null for all sites of the person.',
          }),
        ),
        expiresAt: Instant,
        proof,
      },
      Closed,
    ),
    answers: {
      200: Type.Object({
        token: Type.String({ description: 'The token, which no other call returns.' }),
        profile: StaffProfile,
      }),
    },
    problems: [400, 401, 403, 409, 422, 429],
  }),
  endOwnToken: defineCall({
    id: 'endOwnToken',
    ...own,
    audit: ['staff.token-end'],
    method: 'post',
    path: '/ops/me/tokens/{tokenId}/end',
    summary: 'Ends the token of a program.',
    params: Type.Object({ tokenId: AnyId }),
    answers: { 200: StaffProfile },
    problems: [401, 403, 404],
  }),
};
