import type { ProfileRow } from './profile.ts';

/** Values of a profile's `verification_status`. */
export const NOT_VERIFIED = 1;
export const VERIFIED = 2;

/** Values of a profile's `internal_verification_status`, the state of the documents that the player has sent. */
export const DOCUMENTS = { none: 0, inReview: 1, accepted: 2, refused: 3 } as const;

/** Returns whether a player's identity is verified. */
export function isVerified(profile: Pick<ProfileRow, 'verification_status'> | undefined): boolean {
  return profile?.verification_status === VERIFIED;
}

/** Returns whether documents of a player are under review. */
export function isInReview(profile: Pick<ProfileRow, 'internal_verification_status'> | undefined): boolean {
  return profile?.internal_verification_status === DOCUMENTS.inReview;
}

/** Returns whether a player has confirmed the e-mail address. */
export function isEmailConfirmed(profile: Pick<ProfileRow, 'activation_type'> | undefined): boolean {
  const activation = profile?.activation_type ?? 0;
  return activation === 1 || activation === 2;
}
