/** Conditions that a payment method sets for its players; each only if it is stated. */
export interface MethodNeeds {
  readonly verified?: true | undefined;
  /** Confirmed phone. */
  readonly phone?: true | undefined;
  readonly email?: true | undefined;
  /** True if withdrawals only go to what was paid in from. */
  readonly depositedWith?: true | undefined;
  /** Days since the registration. */
  readonly accountAgeDays?: number | undefined;
}

/** Data of a player that methods ask for. */
export interface NeedFacts {
  readonly isVerified: boolean;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly registeredAt: Date;
  /** The server's current time. */
  readonly now: Date;
}

/** A need that isn't met: `until` is when it will be by itself. */
export type UnmetNeed =
  | { readonly code: 'VERIFICATION_REQUIRED' | 'PHONE_NEEDED' | 'EMAIL_NEEDED' | 'DEPOSIT_NEEDED' }
  | { readonly code: 'ACCOUNT_TOO_NEW'; readonly until: Date };

const DAY = 86_400_000;

/**
 * Returns the first need of a method that a player doesn't meet; undefined if there is none.
 * @param isSource true if the money goes back to what was paid in from; undefined for a deposit
 */
export function unmetNeed(needs: MethodNeeds, facts: NeedFacts, isSource?: boolean): UnmetNeed | undefined {
  if (needs.verified && !facts.isVerified) return { code: 'VERIFICATION_REQUIRED' };
  if (needs.phone && !facts.hasPhone) return { code: 'PHONE_NEEDED' };
  if (needs.email && !facts.hasEmail) return { code: 'EMAIL_NEEDED' };
  if (needs.depositedWith && isSource === false) return { code: 'DEPOSIT_NEEDED' };
  // A registration may be ahead of the clock of this process: without an age it is no reason.
  if (needs.accountAgeDays === undefined) return undefined;
  const until = new Date(facts.registeredAt.getTime() + needs.accountAgeDays * DAY);
  return until > facts.now ? { code: 'ACCOUNT_TOO_NEW', until } : undefined;
}
