import type { OperatorPaths } from '@touchline/contract';
import type { AnswerOf } from './calls.ts';

/** Why the browser gave no passkey. */
export type PasskeyProblemCode =
  /** The operator closed the browser's dialog, or the device has no passkey of this address. */
  | 'cancelled'
  /** The device already has a passkey of this operator. */
  | 'exists'
  /** Passkeys don't work at this address. */
  | 'address'
  /** The device can't verify its user, or failed. */
  | 'device';

/** Error of the browser's dialog for passkeys. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
  readonly code: PasskeyProblemCode;

  constructor(code: PasskeyProblemCode, cause: unknown) {
    super('The browser gave no passkey.', { cause });
    this.code = code;
  }
}

type RequestOptions = AnswerOf<'post', '/ops/sign-in/passkey/begin'>['options'];
type CreationOptions = AnswerOf<'post', '/ops/me/passkeys/begin'>['options'];
type Sent<Call extends { requestBody: { content: { 'application/json': { credential: unknown } } } }> =
  Call['requestBody']['content']['application/json']['credential'];
type Assertion = Sent<OperatorPaths['/ops/sign-in/passkey']['post']>;
type Attestation = Sent<OperatorPaths['/ops/me/passkeys']['post']>;

/** The library is loaded with the first use. */
const library = () => import('@simplewebauthn/browser');

/** Returns whether the browser supports passkeys: only on secure pages. */
export const hasPasskeySupport = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/**
 * Asks the operator for a passkey in the browser's dialog.
 * @throws {PasskeyProblem}
 */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await library();
  return attempt(() => startAuthentication({ optionsJSON: options }));
}

/**
 * Creates a passkey on a device of the operator.
 * @throws {PasskeyProblem}
 */
export async function createPasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library();
  return attempt(() => startRegistration({ optionsJSON: options }));
}

async function attempt<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    const { WebAuthnError } = await library();
    throw new PasskeyProblem(codeOf(error, error instanceof WebAuthnError ? error.code : undefined), error);
  }
}

function codeOf(error: unknown, code: string | undefined): PasskeyProblemCode {
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'address';
  if (code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  return error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'device';
}
