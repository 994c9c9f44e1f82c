import type { IconName } from '../../../primitives/Icon/icons.ts';

/** Results of a bet or a leg. */
export const betOutcomes = ['pending', 'won', 'lost', 'returned', 'cashedOut'] as const;
export type BetOutcome = (typeof betOutcomes)[number];

/** Icon for each result, so that the colour isn't the only cue. */
export const outcomeIcons = {
  pending: 'clock',
  won: 'check',
  lost: 'close',
  returned: 'refresh',
  cashedOut: 'coin',
} as const satisfies Record<BetOutcome, IconName>;
