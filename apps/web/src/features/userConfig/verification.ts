import type { UserConfig } from '@touchline/contract';

/** Values of `verification_status` that screens tell apart. */
export const VERIFICATION = { missing: 1, done: 2 } as const;

/** Next step of a player about their identity; `may` and `must` lead to the page of `identity`. */
export type IdentityStep = 'none' | 'wait' | 'may' | 'must';

/**
 * Returns the next step about a player's identity. Every page that mentions the identity goes by it, so that they say
 * the same.
 */
export function identityStep({ identity }: Pick<UserConfig, 'identity'>): IdentityStep {
  const { state, isNeeded } = identity;
  if (state === 'verified') return 'none';
  if (state === 'inReview') return 'wait';
  return isNeeded || state === 'requested' ? 'must' : 'may';
}

/** Returns the page on which the player is verified, without its language. */
export function verificationPage({ identity }: Pick<UserConfig, 'identity'>): UserConfig['identity']['page'] {
  return identity.page;
}
