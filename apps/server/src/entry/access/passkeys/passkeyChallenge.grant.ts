import type { PendingGrant } from '../../../accounts/index.ts';
import { deleteChallenges } from './passkeys.store.ts';

/**
 * Challenges by which a player creates a passkey or completes the second step. That of a sign-in by passkey belongs to
 * nobody: its answer proves the passkey anew.
 */
export const passkeyChallengeGrant: PendingGrant = {
  name: 'passkey challenge',
  columns: ['passkey_challenges.guid_hash', 'passkey_challenges.challenge'],
  outlivesSession: 'Its answer needs a live session of the player, or a first step of its own.',
  end: deleteChallenges,
};
