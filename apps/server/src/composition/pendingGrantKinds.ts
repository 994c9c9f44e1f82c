import { passkeyChallengeGrant } from '../entry/access/passkeys/passkeyChallenge.grant.ts';
import { qrSignInGrant } from '../entry/access/qrSignIn/qrSignIn.grant.ts';
import { authenticatorSetupGrant, pendingSignInGrant } from '../entry/access/twoStep/twoStep.grants.ts';
import { limitTestGrant } from '../protection/limits/changes/limitTest.grant.ts';
import { oneTimeCodeGrant } from '../accounts/oneTimeCodes/oneTimeCode.grant.ts';
import { createEndPendingGrants } from '../accounts/pendingGrants/endPendingGrants.ts';
import type { PendingGrant } from '../accounts/pendingGrants/pendingGrant.ts';
import { launchTokenGrant } from '../casino/rounds/launchToken.grant.ts';
import { socialFlowGrant } from '../entry/social/socialFlow.grant.ts';

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

/** Ends the pending grants of all kinds. */
export const endPendingGrants = createEndPendingGrants(pendingGrants);
