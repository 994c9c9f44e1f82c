import type { BodyOf, Calls } from '@touchline/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Trx } from '../../../kernel/index.ts';
import { passkeyCopied, passkeyRefused } from './passkeyProblems.ts';
import { setPasskeyUse, type ChallengeRow, type PasskeyRow } from './passkeys.store.ts';
import type { RelyingParty } from './relyingParty.ts';

export type Assertion = BodyOf<Calls['signInByPasskey']>['credential'];

export interface AssertionCheck {
  readonly rp: RelyingParty;
  readonly challenge: Pick<ChallengeRow, 'challenge'>;
  /** The passkey, whose player the caller has locked. */
  readonly passkey: PasskeyRow;
  readonly credential: Assertion;
  /** True if the device must have verified its user by PIN, finger or face. */
  readonly isUserVerified: boolean;
  readonly at: Date;
}

/**
 * Checks the answer of a passkey and stores its use. Throws a ProblemError 422: PASSKEY_REFUSED, or PASSKEY_COPIED if
 * the passkey's counter isn't higher than before.
 */
export async function useAssertion(trx: Trx, check: AssertionCheck): Promise<void> {
  const { passkey, credential, at } = check;
  const { userHandle } = credential.response;
  if (userHandle !== undefined && userHandle !== passkey.user_handle) throw passkeyRefused();
  const { newCounter, credentialBackedUp } = await verified(check);
  const counter = BigInt(newCounter);
  if ((counter > 0n || passkey.counter > 0n) && counter <= passkey.counter) throw passkeyCopied();
  await setPasskeyUse(trx, passkey.id, { counter, is_synced: credentialBackedUp, last_used_at: at });
}

async function verified({ rp, challenge, passkey, credential, isUserVerified }: AssertionCheck) {
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge.challenge,
      expectedOrigin: rp.origin,
      expectedRPID: passkey.rp_id,
      requireUserVerification: isUserVerified,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // The caller compares the counters: the library reports every fault alike.
        counter: 0,
      },
    });
    if (isRight) return authenticationInfo;
  } catch {
    // Every fault of the answer is an exception of the library.
  }
  throw passkeyRefused();
}
