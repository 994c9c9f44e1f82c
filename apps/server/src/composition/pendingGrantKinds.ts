import {
  passkeyChallengeGrant,
  qrSignInGrant,
  authenticatorSetupGrant,
  pendingSignInGrant,
  socialFlowGrant,
} from '../entry/index.ts';
import { limitTestGrant } from '../protection/index.ts';
import { oneTimeCodeGrant, createEndPendingGrants, type PendingGrant } from '../accounts/index.ts';
import { launchTokenGrant } from '../casino/index.ts';

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
