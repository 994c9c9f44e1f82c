import { passkeyChallengeGrant } from './access/passkeys/passkeyChallenge.grant.ts';
import { qrSignInGrant } from './access/qrSignIn/qrSignIn.grant.ts';
import { authenticatorSetupGrant, pendingSignInGrant } from './access/twoStep/twoStep.grants.ts';
import { limitTestGrant } from './limits/changes/limitTest.grant.ts';
import { oneTimeCodeGrant } from './oneTimeCodes/oneTimeCode.grant.ts';
import { createEndPendingGrants } from './pendingGrants/endPendingGrants.ts';
import type { PendingGrant } from './pendingGrants/pendingGrant.ts';
import { launchTokenGrant } from './rounds/launchToken.grant.ts';
import { socialFlowGrant } from './social/socialFlow.grant.ts';

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
