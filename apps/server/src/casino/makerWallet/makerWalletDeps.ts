import type { Trx } from '../../kernel/index.ts';

/** Rules of a player's place for one game. */
export interface PlayRules {
  /** Least time from the start of a round to the start of the next, ms. */
  readonly minCycleMs: number;
  /** Greatest stake, minor units; undefined without one. */
  readonly maxStake: bigint | undefined;
  readonly autoplay: boolean;
  /** True if a return up to the stake is shown as a plain figure. */
  readonly celebrateOverStakeOnly: boolean;
}

/** A player at a game, in the currency of the account. */
export interface PlayedGame {
  readonly siteId: string;
  /** Null for a guest's demo. */
  readonly playerId: bigint | null;
  /** Country of the session, for guests. */
  readonly country?: string | null;
  readonly gameId: bigint;
  readonly minCycleMs: number;
  readonly iso: string;
  readonly now: Date;
}

/** Dependencies of the decisions about calls. */
export interface DecisionDeps {
  playRulesOf(trx: Trx, game: PlayedGame): Promise<PlayRules>;
  /** Returns whether a reality check waits for the player's answer. */
  isCheckDue(trx: Trx, player: CheckedPlayer, now: Date): Promise<boolean>;
}

/** A player with the session of the sign-in, whose reality checks count. */
export interface CheckedPlayer {
  readonly playerId: bigint;
  readonly siteId: string;
  readonly signInId: bigint | null;
  /** True if the player has or ever had limits or blocks. */
  readonly isRestricted: boolean;
}
