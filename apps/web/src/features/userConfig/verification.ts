import type { UserConfig } from '@touchline/contract';

/** Values of `verification_status` that screens tell apart. */
export const VERIFICATION = { missing: 1, done: 2 } as const;

/** Type that operators review; verifiers check all others. */
const BY_OPERATORS = 'document';

/**
 * Returns the page on which the player is verified, without its language; undefined if the site verifies nobody.
 * Documents that operators review have a page of their own.
 */
export function verificationPage({
  verification_types: types,
}: Pick<UserConfig, 'verification_types'>): 'office/identification' | 'office/verification' | undefined {
  if (types.some((type) => type !== BY_OPERATORS)) return 'office/verification';
  return types.length > 0 ? 'office/identification' : undefined;
}
