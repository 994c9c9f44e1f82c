import { array, boolean, optional, picklist, strictObject, string, type InferOutput } from 'valibot';
import { euros } from './euros.ts';
import { whole } from './whole.ts';

const MOST_CYCLE_MS = 60_000;

/**
 * Entry of a site for games. Its rules of play only ever make those of the law stricter: a value that is looser than the
 * law's has no effect.
 */
export const gamesEntry = strictObject({
  /** Ids of the makers whose games the site offers; all of the platform's if absent. */
  makers: optional(array(string())),
  /** Slugs of the providers whose games the site offers; all of its makers' if absent. */
  providers: optional(array(string())),
  /** True if games without a certificate of the visitor's jurisdiction aren't listed. */
  certifiedOnly: optional(boolean(), false),
  autoplay: optional(picklist(['allowed', 'banned']), 'allowed'),
  /** Least time from the start of a round to the start of the next, ms. */
  minCycleMs: optional(
    strictObject({
      slots: optional(whole(0, MOST_CYCLE_MS), 0),
      others: optional(whole(0, MOST_CYCLE_MS), 0),
    }),
    {},
  ),
  celebrateOverStakeOnly: optional(boolean(), false),
  /** `one`: one game with real money at a time. */
  parallelGames: optional(picklist(['perGame', 'one']), 'perGame'),
  /** Greatest stake of a slot in euros, by the player's age. */
  slotMaxStake: optional(strictObject({ under25: optional(euros), from25: optional(euros) }), {}),
  /** `verified`: for verified players only. */
  demo: optional(picklist(['open', 'verified', 'off']), 'open'),
  bonusBuy: optional(picklist(['allowed', 'banned']), 'allowed'),
  jackpots: optional(picklist(['allowed', 'banned']), 'allowed'),
  /** True if a summary of the session is shown after each hour of play, with a break. */
  sessionSummary: optional(boolean(), false),
});

export type GamesEntry = InferOutput<typeof gamesEntry>;
