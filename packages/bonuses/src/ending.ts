/** Money on a bonus account when its wagering is done, minor units. */
export interface WageredBonus {
  readonly balance: bigint;
  /** Amount of the grant. */
  readonly bonus: bigint;
  readonly isSticky: boolean;
  readonly maxConvert?: bigint | undefined;
}

/** Division of a bonus account at its end, minor units. */
export interface Conversion {
  /** Becomes the player's own money. */
  readonly converted: bigint;
  readonly removed: bigint;
}

/**
 * Divides a bonus account whose wagering is done: everything up to the maximum becomes the player's own, for a sticky
 * bonus only what is above the bonus itself. The rest is removed.
 */
export function conversion({ balance, bonus, isSticky, maxConvert }: WageredBonus): Conversion {
  const own = isSticky ? balance - bonus : balance;
  const positive = own > 0n ? own : 0n;
  const converted = maxConvert !== undefined && positive > maxConvert ? maxConvert : positive;
  return { converted, removed: balance - converted };
}

/** Returns whether a stake from a bonus account exceeds the grant's maximum. */
export function exceedsMaxBet(stake: bigint, maxBet: bigint | undefined): boolean {
  return maxBet !== undefined && stake > maxBet;
}

const DAY_MS = 86_400_000;
/** Days after the end of a grant in which its accepted bets still count. */
const LAST_BETS_DAYS = 7;

/** Returns the end of a grant that begins now. */
export function expiryOf(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Returns the time at which an expired grant ends although its bets are still open. */
export function closingOf(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + LAST_BETS_DAYS * DAY_MS);
}

/** Returns the deadline of a free bet that was returned: at least a day from now. */
export function returnedTokenExpiry(expiresAt: Date, now: Date): Date {
  const least = new Date(now.getTime() + DAY_MS);
  return expiresAt > least ? expiresAt : least;
}
