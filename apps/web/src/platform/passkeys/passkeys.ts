import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { ApiError } from '../api/apiError.ts';
import { hasPasskeySupport } from './support.ts';

/** Reasons why the browser gave no passkey, as codes of an ApiError. */
export type PasskeyFailure =
  /** The player closed the browser's dialog, or the device has no passkey of this address. */
  | 'PASSKEY_CANCELLED'
  /** The device already has a passkey of this account. */
  | 'PASSKEY_EXISTS'
  /** Passkeys don't work at this address. */
  | 'PASSKEY_ADDRESS'
  /** The device can't verify its user, or failed. */
  | 'PASSKEY_DEVICE';

type RequestOptions = AnswerOf<Calls['beginPasskeySignIn']>['options'];
type CreationOptions = AnswerOf<Calls['beginPasskey']>['options'];
type Assertion = BodyOf<Calls['signInByPasskey']>['credential'];
type Attestation = BodyOf<Calls['addPasskey']>['credential'];

/** The library is loaded with the first use. */
const library = () => import('@simplewebauthn/browser');

/** Returns whether the browser can offer passkeys in the list of a login field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeySupport() && (await library()).browserSupportsWebAuthnAutofill();
}

/**
 * Creates a passkey on a device of the player.
 * @throws ApiError with a code of `PasskeyFailure`
 */
export async function createPasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library();
  return attempt(() => startRegistration({ optionsJSON: options }));
}

/**
 * Asks the player for a passkey: in the browser's dialog, or with `isAutofill` in the list of the login field, until
 * the player chooses one. Only one request is open at a time: a later one ends an earlier one.
 * @throws ApiError with a code of `PasskeyFailure`, or of kind `cancelled` when the request was ended
 */
export async function askPasskey(options: RequestOptions, { isAutofill = false } = {}): Promise<Assertion> {
  const { startAuthentication } = await library();
  return attempt(() => startAuthentication({ optionsJSON: options, useBrowserAutofill: isAutofill }));
}

/** Ends the open request for a passkey, if there is one. */
export async function endPasskeyRequest(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Lets the browser forget a passkey that the site no longer knows, if it can. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  const { sendSignal } = await library();
  // Browsers without this signal keep offering the passkey, and the site refuses it again.
  await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: credentialId }).catch(
    () => {},
  );
}

async function attempt<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    throw await explained(error);
  }
}

async function explained(error: unknown): Promise<ApiError> {
  const { WebAuthnError } = await library();
  const code = error instanceof WebAuthnError ? error.code : undefined;
  if (code === 'ERROR_CEREMONY_ABORTED') {
    return new ApiError({ kind: 'cancelled', status: 499, code: 'CANCELLED', message: 'Ended.' }, error);
  }
  return failure(failureOf(code, error), error);
}

function failureOf(code: string | undefined, error: unknown): PasskeyFailure {
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'PASSKEY_EXISTS';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'PASSKEY_ADDRESS';
  return error instanceof Error && error.name === 'NotAllowedError' ? 'PASSKEY_CANCELLED' : 'PASSKEY_DEVICE';
}

const failure = (code: PasskeyFailure, cause: unknown): ApiError =>
  new ApiError({ kind: 'refused', status: 0, code, message: 'The browser gave no passkey.' }, cause);
