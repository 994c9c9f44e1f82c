import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { CHALLENGE_LIFE } from './challenges.ts';
import { passkeyRefused } from './passkeyProblems.ts';
import type { PasskeyRow } from './passkeys.store.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Signature algorithms in the order of preference: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

type Options = AnswerOf<Calls['beginPasskey']>['options'];

/** A passkey that is about to be created. */
export interface NewPasskey extends Pick<Options, 'challenge' | 'rp' | 'user'> {
  /** Passkeys of the owner at the same host, whose devices don't create another one. */
  readonly known: readonly Pick<PasskeyRow, 'credential_id' | 'transports'>[];
}

/** Returns the options of the browser's call that creates a passkey. */
export function creationOptions({ known, ...about }: NewPasskey): Options {
  return {
    ...about,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFE,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports,
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Checks a created passkey, whose device has verified its user. Throws a ProblemError 422 PASSKEY_REFUSED. */
export async function checkCreation(
  rp: Pick<RelyingParty, 'id' | 'origin'>,
  expectedChallenge: string,
  response: BodyOf<Calls['addPasskey']>['credential'],
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified) return registrationInfo;
  } catch {
    // Every fault of the answer is an exception of the library.
  }
  throw passkeyRefused();
}
