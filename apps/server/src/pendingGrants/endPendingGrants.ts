import { passkeyChallengeGrant } from '../access/passkeys/passkeyChallenge.grant.ts';
import { qrSignInGrant } from '../access/qrSignIn/qrSignIn.grant.ts';
import { authenticatorSetupGrant, pendingSignInGrant } from '../access/twoStep/twoStep.grants.ts';
import type { Trx } from '../db/database.ts';
import { limitTestGrant } from '../limits/changes/limitTest.grant.ts';
import { oneTimeCodeGrant } from '../oneTimeCodes/oneTimeCode.grant.ts';
import { launchTokenGrant } from '../rounds/launchToken.grant.ts';
import { socialFlowGrant } from '../social/socialFlow.grant.ts';
import { lockPlayer } from '../wallet/ledger.ts';
import type { PendingGrant } from './pendingGrant.ts';

/** All kinds of pending grants that belong to a player. */
export const pendingGrants: readonly PendingGrant[] = [
  oneTimeCodeGrant,
  pendingSignInGrant,
  authenticatorSetupGrant,
  passkeyChallengeGrant,
  qrSignInGrant,
  socialFlowGrant,
  limitTestGrant,
  launchTokenGrant,
];

/**
 * Ends a player's pending grants in the transaction of an act that ends access: a new password, address or login, a
 * removed second factor, the end of sessions, a block. Locks the player: a grant is redeemed under the same lock, so
 * that it is used before the act, or refused after it.
 */
export async function endPendingGrants(trx: Trx, playerId: bigint, now: Date): Promise<void> {
  await lockPlayer(trx, playerId);
  for (const grant of pendingGrants) await grant.end(trx, playerId, now);
}
