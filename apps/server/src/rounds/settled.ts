/** A closed round of real money, as its consumers get it; amounts in minor units of `iso`. */
export interface SettledRound {
  readonly id: bigint;
  readonly siteId: string;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly gameId: bigint;
  readonly iso: string;
  /** True if it was played from a bonus account. */
  readonly isBonus: boolean;
  /** True if it was a free round. */
  readonly isFree: boolean;
  /** Accepted stakes without those that were returned. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly openedAt: Date;
  readonly closedAt: Date;
}
