import type { AnswerOf, BodyOf, Calls, Player, SignInAnswer, SignInStep } from '@touchline/contract';
import { queryOptions } from '@tanstack/react-query';
import { answer, api, playerApi } from '../../../platform/api/api.ts';
import { withChecks } from './accessChecks.ts';
import { signedIn } from '../session.api.ts';

/** A code that was sent: its id, its end and when another can be requested, UTC ms. */
export type CodeSent = AnswerOf<Calls['sendSignInCode']>;

/** The player who signed in, or the second step that is required. */
export type Entry = { readonly player: Player } | { readonly step: SignInStep };

/** Signs the player in, or returns the second step that is required. */
export const entryOf = (given: SignInAnswer): Entry =>
  'player' in given ? { player: signedIn(given.player) } : { step: given.step };

/** Sign-in and registration methods of the site, and the data that they require. */
export type AccessOptions = AnswerOf<Calls['accessOptions']>;

/** The site's sign-in methods; an operator may change them. */
export const accessOptionsQuery = queryOptions({
  queryKey: ['access-options'],
  queryFn: ({ signal }) => answer(api.GET('/web-api/registration/options', { signal })),
  staleTime: 60_000,
});

/**
 * Signs in with login and password.
 * @throws ApiError: 401 wrong login or password, 403 blocked, 429 too many attempts
 */
export async function signIn(body: BodyOf<Calls['signIn']>): Promise<Entry> {
  return entryOf(
    await withChecks('signIn', (header) => api.POST('/web-api/session/sign-in', { body, ...header })),
  );
}

/**
 * Signs in with phone and password.
 * @throws ApiError as `signIn`, and 400 for an invalid phone number
 */
export async function signInByPhone(body: BodyOf<Calls['signInByPhone']>): Promise<Entry> {
  return entryOf(
    await withChecks('signInByPhone', (header) =>
      api.POST('/web-api/session/sign-in/phone', { body, ...header }),
    ),
  );
}

/**
 * Sends a sign-in code.
 * @throws ApiError: 400, 403, 429
 */
export const sendSignInCode = (
  body: BodyOf<Calls['sendSignInCode']>,
): Promise<AnswerOf<Calls['sendSignInCode']>> =>
  withChecks('sendSignInCode', (header) => api.POST('/web-api/session/sign-in/sms', { body, ...header }));

/**
 * Signs in with a code.
 * @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED
 */
export async function signInByCode(body: BodyOf<Calls['signInByCode']>): Promise<Entry> {
  return entryOf(await answer(api.POST('/web-api/session/sign-in/sms-code', { body })));
}

/**
 * Sends the second step's code by email.
 * @throws ApiError: 422, 429
 */
export const sendStepCode = (body: BodyOf<Calls['sendStepCode']>): Promise<AnswerOf<Calls['sendStepCode']>> =>
  answer(api.POST('/web-api/session/sign-in/step-code', { body }));

/**
 * Confirms the second step.
 * @throws ApiError: 422 CODE_WRONG, CODE_EXPIRED, STEP_LOCKED
 */
export async function confirmSignIn(body: BodyOf<Calls['confirmSignIn']>): Promise<Player> {
  const { player } = await withChecks('confirmSignIn', (header) =>
    api.POST('/web-api/session/sign-in/step', { body, ...header }),
  );
  return signedIn(player);
}

/**
 * Registers with an email address.
 * @throws ApiError: 403 registration is off, 409 the email has an account, 429 too many attempts
 */
export async function registerByEmail(body: BodyOf<Calls['registerByEmail']>): Promise<Player> {
  const { player } = await withChecks('registerByEmail', (header) =>
    api.POST('/web-api/registration/full', { body, ...header }),
  );
  return signedIn(player);
}

/**
 * Registers with generated credentials, which are returned only once.
 * @throws ApiError: 403 registration is off, 429 too many attempts
 */
export async function registerInOneClick(
  body: BodyOf<Calls['registerInOneClick']>,
): Promise<AnswerOf<Calls['registerInOneClick']>['credentials']> {
  const { player, credentials } = await withChecks('registerInOneClick', (header) =>
    api.POST('/web-api/registration/fast', { body, ...header }),
  );
  signedIn(player);
  return credentials;
}

/**
 * Sends a code to a phone for registration.
 * @throws ApiError: 400, 403, 429
 */
export const sendRegistrationCode = (
  body: BodyOf<Calls['sendRegistrationCode']>,
): Promise<AnswerOf<Calls['sendRegistrationCode']>> =>
  withChecks('sendRegistrationCode', (header) =>
    api.POST('/web-api/registration/phone-code', { body, ...header }),
  );

/**
 * Registers with a phone number.
 * @throws ApiError: 409 the phone has an account, 422 CODE_WRONG, CODE_EXPIRED
 */
export async function registerByPhone(body: BodyOf<Calls['registerByPhone']>): Promise<Player> {
  const { player } = await answer(api.POST('/web-api/registration/phone', { body }));
  return signedIn(player);
}

/**
 * Sends generated credentials to an email address.
 * @throws ApiError: 403 they are no longer valid, 422, 429
 */
export const mailCredentials = (
  body: BodyOf<Calls['mailCredentials']>,
): Promise<AnswerOf<Calls['mailCredentials']>> =>
  answer(playerApi.POST('/web-api/registration/credentials-mail', { body }));

/**
 * Requests a return from self-exclusion, with the token of the refused sign-in.
 * @throws ApiError 400
 */
export const askToReturn = (returnToken: string): Promise<AnswerOf<Calls['returnFromExclusion']>> =>
  answer(api.POST('/limit-service-api/api/external/web/v3/selfexclude/return', { body: { returnToken } }));

/**
 * Submits data missing from the registration.
 * @throws ApiError: 400 names the field, 403 nothing is missing
 */
export const giveRegistrationData = (
  body: BodyOf<Calls['giveRegistrationData']>,
): Promise<AnswerOf<Calls['giveRegistrationData']>> =>
  answer(playerApi.POST('/web-api/registration/data', { body }));
