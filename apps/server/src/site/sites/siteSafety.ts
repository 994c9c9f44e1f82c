import type { PlayersLaw } from '../../accounts/index.ts';

/** Sum of deposits above which something is asked of the player. */
export interface Threshold {
  /** Cents of the base currency. */
  readonly amount: bigint;
  /** Length of the window, back from now; all time if absent. */
  readonly days?: number | undefined;
}

/** Safety settings of a site. */
export interface SiteSafety extends PlayersLaw {
  readonly hasSessionClock: boolean;
  readonly hasTestQuestions: boolean;
  readonly hasExtraLimitsSwitch: boolean;
  readonly isLockedWhilePending: boolean;
  /** Thresholds of the site's own, besides those of the law. */
  readonly identityAbove: readonly Threshold[];
  readonly fundsAbove: readonly Threshold[];
}
