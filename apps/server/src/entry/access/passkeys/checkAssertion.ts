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
  const { counter, isSynced } = await checkAssertion(check);
  await setPasskeyUse(trx, passkey.id, { counter, is_synced: isSynced, last_used_at: at });
}

/** A challenge and the answer of a passkey to it. */
export interface AnsweredChallenge {
  readonly rp: Pick<RelyingParty, 'origin'>;
  readonly challenge: Pick<ChallengeRow, 'challenge'>;
  readonly passkey: Pick<PasskeyRow, 'rp_id' | 'credential_id' | 'public_key' | 'counter'>;
  readonly credential: Assertion;
  readonly isUserVerified: boolean;
}

/** Checks the answer of a passkey. Throws like `useAssertion`. */
export async function checkAssertion(
  answered: AnsweredChallenge,
): Promise<{ readonly counter: bigint; readonly isSynced: boolean }> {
  const { passkey } = answered;
  const { newCounter, credentialBackedUp } = await verified(answered);
  const counter = BigInt(newCounter);
  if ((counter > 0n || passkey.counter > 0n) && counter <= passkey.counter) throw passkeyCopied();
  return { counter, isSynced: credentialBackedUp };
}

async function verified({ rp, challenge, passkey, credential, isUserVerified }: AnsweredChallenge) {
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
