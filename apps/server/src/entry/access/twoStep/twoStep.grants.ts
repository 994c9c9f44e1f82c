import type { PendingGrant } from '../../../accounts/index.ts';
import { endPending } from './pendingSignIns.store.ts';
import { dropSetup } from './twoStep.store.ts';

/** Sign-ins that have passed the first step and wait for the second one. */
export const pendingSignInGrant: PendingGrant = {
  name: 'second step of a sign-in',
  columns: ['pending_sign_ins.guid_hash', 'pending_sign_ins.email_guid'],
  outlivesSession: 'No session has made it: the password or a code has.',
  end: endPending,
};

/** Secrets of authenticator apps that aren't enabled yet. */
export const authenticatorSetupGrant: PendingGrant = {
  name: 'setup of an authenticator app',
  columns: ['two_steps.secret'],
  outlivesSession: 'Only a live session of the player completes it.',
  end: dropSetup,
};
