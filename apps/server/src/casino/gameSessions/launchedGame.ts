import type { GameFeature, GameState } from '@touchline/contract/casino';

/** A game, as far as its launch depends on it. */
export interface LaunchedGame {
  readonly id: bigint;
  readonly makerId: string;
  readonly makerGameId: string;
  readonly state: GameState;
  readonly isSlot: boolean;
  readonly hasDemo: boolean;
  readonly features: readonly GameFeature[];
  /** Two capital letters each. */
  readonly blockedCountries: readonly string[];
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly devices: readonly string[];
  readonly minCycleMs: number;
}
