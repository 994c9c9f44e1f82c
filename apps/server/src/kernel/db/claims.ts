import type { Trx } from './database.ts';

/** Money that an act moves for one player. */
export interface MovedMoney {
  readonly playerId: bigint;
  readonly iso: string;
  /** Minor units; below 0 if it is taken from the player. The size counts in both directions. */
  readonly amount: bigint;
}

/** Number of players of a site that a message reaches. */
export interface ReachedPlayers {
  readonly siteId: string;
  readonly players: number;
}

/** Change of a site's settings. */
export interface ChangedSetting {
  readonly siteId: string;
  /** Names of the fields whose change loosens a guard. */
  readonly loosened: readonly string[];
}

/** Change of the rights of operators. */
export interface ChangedAccess {
  /** The one site that it is about; null for several, or all. */
  readonly siteId: string | null;
  /** True if somebody gains a right. */
  readonly isGiving: boolean;
}

/**
 * Claims what an operator's act does, in its transaction, once everything else of it has succeeded: so only an act that
 * could be done now waits for a second person. Only the audit log is written after it. All functions throw if the act is beyond what its operator may do
 * alone, which rolls it back. Implemented by `operatorMoney`.
 */
export interface Claims {
  money(trx: Trx, moved: MovedMoney): Promise<void>;
  reach(trx: Trx, reached: ReachedPlayers): Promise<void>;
  setting(trx: Trx, changed: ChangedSetting): Promise<void>;
  access(trx: Trx, changed: ChangedAccess): Promise<void>;
}

/** For acts of the platform itself, which no operator asks for. */
export const unclaimed: Claims = {
  money: () => Promise.resolve(),
  reach: () => Promise.resolve(),
  setting: () => Promise.resolve(),
  access: () => Promise.resolve(),
};
